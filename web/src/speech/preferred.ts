// The languages of the pages, and which of them whoever sits before the page likes best.

export const LANGS = ["es", "en", "nl", "de"] as const;
export type Lang = (typeof LANGS)[number];

const KEPT = "imperios.language";

function isLang(code: string): code is Lang {
  return (LANGS as readonly string[]).includes(code);
}

/** The language that was chosen last, else the first one that the browser asks for. */
export function preferred(): Lang {
  const kept = localStorage.getItem(KEPT);
  const wishes = [kept, ...navigator.languages].filter((wish) => wish !== null);
  return wishes.map((wish) => wish.slice(0, 2).toLowerCase()).find(isLang) ?? "es";
}

/** Remembers a choice of language. */
export function keep(lang: Lang): void {
  localStorage.setItem(KEPT, lang);
}
