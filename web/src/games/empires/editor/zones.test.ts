import { describe, expect, it } from "vitest";
import { mapGame as grecia } from "../../grecia/editor/map-game";
import { mapGame as napoleon } from "../../napoleon/editor/map-game";
import { counted, placed, standingIn, taken } from "./zones";

const unit = (side: string, id: string) => ({ what: "unit" as const, side, id });
const hero = (id: string) => ({ what: "hero" as const, side: "red", id });
const fortress = (side: string) => ({ what: "fortress" as const, side, id: "fortress" });
const TROY = { id: "troy", kind: "land" };
const AEGEAN = { id: "aegean", kind: "sea" };

describe("pieces of Grecia", () => {
  it("are placed one by one, units by type", () => {
    let position = placed(grecia, {}, TROY, unit("purple", "heavy"));
    position = placed(grecia, position, TROY, unit("purple", "light"));
    position = placed(grecia, position, TROY, unit("purple", "light"));
    position = placed(grecia, position, AEGEAN, unit("red", "ship"));
    position = placed(grecia, position, AEGEAN, unit("red", "ship"));
    expect(position["zones"]).toEqual({ troy: "purple LLH", aegean: "red 2" });
  });

  it("hold a territory alone: units of another colour push them out, fortress and heroes stay", () => {
    const position = { zones: { troy: "purple LH, fortress purple, hector" } };
    expect(placed(grecia, position, TROY, unit("red", "medium"))["zones"]).toEqual({
      troy: "red M, fortress purple, hector",
    });
    expect(placed(grecia, position, TROY, fortress("red"))["zones"]).toEqual({
      troy: "purple LH, fortress red, hector",
    });
  });

  it("include heroes, who are in one place only", () => {
    const position = { reserve: ["ajax", "achilles"], zones: { argos: "red L, odysseus" } };
    expect(placed(grecia, position, TROY, hero("odysseus"))["zones"]).toEqual({
      argos: "red L",
      troy: "odysseus",
    });
    expect(placed(grecia, position, TROY, hero("achilles"))).toEqual({
      reserve: ["ajax"],
      zones: { argos: "red L, odysseus", troy: "achilles" },
    });
  });

  it("are taken one by one until nothing is named", () => {
    const position = { zones: { troy: "purple LL, hector" } };
    const first = taken(grecia, position, "troy", unit("purple", "light"));
    expect(first?.position["zones"]).toEqual({ troy: "purple L, hector" });
    const second = taken(grecia, first?.position ?? {}, "troy", undefined);
    expect(second?.piece.id).toBe("hector");
    const third = taken(grecia, second?.position ?? {}, "troy", undefined);
    expect(third?.position["zones"]).toEqual({});
    expect(taken(grecia, third?.position ?? {}, "troy", undefined)).toBeUndefined();
  });
});

describe("pieces of Napoleón", () => {
  it("are counted by empire and type", () => {
    const channel = { id: "channel", kind: "sea" };
    let position = placed(napoleon, {}, channel, unit("britain", "heavy_ship"));
    position = placed(napoleon, position, channel, unit("france", "light_ship"));
    position = placed(napoleon, position, channel, unit("france", "light_ship"));
    expect(position["zones"]).toEqual({ channel: "britain heavy_ship, france 2 light_ship" });
    position = counted(napoleon, position, "channel", unit("france", "light_ship"), 5);
    expect(standingIn(napoleon, position, "channel").map(({ count }) => count)).toEqual([1, 5]);
  });

  it("push those of another empire out of a territory", () => {
    const position = { zones: { saxony: "neutral 2 militia" } };
    const saxony = { id: "saxony", kind: "land" };
    expect(placed(napoleon, position, saxony, unit("prussia", "hussars"))["zones"]).toEqual({
      saxony: "prussia hussars",
    });
  });

  it("are what they were after reading and writing", () => {
    for (const written of ["france 2 infantry hussars", "britain heavy_ship, france 2 light_ship", ""])
      expect(napoleon.write(standingIn(napoleon, { zones: { a: written } }, "a"))).toBe(written);
    for (const written of ["red LLM, fortress blue, brasidas", "blue 2, red 1", "fortress red", ""])
      expect(grecia.write(standingIn(grecia, { zones: { a: written } }, "a"))).toBe(written);
  });
});
