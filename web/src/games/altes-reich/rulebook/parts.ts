import type { RulebookParts } from "../../../scene/room";
import Diagram from "./Diagram.svelte";
import Rail from "./Rail.svelte";

const parts: RulebookParts = { Rail, Diagram };
export default parts;
