import { expect, test } from "vitest";
import { steady } from "./steady";

const zone = (id: string, units: string[]) => ({ id, look: { units } });

test("what has not changed stays the very same, what has is new", () => {
  const keep = steady<ReturnType<typeof zone>>(({ id }) => id);
  const first = keep([zone("paris", ["guard"]), zone("wien", [])]);
  const second = keep([zone("paris", ["guard"]), zone("wien", ["hussars"])]);
  expect(second[0]).toBe(first[0]);
  expect(second[1]).not.toBe(first[1]);
  expect(second[1]).toEqual(zone("wien", ["hussars"]));
});

test("a list in which nothing has changed is the list before", () => {
  const keep = steady<ReturnType<typeof zone>>(({ id }) => id);
  const first = keep([zone("paris", []), zone("wien", [])]);
  expect(keep([zone("paris", []), zone("wien", [])])).toBe(first);
  expect(keep([zone("wien", []), zone("paris", [])])).not.toBe(first);
  expect(keep([zone("paris", [])])).toHaveLength(1);
});
