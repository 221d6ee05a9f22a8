// Keys that do something anywhere at the table, unless one is typing.

/** Whether a key was meant for a field, or for the browser. */
export function isForElsewhere(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

/** The number of the choice that a key stands for: `1` to `9`. */
export function choiceOf(event: KeyboardEvent): number | undefined {
  return /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
}
