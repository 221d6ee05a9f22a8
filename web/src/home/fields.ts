// The fields of a form know what is wrong with them, in the page's language rather than in the browser's.
import { getContext, setContext } from "svelte";
import { t } from "../speech/language.svelte";

/** What a field must hold. */
export interface Demand {
  /** Whether it may not be left empty. */
  required?: boolean;
  /** How many characters it needs at least. */
  least?: number;
  /** What it may look like, and the message for what does not. */
  form?: { pattern: RegExp; message: string };
}

/** What is wrong with a text, in a sentence; nothing if all is well. */
export function wrongWith(text: string, { required = false, least = 0, form }: Demand): string {
  if (text.trim() === "") return required ? t("web-home-form-missing") : "";
  if (form && !form.pattern.test(text.trim())) return t(form.message);
  if ([...text].length < least) return t("web-home-form-too-short", { count: least });
  return "";
}

/** A field of a form. */
export interface FormField {
  /** Whether it can be sent; from then on it says so if not. */
  check(): boolean;
  focus(): void;
}

const FIELDS = Symbol("the fields of a form");

/** The fields of the form that calls this, in the order in which they stand there. */
export function fieldsOfForm(): Set<FormField> {
  return setContext(FIELDS, new Set<FormField>());
}

/** Whether something is wrong in a form: all fields say so, and the first of them is led to. */
export function foundWrong(fields: Iterable<FormField>): boolean {
  const [first] = [...fields].filter((field) => !field.check());
  first?.focus();
  return first !== undefined;
}

/** The fields of the form around the field that calls this. */
export function formAround(): Set<FormField> | undefined {
  return getContext<Set<FormField> | undefined>(FIELDS);
}
