// Searching a rulebook: capitals and accents make no difference, all words must be there.
import type { Book } from "./book.svelte";

/** A piece of a text, and whether it is what was looked for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/** What was folded before: a book is searched again with every letter that is typed. */
const folded = new Map<string, string>();

/** The text in small letters without accents, letter by letter, so that places in it are places in the text. */
export function fold(text: string): string {
  let plain = folded.get(text);
  if (plain === undefined) folded.set(text, (plain = plainly(text)));
  return plain;
}

function plainly(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** The words that are looked for. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/\s+/)
    .filter((word) => word !== "");
}

/** Whether all words are in the text. */
export function matches(text: string, words: string[]): boolean {
  const plain = fold(text);
  return words.every((word) => plain.includes(word));
}

/** The text in pieces, with the words that are looked for apart. */
export function pieces(text: string, words: string[]): Piece[] {
  if (words.length === 0) return [{ text, hit: false }];
  const plain = fold(text);
  const marked = new Array<boolean>(text.length).fill(false);
  for (const word of words)
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + 1))
      marked.fill(true, at, at + word.length);
  const found: Piece[] = [];
  for (let at = 0; at < text.length; at++) {
    const hit = marked[at] ?? false;
    const last = found.at(-1);
    if (last && last.hit === hit) last.text += text[at];
    else found.push({ text: text[at] ?? "", hit });
  }
  return found;
}

/** The ids of the rules in which all words stand; a rule is found by its id, too. */
export function hits(book: Book, words: string[]): Set<string> {
  const found = new Set<string>();
  if (words.length === 0) return found;
  for (const chapter of book.chapter)
    for (const rule of chapter.rule ?? [])
      if (matches(`${rule.id} ${rule.text} ${rule.example ?? ""}`, words)) found.add(rule.id);
  return found;
}
