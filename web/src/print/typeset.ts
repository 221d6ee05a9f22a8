/** Waits until all faces that a part of the page is set in are here. They are asked for only when it is laid out. */
export async function typeset(element: HTMLElement): Promise<void> {
  do {
    element.getBoundingClientRect();
    await document.fonts.ready;
    // What is laid out with them may ask for more.
    await new Promise((resolve) => setTimeout(resolve));
    element.getBoundingClientRect();
  } while (document.fonts.status === "loading");
}
