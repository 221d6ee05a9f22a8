// The boards in miniature, which the first page shows side by side: they come in one file.
export { default as altesReich } from "./altes-reich/Miniature.svelte";
export { default as grecia } from "./grecia/Miniature.svelte";
export { default as napoleon } from "./napoleon/Miniature.svelte";
