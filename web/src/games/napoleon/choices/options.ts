// What an option of a Politics or Army card says, in few words.
import type { Scene } from "../../../scene/scene";
import { speech, t } from "../../../speech/language.svelte";
import { viewOf } from "../view";

interface Effect {
  kind: string;
  amount?: number;
  count?: number;
  max?: number;
  what?: string;
  classes?: string[];
  options?: Effect[];
}

/** The option of the card that is being carried out, by its number from 1. */
export function optionText(scene: Scene, number: number): string | undefined {
  const id = viewOf(scene).card?.card;
  const effect = id ? (scene.lexicon.row("action-card", id)?.["effect"] as Effect | undefined) : undefined;
  const option = effect?.options?.[number - 1];
  if (!option) return undefined;
  const subject = option.what ?? option.classes?.[0];
  const name = [option.kind, subject].filter(Boolean).join("-").replaceAll("_", "-");
  const key = `web-napoleon-effect-${name}`;
  const amount = option.amount ?? option.count ?? 1;
  return speech.has(key) ? t(key, { amount, most: option.max ?? 0 }) : undefined;
}
