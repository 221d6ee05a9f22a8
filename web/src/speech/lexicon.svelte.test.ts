import { flushSync } from "svelte";
import { beforeEach, describe, expect, it } from "vitest";
import type { InLanguages } from "../scene/room";
import { LANGS, speech, t, type Lang } from "./language.svelte";
import { Lexicon, lexiconOf, open } from "./lexicon.svelte";
import { say } from "./phrase";

describe("the language of a page", () => {
  beforeEach(() => speech.change("en"));

  it("is that of all names, whichever page they were first read on", async () => {
    // A page asks first, and is left.
    const leave = $effect.root(() => {
      lexiconOf("napoleon");
    });
    const lexicon = await open("napoleon");
    const phrase = { message: "napoleon-choice-from", zone: { zone: "london" } };
    const names = { lexicon, seat: String };
    expect(say(phrase, names)).toContain("London");
    leave();

    let drawn = "";
    const close = $effect.root(() => {
      $effect(() => {
        drawn = say(phrase, names);
      });
    });
    for (const [lang, name] of [
      ["es", "Londres"],
      ["de", "London"],
      ["nl", "Londen"],
    ] as const) {
      await speech.change(lang);
      flushSync();
      expect(drawn).toContain(name);
    }
    close();
  });

  it("is the one that was asked for last, however long each takes to come", async () => {
    const waits: Partial<Record<Lang, number>> = { nl: 30, de: 1 };
    const slow = Object.fromEntries(
      LANGS.map((lang) => [
        lang,
        () =>
          new Promise((here) =>
            setTimeout(() => here({ default: `tested = in ${lang}\n` }), waits[lang] ?? 0),
          ),
      ]),
    ) as InLanguages<string>;
    await speech.learn("tested", slow);
    expect(t("tested")).toBe("in en");
    await Promise.all([speech.change("nl"), speech.change("de")]);
    expect([speech.lang, t("tested")]).toEqual(["de", "in de"]);
  });

  it("is kept by what begins to load while it changes", async () => {
    const changed = speech.change("nl");
    const lexicon = await open("grecia");
    await changed;
    expect(t("grecia-title")).not.toBe("grecia-title");
    expect([speech.lang, lexicon.name("zone", "athens")]).toEqual(["nl", "Athene"]);
  });

  it("stays as it was where another can't be had", async () => {
    let broken = false;
    const room = { printed: { edition: {} } } as unknown as ConstructorParameters<typeof Lexicon>[0];
    for (const lang of LANGS)
      room.printed.edition[lang] = () =>
        broken ? Promise.reject(new Error("offline")) : Promise.resolve({ default: {} });
    const lexicon = new Lexicon(room);
    await speech.keepUp("a broken edition", (lang) => lexicon.load(lang));
    broken = true;
    await expect(speech.change("es")).rejects.toThrow("offline");
    expect(speech.lang).toBe("en");
    broken = false;
    await speech.change("es");
    expect(speech.lang).toBe("es");
  });
});
