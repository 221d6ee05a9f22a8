// Records the prepared game of a lesson: plays its plan on a running server until chance fits, and keeps every ply as the
// first seat sees it.
//
//   IMPERIOS_SERVER=http://127.0.0.1:8006 node learn/record.mjs grecia
//
// The frames go to src/games/GAME/lesson.json, each written as what differs from the one before. A lesson
// (data/lessons/GAME.toml) speaks of their marks.
import { writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { Table, Unfit } from "./table.mjs";

const ATTEMPTS = 2000;

/** What makes `after` out of `before`; undefined if they are alike. */
export function difference(before, after) {
  if (JSON.stringify(before) === JSON.stringify(after)) return undefined;
  const both = (test) => test(before) && test(after);
  if (both(Array.isArray) && before.length === after.length) {
    const changed = after.map((item, index) => [index, difference(before[index], item)]);
    return { "#": Object.fromEntries(changed.filter(([, change]) => change !== undefined)) };
  }
  if (both((value) => typeof value === "object" && value !== null && !Array.isArray(value))) {
    const changed = Object.entries(after).map(([key, item]) => [key, difference(before[key], item)]);
    const gone = Object.keys(before).filter((key) => !(key in after));
    return {
      ...(gone.length > 0 ? { "-": gone } : {}),
      ".": Object.fromEntries(changed.filter(([, change]) => change !== undefined)),
    };
  }
  return { "=": after };
}

const game = process.argv[2];
const { default: play, setup } = await import(`./plans/${game}.mjs`);
const reasons = new Map();
for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
  const table = await Table.open(setup.game, setup.options, setup.players);
  try {
    await play(table);
  } catch (problem) {
    if (!(problem instanceof Unfit)) throw problem;
    reasons.set(problem.message, (reasons.get(problem.message) ?? 0) + 1);
    if (attempt % 50 === 0) console.log(attempt, Object.fromEntries(reasons));
    continue;
  }
  const [first, ...rest] = table.frames;
  const changes = rest.map((frame, index) => difference(table.frames[index], frame));
  const file = join(dirname(fileURLToPath(import.meta.url)), "..", "src", "games", game, "lesson.json");
  const record = {
    game: setup.game,
    seats: setup.players,
    options: table.options,
    marks: table.marks,
    first,
    changes,
  };
  writeFileSync(file, JSON.stringify(record) + "\n");
  console.log(`attempt ${attempt}: ${table.frames.length} frames in ${file}`);
  process.exit(0);
}
console.error("chance never fitted:", Object.fromEntries(reasons));
process.exit(1);
