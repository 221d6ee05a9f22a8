import { speech, t } from "../speech/language.svelte";
import type { ValueNamed } from "../wire/ValueNamed";

/** What a value of an option is called: by the catalogue of messages, or else by the edition it belongs to. */
export function namedValue(
  game: string,
  key: string,
  value: string,
  names: readonly ValueNamed[] | undefined,
): string {
  const message = `${game}-option-${key}-${value}`;
  if (speech.has(message)) return t(message);
  const own = names?.find((one) => one.key === key && one.value === value);
  return own?.name[speech.lang] ?? value;
}
