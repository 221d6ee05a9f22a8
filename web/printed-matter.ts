// What is printed with the games, for the bundler: editions, rulebooks, maps and messages of `data/`, icons by name.
//
//   printed:grecia        all that is printed with a game, each part fetched when it is asked for; printed:house for all
//                         pages, printed:position, printed:print, printed:puzzles and printed:news for those of few pages
//   words:grecia/es       the messages of a game, and its edition: all tables of data/grecia/*.toml, in one language;
//                         words:house/es the messages that every page needs, words:position/es those of one page
//   rulebook:grecia/es    data/rulebook/grecia.es.toml
//   geometry:grecia       data/grecia/geometry.json without what only checks need
//   sketch:grecia/0,0,9,9 the lands of the map within a frame, in few strokes
//   lesson:grecia/es      data/lessons/grecia.toml in one language
//   examples:grecia       the worked examples of the rulebook that are drawn, from tests/conformance
//   icon:crown            one icon of game-icons.net
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { parse } from "smol-toml";
import type { Plugin } from "vite";
import { sketch } from "./sketch";
import type { Geometry } from "./src/map/geometry";
import { workedExamples } from "./worked-examples";

const here = dirname(fileURLToPath(import.meta.url));
const data = join(here, "..", "data");
const LANGS = ["es", "en", "nl", "de"];
/** Pages whose messages come with them, because few go there. */
const PAGES = ["position", "print", "puzzles", "programs", "tournaments", "people", "news"];
/** The games that have a room, by their folders. */
const ROOMS = readdirSync(join(here, "src", "games")).filter((name) =>
  existsSync(join(here, "src", "games", name, "room.ts")),
);

type Icons = {
  icons: Record<string, { body: string; width?: number; height?: number }>;
  width: number;
  height: number;
};
let icons: Icons | undefined;

function gameIcons(): Icons {
  const require = createRequire(import.meta.url);
  icons ??= JSON.parse(readFileSync(require.resolve("@iconify-json/game-icons/icons.json"), "utf8")) as Icons;
  return icons;
}

function isText(value: object): value is Record<string, string> {
  const keys = Object.keys(value);
  return keys.length === LANGS.length && LANGS.every((lang) => keys.includes(lang));
}

/** The same value with every text in four languages replaced by the one that is asked for. */
export function inLanguage(value: unknown, lang: string): unknown {
  if (Array.isArray(value)) return value.map((item) => inLanguage(item, lang));
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  if (isText(value)) return value[lang];
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inLanguage(item, lang)]));
}

function edition(game: string, lang: string, watch: (file: string) => void): unknown {
  const folder = join(data, game);
  const tables: Record<string, unknown> = {};
  for (const file of readdirSync(folder).filter((name) => name.endsWith(".toml"))) {
    watch(join(folder, file));
    tables[file.replace(".toml", "")] = inLanguage(parse(readFileSync(join(folder, file), "utf8")), lang);
  }
  return tables;
}

/** Comments are for translators, not for the wire. */
function withoutComments(ftl: string): string {
  return ftl
    .split("\n")
    .filter((line) => !line.startsWith("#") && line.trim() !== "")
    .join("\n");
}

function messages(lang: string, group: string, watch: (file: string) => void): string {
  const folder = join(data, "messages", lang);
  const files =
    group !== "house"
      ? [join(folder, `${group}.ftl`), join(folder, "web", `${group}.ftl`)]
      : [
          join(folder, "table.ftl"),
          join(folder, "insight.ftl"),
          ...readdirSync(join(folder, "web"))
            .filter(
              (name) => name.endsWith(".ftl") && ![...ROOMS, ...PAGES].includes(name.replace(".ftl", "")),
            )
            .map((name) => join(folder, "web", name)),
        ];
  return files
    .filter((file) => existsSync(file))
    .map((file) => {
      watch(file);
      return withoutComments(readFileSync(file, "utf8"));
    })
    .join("\n");
}

function geometry(game: string, watch: (file: string) => void): unknown {
  const file = join(data, game, "geometry.json");
  watch(file);
  const { adjacency: _, ...drawn } = JSON.parse(readFileSync(file, "utf8")) as Record<string, unknown>;
  return drawn;
}

function icon(name: string): unknown {
  const all = gameIcons();
  const found = all.icons[name];
  if (!found) throw new Error(`game-icons has no icon ${name}`);
  return { body: found.body, width: found.width ?? all.width, height: found.height ?? all.height };
}

/** A module of what is printed with a game, or for all pages, which fetches each part only when it is asked for. */
function printed(name: string): string {
  const fetched = (id: string) => `() => import("${id}")`;
  const inLanguages = (id: (lang: string) => string) =>
    `{ ${LANGS.map((lang) => `${lang}: ${fetched(id(lang))}`).join(", ")} }`;
  // Messages and edition of a game are needed together, so they come in one file.
  const words = (part: string) =>
    `{ ${LANGS.map((lang) => `${lang}: () => import("words:${name}/${lang}").then((words) => ({ default: words.${part} }))`).join(", ")} }`;
  const parts = [`messages: ${words("messages")}`];
  if (ROOMS.includes(name)) {
    parts.push(`edition: ${words("edition")}`);
    for (const kind of ["rulebook", "lesson"])
      parts.push(`${kind}: ${inLanguages((lang) => `${kind}:${name}/${lang}`)}`);
    parts.push(`examples: ${fetched(`examples:${name}`)}`);
  }
  return `export default { ${parts.join(", ")} }`;
}

export function printedMatter(): Plugin {
  const KINDS = /^(words|rulebook|geometry|sketch|lesson|examples|icon|printed):(.+)$/;
  return {
    name: "printed-matter",
    enforce: "pre",
    resolveId(id) {
      return KINDS.test(id) ? `\0${id}` : undefined;
    },
    load(id) {
      const match = id.startsWith("\0") ? KINDS.exec(id.slice(1)) : null;
      if (!match) return undefined;
      const [, kind, rest] = match as unknown as [string, string, string];
      const [name, lang] = rest.split("/") as [string, string];
      const watch = (file: string) => this.addWatchFile(file);
      const parsed = (value: unknown) => `JSON.parse(${JSON.stringify(JSON.stringify(value))})`;
      const json = (value: unknown) => `export default ${parsed(value)}`;
      switch (kind) {
        case "words": {
          const said = `export const messages = ${JSON.stringify(messages(lang, name, watch))};`;
          return ROOMS.includes(name)
            ? `${said}export const edition = ${parsed(edition(name, lang, watch))}`
            : said;
        }
        case "rulebook": {
          const file = join(data, "rulebook", `${name}.${lang}.toml`);
          watch(file);
          return json(parse(readFileSync(file, "utf8")));
        }
        case "lesson": {
          const file = join(data, "lessons", `${name}.toml`);
          watch(file);
          return json(inLanguage(parse(readFileSync(file, "utf8")), lang));
        }
        case "geometry":
          return json(geometry(name, watch));
        case "sketch": {
          const { zones } = geometry(name, watch) as Geometry;
          return json(sketch(zones, lang.split(",").map(Number) as unknown as Geometry["viewBox"]));
        }
        case "examples":
          return json(workedExamples(join(here, ".."), name, watch));
        case "icon":
          return json(icon(name));
        default:
          return printed(name);
      }
    },
  };
}
