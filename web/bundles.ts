// Which files the pages come in: few and whole ones, because each costs a way to the server and back.
//
//   start     what runs first, and sends for the rest
//   house     what every page needs, and the counters of which both the miniatures of the first page and tables are made
//   cards     the cards that stand in such a miniature too
//   home      the first page
//   board     what tables, replays, lessons and rulebooks share
//   diagrams  what the rulebooks of several games draw with
//   news      what is told while one does not look, and how
//   tokens    what only tokens on paper are drawn with
//   print     what the sheets of several games are printed with
//   editor    what the positions of several games are set up with
//
// What a single page or the tables of a single game need comes with them.

/** A group of modules in one file. A module that fits several goes with the first, and all it uses with it. */
type Bundle = { name: string; test: RegExp; minShareCount?: number };

const any = (...parts: string[]): RegExp => new RegExp(parts.join("|"));

export const BUNDLES: Bundle[] = [
  {
    name: "start",
    test: any(
      "vite/preload",
      "\0printed:",
      "src/(start|pages/index|games/ahead|service/ahead|speech/preferred)\\.ts",
    ),
  },
  {
    name: "house",
    test: any(
      "node_modules/(svelte|esm-env|@fluent|clsx)",
      "src/(App|main|[a-z]+\\.css|furniture|speech|games/index|games/[a-z-]+/room|plain/room)",
      "src/(service/(bots|invitations|looked)|table/(keys|named-value)|home/(new-table|games-here))\\.",
      "\0icon:(crossed-swords|wax-seal)",
      "src/games/(grecia/(Counter|icons|seat-look|Ships|Tower)|napoleon/(heraldry|homes|pieces/silhouettes))\\.",
      "src/games/altes-reich/heraldry/Eagle\\.",
    ),
  },
  {
    name: "cards",
    test: any("src/games/altes-reich/cards/(EventCard|MonarchCard)\\."),
  },
  { name: "home", test: any("src/pages/Home", "src/games/(miniatures|[a-z-]+/Miniature)\\.", "\0sketch:") },
  { name: "tokens", test: any("\0icon:(coins|position-marker)"), minShareCount: 2 },
  {
    name: "board",
    test: any(
      "src/(?!games/|wire/|editor/|news/|print/)[a-z]+/",
      "src/games/(?!empires/(diagram|editor))",
      "\0icon:",
    ),
    minShareCount: 2,
  },
  { name: "news", test: any("src/news/"), minShareCount: 2 },
  { name: "editor", test: any("src/editor/", "src/games/empires/editor/"), minShareCount: 2 },
  { name: "print", test: any("src/print/"), minShareCount: 2 },
  { name: "diagrams", test: any("src/games/empires/diagram/"), minShareCount: 2 },
];
