import { describe, expect, it } from "vitest";
import type { Book } from "./book.svelte";
import { fold, hits, pieces, wordsOf } from "./search";

describe("searching a rulebook", () => {
  it("does not mind accents and capitals", () => {
    expect(fold("Montaña ÉXITO Straße")).toBe("montana exito straße");
    expect(wordsOf("  Montaña  bono ")).toEqual(["montana", "bono"]);
  });

  it("marks every place where a word stands", () => {
    expect(pieces("La Montaña: montañas.", ["montana"])).toEqual([
      { text: "La ", hit: false },
      { text: "Montaña", hit: true },
      { text: ": ", hit: false },
      { text: "montaña", hit: true },
      { text: "s.", hit: false },
    ]);
  });

  it("finds rules by all words, in the text, the example or the id", () => {
    const book: Book = {
      title: "",
      tagline: "",
      terms: {},
      chapter: [
        {
          id: "com",
          title: "",
          rule: [
            { id: "NA-COM-05", text: "Armas combinadas" },
            { id: "NA-COM-08", text: "Por cada ejército", example: "una frontera de montaña" },
          ],
        },
        { id: "options", title: "" },
      ],
    };
    expect([...hits(book, wordsOf("montana ejercito"))]).toEqual(["NA-COM-08"]);
    expect([...hits(book, wordsOf("na-com-05"))]).toEqual(["NA-COM-05"]);
    expect(hits(book, []).size).toBe(0);
  });
});
