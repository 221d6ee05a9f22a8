import { expect, it } from "vitest";
import { begun, changed, redone, undone } from "./history";

it("goes back and forth through what was changed", () => {
  const twice = changed(changed(begun("a"), "b"), "c");
  expect(undone(twice).now).toBe("b");
  expect(undone(undone(twice)).now).toBe("a");
  expect(undone(undone(undone(twice))).now).toBe("a");
  expect(redone(undone(undone(twice))).now).toBe("b");
  expect(redone(twice).now).toBe("c");
});

it("forgets what was taken back as soon as something else is done", () => {
  const other = changed(undone(changed(begun("a"), "b")), "c");
  expect(redone(other).now).toBe("c");
  expect(undone(other).now).toBe("a");
});
