import { describe, expect, it } from "vitest";
import { addressOf, orderOf, PARTS, type Order } from "./order";

const asked = (address: string): Order => orderOf(new URL(address, "http://house").searchParams);

describe("an order", () => {
  it("is read from its address", () => {
    const order: Order = { paper: "letter", parts: ["cards", "map"], sparing: true };
    expect(asked(addressOf("grecia", order, "nl"))).toEqual(order);
    const all: Order = { paper: "a2", parts: PARTS, sparing: false };
    expect(asked(addressOf("napoleon", all, "es"))).toEqual(all);
  });

  it("is everything on A4 where nothing else is said, or nothing that is known", () => {
    for (const address of ["/print/grecia", "/print/grecia?paper=a9&parts=stamps&sparing=perhaps"])
      expect(asked(address)).toEqual({ paper: "a4", parts: PARTS, sparing: false });
  });
});
