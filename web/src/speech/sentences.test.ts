// The pages say what the program says: the same sentences from the same phrases, in every language.
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { LANGS, speech, type Lang } from "./language.svelte";
import { open } from "./lexicon.svelte";
import { say, type Phrase } from "./phrase";

interface Sentence {
  seats: { name: string; plays: { kind: string; id: string }[] }[];
  you: number | null;
  phrase: Phrase;
  said: Record<Lang, string>;
}

const folder = join(dirname(fileURLToPath(import.meta.url)), "../../../tests/sentences");

describe.each(["altes-reich", "grecia", "napoleon"])("sentences of %s", (game) => {
  const sentences = JSON.parse(readFileSync(join(folder, `${game}.json`), "utf8")) as Sentence[];

  test.each(LANGS)("in %s are those of the program", async (lang) => {
    const lexicon = await open(game);
    await speech.change(lang);
    const seat = ({ seats }: Sentence, number: number) => seats[number - 1] ?? { name: "", plays: [] };
    const said = sentences.map((sentence) =>
      say(sentence.phrase, {
        lexicon,
        you: sentence.you,
        seat: (number) => seat(sentence, number).name,
        plays: (number) => seat(sentence, number).plays,
      }),
    );
    expect(sentences.length).toBeGreaterThan(60);
    expect(said).toEqual(sentences.map((sentence) => sentence.said[lang]));
  });
});
