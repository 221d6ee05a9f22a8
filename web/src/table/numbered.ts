// The choices on the screen have numbers, in their order, and the keys 1 to 9 choose them.

/** So many keys have a digit to choose by. */
const DIGITS = 9;

/** Whether a button makes a choice now: it is not barred, nor does it take back what is named. */
function isChoice(button: HTMLElement): boolean {
  return button.getAttribute("aria-disabled") !== "true" && button.closest("[data-unnumbered]") === null;
}

/** Numbers the choices within an element, and again whenever they change. */
export function numbered(element: HTMLElement): () => void {
  const number = (): void => {
    const choices = [...element.querySelectorAll("button")].filter(isChoice).slice(0, DIGITS);
    for (const old of element.querySelectorAll("[data-digit]"))
      if (!choices.includes(old as HTMLButtonElement)) {
        old.removeAttribute("data-digit");
        old.removeAttribute("aria-keyshortcuts");
      }
    choices.forEach((choice, index) => {
      const digit = String(index + 1);
      if (choice.dataset["digit"] === digit) return;
      choice.dataset["digit"] = digit;
      choice.setAttribute("aria-keyshortcuts", digit);
    });
  };
  number();
  const observer = new MutationObserver(number);
  observer.observe(element, { childList: true, subtree: true, attributeFilter: ["aria-disabled"] });
  return () => observer.disconnect();
}

/** Chooses what has this number: in a note over the board, if there is one. Tells whether there is such a choice. */
export function chooseNumbered(digit: number): boolean {
  const choices = [...document.querySelectorAll<HTMLElement>(`[data-digit="${digit}"]`)];
  const choice = choices.find((one) => one.closest("[role=dialog]")) ?? choices[0];
  choice?.click();
  return choice !== undefined;
}
