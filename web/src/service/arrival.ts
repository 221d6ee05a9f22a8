// Whoever goes to another page is led to its heading, so that those who listen hear where they are.

/** A page that takes longer than this, in milliseconds, is not waited for. */
const LONGEST = 8000;

/** Leads the focus to the heading of the page that is coming. Gives what stops waiting for it. */
export function leadToHeading(): () => void {
  const before = document.activeElement;
  const reach = (): boolean => {
    const heading = document.querySelector<HTMLElement>("main h1");
    const elsewhere = document.activeElement !== before && document.activeElement !== document.body;
    if (!heading) return elsewhere;
    if (!elsewhere) {
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    }
    return true;
  };
  const observer = new MutationObserver(() => {
    if (reach()) stop();
  });
  const late = setTimeout(() => stop(), LONGEST);
  function stop(): void {
    observer.disconnect();
    clearTimeout(late);
  }
  observer.observe(document.body, { childList: true, subtree: true });
  return stop;
}
