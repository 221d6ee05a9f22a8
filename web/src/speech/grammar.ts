// The forms that a name takes in a sentence: with its article, after prepositions, as the one who acts. The program says
// the same in its terminal (crates/phrasebook/src/grammar.rs); a test compares both.
import type { Lang } from "./language.svelte";

/** How a name stands in sentences, as editions write it beside the name; in one language. */
export interface Grammar {
  /** With its article if it has one: “the Aegean Sea”. */
  said?: string;
  /** What is counted where there is one, and where there are several. */
  one?: string;
  many?: string;
  /** Whether verbs follow it in the plural. */
  plural?: boolean;
  /** The languages in which one is on it, not in it. */
  on?: string[];
}

/** A name with its grammar. */
export type Wording = { name: string; grammar?: Grammar };

/** The forms of a name, by what is added to the name of its gap: `$zone-in` is “in the Aegean Sea”. */
export type Forms = Record<string, string>;

const ARTICLES: Record<Lang, string[]> = {
  es: ["el ", "la ", "los ", "las "],
  en: ["the "],
  nl: ["de ", "het "],
  de: ["der ", "die ", "das "],
};

/** The same with a capital letter. */
export function capital(text: string): string {
  const [first = "", ...rest] = text;
  return first.toUpperCase() + rest.join("");
}

function withoutArticle(said: string, lang: Lang): string {
  const article = ARTICLES[lang].find((known) => said.startsWith(known));
  return article === undefined ? said : said.slice(article.length);
}

/** A preposition that melts with “el”: “del”, “al”. */
function contracted(preposition: string, said: string): string {
  return said.startsWith("el ") ? `${preposition}l ${said.slice(3)}` : `${preposition} ${said}`;
}

/** All forms of a name. */
export function formsOf({ name, grammar = {} }: Wording, lang: Lang): Forms {
  const said = grammar.said ?? name;
  const on = grammar.on?.includes(lang) ?? false;
  return {
    name,
    the: said,
    The: capital(said),
    bare: withoutArticle(said, lang),
    who: grammar.plural ? "many" : "one",
    ...withCapitals(prepositions(said, lang, on, grammar.plural ?? false)),
    ...(grammar.one !== undefined && { one: `1 ${grammar.one}` }),
  };
}

/** With the forms that can stand at the beginning of a sentence. */
function withCapitals(forms: Forms): Forms {
  const begins = ["to", "in", "from", "whom", "whose"].filter((form) => form in forms);
  const capitals = begins.map((form) => [capital(form), capital(forms[form] ?? "")]);
  return { ...forms, ...Object.fromEntries(capitals) };
}

function prepositions(said: string, lang: Lang, on: boolean, plural: boolean): Forms {
  switch (lang) {
    case "en": {
      const whose = `${said}${said.endsWith("s") ? "’" : "’s"}`;
      const at = `${on ? "on" : "in"} ${said}`;
      const forms = { of: `of ${said}`, to: `to ${said}`, in: at, from: `from ${said}` };
      return { ...forms, whom: said, dative: said, whose, become: said };
    }
    case "nl": {
      const [at, from] = on ? ["op", "vanaf"] : ["in", "vanuit"];
      const of = `van ${said}`;
      const forms = { of, to: `naar ${said}`, in: `${at} ${said}`, from: `${from} ${said}` };
      return { ...forms, whom: said, dative: said, whose: of, become: said };
    }
    case "es": {
      const [of, to] = [contracted("de", said), contracted("a", said)];
      const forms = { of, to, in: `en ${said}`, from: `desde ${said}` };
      return { ...forms, whom: to, dative: said, whose: of, become: said };
    }
    case "de":
      return german(said, on, plural);
  }
}

/** Accusative and dative of a name without article, which may have an epithet: “Alexander den Großen”. */
function withEpithet(said: string): [whom: string, dative: string] {
  const [, name, epithet] = /^(.*?) der (.*e)$/.exec(said) ?? [];
  return name ? [`${name} den ${epithet}n`, `${name} dem ${epithet}n`] : [said, said];
}

/** The cases of a German name and the prepositions that melt with its article: “im Rheinland”, “in die Schweiz”. */
function german(said: string, on: boolean, plural: boolean): Forms {
  const name = withoutArticle(said, "de");
  const article = said.slice(0, said.length - name.length).trimEnd();
  const declined = weak(name);
  const several = dativePlural(declined);
  const [whom, dative] =
    article === "die"
      ? [said, plural ? `den ${several}` : `der ${declined}`]
      : article === "das"
        ? [said, `dem ${declined}`]
        : article === "der"
          ? [`den ${declined}`, `dem ${declined}`]
          : withEpithet(said);
  const melted = (preposition: string, melts: string) =>
    dative.startsWith("dem ") ? `${melts} ${dative.slice(4)}` : `${preposition} ${dative}`;
  const to = article === "" ? `nach ${said}` : article === "das" ? `ins ${name}` : `in ${whom}`;
  const of = melted("von", "vom");
  const become = article === "die" ? (plural ? `zu ${several}` : `zur ${declined}`) : melted("zu", "zum");
  const at = on ? `auf ${dative}` : melted("in", "im");
  const from = on ? of : `aus ${dative}`;
  return { of, to, in: at, from, whom, dative, whose: genitive(dative) ?? of, become };
}

/**
 * “der Achaier”, “des Osmanischen Reichs”: the genitive of a name with an article, by its dative. What another genitive
 * follows has none that sounds well.
 */
function genitive(dative: string): string | undefined {
  // “den Achaiern”, but “den Seleukiden” as it is.
  if (dative.startsWith("den ")) return `der ${dative.slice(4).replace(/rn$/, "r")}`;
  if (dative.startsWith("der ")) return dative;
  const name = dative.startsWith("dem ") ? dative.slice(4) : " des ";
  if (name.includes(" des ")) return undefined;
  const [noun = "", ...rest] = name.split(" von ");
  return [`des ${noun}s`, ...rest].join(" von ");
}

/**
 * With the ending that adjectives have behind “dem” and “der”: “Ionischen Meer”. An adjective stands right before a noun,
 * which German writes with a capital letter, and ends in -e.
 */
function weak(name: string): string {
  const words = name.split(" ");
  const noun = (word: string | undefined) => word !== undefined && /^\p{Lu}/u.test(word);
  return words.map((word, at) => (noun(words[at + 1]) && word.endsWith("e") ? `${word}n` : word)).join(" ");
}

/** The dative of several: “Achaiern”, “Dragonern”. */
function dativePlural(name: string): string {
  return /[ns]$/.test(name) ? name : `${name}n`;
}

/** So many of something; in the German dative, “2 Schiffen”. */
export function counted({ one = "", many = "" }: Grammar, count: number, dative: boolean): string {
  if (count === 1) return `1 ${one}`;
  const [noun = "", ...rest] = many.split(" ");
  return [count, dative ? dativePlural(noun) : noun, ...rest].join(" ");
}

/** Between a card and what it counts: “Henry IV with 49”. */
export function withWord(lang: Lang): string {
  return { es: "con", en: "with", nl: "met", de: "mit" }[lang];
}

/** The forms of whoever reads. */
export function you(lang: Lang): Forms {
  switch (lang) {
    case "en":
      return forYou(["you", "You", "of you", "to you", "you", "you", "your"]);
    case "es":
      return forYou(["tú", "Tú", "de ti", "a ti", "a ti", "ti", "tu"]);
    case "nl":
      return forYou(["jij", "Je", "van jou", "naar jou", "je", "jou", "jouw"]);
    case "de":
      return forYou(["du", "Du", "von dir", "zu dir", "dich", "dir", "dein"]);
  }
}

type ForYou = [the: string, The: string, of: string, to: string, whom: string, dative: string, whose: string];

function forYou([the, The, of, to, whom, dative, whose]: ForYou): Forms {
  return { the, The, of, to, whom, dative, whose, Whose: capital(whose), who: "you" };
}

/** Several things as one: “France and the Ottoman Empire”. */
export function joinedForms(items: Forms[], lang: Lang): Forms {
  const [first = {}, ...others] = items;
  if (others.length === 0) return first;
  const shared = Object.keys(first).filter((form) => items.every((item) => item[form] !== undefined));
  const all = (form: string) => items.map((item) => item[form] ?? "");
  const joint = (form: string) => {
    if (form === "who") return all(form).includes("you") ? "you" : "many";
    const begins = form !== form.toLowerCase();
    return begins ? capital(joined(all(form.toLowerCase()), lang)) : joined(all(form), lang);
  };
  return Object.fromEntries(shared.map((form) => [form, joint(form)]));
}

/** The items as one says them in a language, with commas and a last “and”. */
export function joined(items: string[], lang: Lang): string {
  const last = items.at(-1) ?? "";
  if (items.length < 2) return last;
  const and = { es: soundsLikeY(last) ? "e" : "y", en: "and", nl: "en", de: "und" }[lang];
  return `${items.slice(0, -1).join(", ")} ${and} ${last}`;
}

/** Whether a Spanish word begins with the sound of the conjunction “y”: `Isabel` does, `Hierro` does not. */
function soundsLikeY(word: string): boolean {
  return /^h?(í|i(?![aeouáéóú]))/iu.test(word);
}
