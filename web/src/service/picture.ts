/** A page that is not seen draws nothing; then nobody waits longer than so many milliseconds. */
const LONGEST = 100;

/** When what has changed is on the screen: what can wait until then does not hold it up. */
export function afterPicture(): Promise<void> {
  return new Promise((resolve) => {
    const unseen = setTimeout(resolve, LONGEST);
    requestAnimationFrame(() => {
      clearTimeout(unseen);
      setTimeout(resolve);
    });
  });
}
