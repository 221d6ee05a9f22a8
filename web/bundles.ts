// Which files the pages come in: few and whole ones, because each costs a way to the server and back.
//
//   start     what runs first, and sends for the rest
//   house     what every page needs, the first page with it
//   pieces    what the miniatures of the first page share with the tables of their games
//   board     what tables, replays, lessons and rulebooks share
//   diagrams  what the rulebooks of several games draw with
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
      "\0printed:house",
      "src/(start|pages/index|service/ahead|speech/preferred)\\.ts",
    ),
  },
  {
    name: "house",
    test: any(
      "node_modules/(svelte|esm-env|@fluent|clsx)",
      "src/(App|main|[a-z]+\\.css|pages/Home|furniture|speech|games/index|games/[a-z-]+/room|plain/room)",
    ),
  },
  {
    name: "pieces",
    test: any(
      "src/games/altes-reich/(cards|heraldry)/",
      "src/games/grecia/(Counter|Ships|Tower|icons|seat-look)",
      "src/games/napoleon/(heraldry|homes|pieces/silhouettes)",
    ),
    minShareCount: 2,
  },
  {
    name: "board",
    test: any("src/(?!games/|wire/)[a-z]+/", "src/games/(?!miniatures|empires/diagram)", "\0icon:"),
    minShareCount: 2,
  },
  { name: "diagrams", test: any("src/games/empires/diagram/"), minShareCount: 2 },
];
