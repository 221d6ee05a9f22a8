// What can be looked at beside the board, and on which screens that means instead of it.
import { MediaQuery } from "svelte/reactivity";

/** On wide screens only the last three are tabs: the board and its panel are always there. */
export type Tab = "table" | "panel" | "log" | "chat" | "rules";

/** Whether the page is laid out for a phone held upright. */
export const phone = new MediaQuery("(max-width: 640px) and (orientation: portrait)");
