// How fast what has happened is told, as the player likes it.

/** `step`: each sentence waits until one asks for the next; `instant`: nothing is told but the end. */
export const TEMPI = ["slow", "normal", "instant", "step"] as const;
export type Tempo = (typeof TEMPI)[number];

/** How long a movement on the board takes, in milliseconds, if nobody is in a hurry. */
export const MOVEMENT = 550;
/** How long reading takes: to find the sentence, and for each of its letters; within bounds. */
const FIND = 500;
const LETTER = 24;
const SHORTEST = 1100;
const LONGEST = 4800;
/** How much longer a slow reader takes. */
const SLOW = 1.8;
/** With so many steps waiting, they are shown in half the time; with so many more, in a quarter. */
const MANY = 60;
const TOO_MANY = 180;

/** How many times as fast as usual it goes when so many steps are waiting. */
export function hurry(waiting: number): number {
  return waiting >= TOO_MANY ? 4 : waiting >= MANY ? 2 : 1;
}

/** How long movements take, in milliseconds. */
export function movement(tempo: Tempo, haste: number): number {
  return (MOVEMENT * (tempo === "slow" ? SLOW : 1)) / haste;
}

/** How long a text is shown so that it can be read, in milliseconds. */
export function reading(text: string, tempo: Tempo, haste: number): number {
  const needed = Math.min(Math.max(FIND + LETTER * text.length, SHORTEST), LONGEST);
  return (needed * (tempo === "slow" ? SLOW : 1)) / haste;
}
