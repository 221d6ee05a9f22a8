// The messages of all that is about notices come when they are needed.
import printed from "printed:news";
import { speech } from "../speech/language.svelte";

export function learnt(): Promise<void> {
  return speech.learn("news", printed.messages);
}
