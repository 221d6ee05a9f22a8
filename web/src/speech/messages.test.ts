// The catalogue is whole: every message in every language with the same gaps, none missing, none that nobody says.
import { FluentResource } from "@fluent/bundle";
import { readFileSync, readdirSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";

const here = dirname(fileURLToPath(import.meta.url));
const catalogue = join(here, "../../../data/messages");
const source = join(here, "..");
const LANGS = ["es", "en", "nl", "de"];

/** Messages of the web app by key, with the names of their gaps. */
function messages(lang: string): Map<string, Set<string>> {
  const folder = join(catalogue, lang, "web");
  const found = new Map<string, Set<string>>();
  for (const file of readdirSync(folder)) {
    const text = readFileSync(join(folder, file), "utf8");
    for (const message of new FluentResource(text).body) {
      const gaps = new Set(
        [...JSON.stringify(message.value).matchAll(/"type":"var","name":"([^"]+)"/g)].map(
          (gap) => gap[1] ?? "",
        ),
      );
      expect(found.has(message.id), `${lang}/${file}: ${message.id} twice`).toBe(false);
      found.set(message.id, gaps);
    }
  }
  return found;
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === "wire" ? [] : sources(path);
    return /\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith(".test.ts")
      ? [readFileSync(path, "utf8")]
      : [];
  });
}

describe("messages of the web app", () => {
  const spanish = messages("es");
  const code = sources(source).join("\n");

  test.each(LANGS)("%s says what Spanish says", (lang) => {
    const other = messages(lang);
    expect([...other.keys()].sort()).toEqual([...spanish.keys()].sort());
    // Each language takes the form that it needs of what stands in a gap, such as `zone-from`.
    const bare = (gaps: Iterable<string>) => [...new Set([...gaps].map((gap) => gap.split("-")[0]))].sort();
    for (const [key, gaps] of spanish) expect(bare(other.get(key) ?? []), key).toEqual(bare(gaps));
  });

  test("every message that is said is in the catalogue", () => {
    const said = [...code.matchAll(/["'`](web-[a-z0-9-]*[a-z0-9])["'`]/g)].map((match) => match[1] ?? "");
    const missing = said.filter((key) => !spanish.has(key));
    expect([...new Set(missing)]).toEqual([]);
  });

  test("every message of the catalogue is said", () => {
    // A key may be put together: `web-language-${lang}`.
    const stems = [...code.matchAll(/["'`](web-[a-z0-9-]*-)\$\{/g)].map((match) => match[1] ?? "");
    const unused = [...spanish.keys()].filter(
      (key) => key.startsWith("web-") && !code.includes(key) && !stems.some((stem) => key.startsWith(stem)),
    );
    expect(unused).toEqual([]);
  });
});
