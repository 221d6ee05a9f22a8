import { beforeEach, describe, expect, it, vi } from "vitest";
import type { Scene } from "../../scene/scene";
import type { Plan } from "../../wire/Plan";
import type { Reach } from "../../wire/Reach";
import { Planning } from "./planning.svelte";

const unit = (word: string) => ({ word, label: { message: "grecia-choice-with" } });
const reach = (from: string, word: string, action: string, ...targets: string[]): Reach =>
  ({ from, unit: unit(word), action, targets }) as Reach;
const plan = (action: string, target: string, ...words: string[]): Plan => ({
  action,
  target,
  words,
  decides: [],
  joins: [],
  complete: true,
});

describe("planning", () => {
  const chosen: string[][] = [];
  const asked: unknown[] = [];
  let plans: Plan[] = [];
  let phase = "actions";
  let wondering = false;
  let planning: Planning;
  /** Lets the server's answers come in. */
  const answered = () => new Promise((resolve) => setTimeout(resolve, 5));

  beforeEach(async () => {
    chosen.length = 0;
    asked.length = 0;
    phase = "actions";
    wondering = false;
    plans = [plan("move", "argos", "move", "from corinth", "with light", "to argos")];
    const reaches = [
      reach("corinth", "with light", "move", "argos", "megara"),
      reach("corinth", "with light", "attack", "athens"),
      reach("corinth", "with heavy", "attack", "athens"),
      reach("sparta", "with light", "move", "argos"),
    ];
    vi.stubGlobal("fetch", (address: string, request?: RequestInit) => {
      if (address.includes("/reach")) return Promise.resolve(Response.json({ version: 1, seat: 1, reaches }));
      asked.push(JSON.parse(request?.body as string));
      return Promise.resolve(Response.json({ version: 1, seat: 1, plans }));
    });
    const scene = {
      id: "t",
      you: 1,
      offers: [{ word: "move", label: { message: "m" } }],
      get view() {
        return { phase };
      },
      get wondering() {
        return wondering;
      },
      chooseAll: (words: readonly string[]) => chosen.push([...words]),
    } as unknown as Scene;
    planning = new Planning(() => scene);
    planning.follow();
    await answered();
  });

  it("knows only what the server says of units and zones", () => {
    expect([planning.isAble("corinth"), planning.isAble("athens")]).toEqual([true, false]);
    expect(planning.can("corinth", "with heavy")).toBe(true);
    expect(planning.can("sparta", "with heavy")).toBe(false);
    expect(planning.comersTo("athens")).toEqual([
      { from: "corinth", action: "attack", units: ["with light", "with heavy"] },
    ]);
    expect(planning.comersTo("argos").map(({ from }) => from)).toEqual(["corinth", "sparta"]);
  });

  it("asks for those who are picked together, and sends them all with one touch of the target", async () => {
    expect(planning.touchUnits("corinth", ["with light"], 0)).toBe(true);
    planning.touchUnits("corinth", ["with heavy"], 0);
    await answered();
    expect(asked.at(-1)).toEqual({ seat: 1, from: "corinth", units: ["with light", "with heavy"] });
    expect(planning.leadsTo("argos")).toBe(true);
    expect(planning.touchZone("argos", ["with light"], false)).toBe(true);
    expect(chosen).toEqual([["move", "from corinth", "with light", "to argos"]]);
    expect(planning.zone).toBeNull();
  });

  it("waits for the answer when a target is touched at once", async () => {
    planning.touchUnits("corinth", ["with light"], 0);
    planning.touchZone("argos", [], false);
    expect(chosen).toEqual([]);
    await answered();
    expect(chosen).toHaveLength(1);
  });

  it("picks the second of two alike, and lets the first go again", () => {
    planning.touchUnits("corinth", ["with light"], 0);
    planning.touchUnits("corinth", ["with light"], 1);
    expect(planning.units).toEqual(["with light", "with light"]);
    planning.touchUnits("corinth", ["with light"], 0);
    expect(planning.units).toEqual(["with light"]);
  });

  it("picks all of a stack or a zone that can do something, and nobody when it is touched again", () => {
    planning.touchZone("corinth", ["with light", "with cavalry", "with heavy"], false);
    expect(planning.units).toEqual(["with light", "with heavy"]);
    planning.leave();
    planning.touchUnits("corinth", ["with light", "with light", "with heavy"], 0);
    expect(planning.units).toHaveLength(3);
    planning.touchUnits("corinth", ["with light", "with light", "with heavy"], 0);
    expect(planning.zone).toBeNull();
  });

  it("shows a zone where nobody can be picked, unless the zone itself is offered", () => {
    expect(planning.touchZone("paris", [], true)).toBe(false);
    expect(planning.touchZone("athens", [], false)).toBe(true);
    expect([planning.zone, planning.units]).toEqual(["athens", []]);
    expect(asked).toEqual([]);
  });

  it("shows the ways where several lead to the target", async () => {
    plans = [
      plan("attack", "athens", "attack", "by land"),
      plan("attack", "athens", "attack", "by sea"),
      plan("move", "argos", "move"),
    ];
    planning.pick("corinth", ["with light"]);
    await answered();
    planning.touchZone("athens", [], false);
    expect(chosen).toEqual([]);
    expect(planning.aim).toBe("athens");
  });

  it("takes a touch of a zone for the wish to get there, not to swap", async () => {
    plans = [plan("move", "argos", "move"), plan("swap", "argos", "swap"), plan("swap", "sparta", "swap")];
    planning.pick("corinth", ["with light"]);
    await answered();
    planning.touchZone("argos", ["with light"], false);
    expect(chosen).toEqual([["move"]]);
    planning.pick("corinth", ["with light"]);
    await answered();
    planning.touchZone("sparta", ["with light"], false);
    expect(chosen).toEqual([["move"], ["swap"]]);
  });

  it("sends those who are dragged: all that are picked, if they are among them", async () => {
    planning.pick("corinth", ["with light", "with heavy"]);
    planning.lift("corinth", ["with heavy"]);
    expect(planning.units).toEqual(["with light", "with heavy"]);
    planning.lift("sparta", ["with light"]);
    expect([planning.zone, planning.units]).toEqual(["sparta", ["with light"]]);
    planning.drop("argos");
    await answered();
    expect(chosen).toHaveLength(1);
  });

  it("leaves touches to the choices while an action is named, and to the question why not", () => {
    phase = "with";
    expect(planning.touchZone("corinth", ["with light"], false)).toBe(false);
    expect(planning.touchUnits("corinth", ["with light"], 0)).toBe(false);
    phase = "actions";
    wondering = true;
    expect(planning.touchZone("corinth", ["with light"], false)).toBe(false);
    expect(planning.touchUnits("corinth", ["with light"], 0)).toBe(false);
  });

  it("shows no plans while units are dragged: nothing may move under the finger", async () => {
    planning.lift("corinth", ["with light"]);
    await answered();
    expect([planning.zone, planning.told]).toEqual(["corinth", null]);
    planning.drop("nowhere");
    expect(planning.told).toBe("corinth");
    expect(chosen).toEqual([]);
    planning.lift("corinth", ["with light"]);
    planning.drop("argos");
    expect(chosen).toEqual([plans[0]?.words]);
    expect(planning.told).toBeNull();
  });
});
