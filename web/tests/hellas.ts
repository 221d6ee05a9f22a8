// The Peloponnesian War on one device, ready for a turn of Sparta.
import type { Page } from "@playwright/test";
import type { Table } from "../src/wire/Table";
import type { View } from "../src/wire/grecia/View";
import { Device } from "./device";
import { openTable } from "./house";

export const WAR = { players: "2", scenario: "peloponnesian_war" };
export const viewOf = (table: Table): View => table.view as View;

/** What each colour places where: a weak Athens next to a strong Corinth, and two Athenian ships before it. */
const PLACED = {
  red: [
    ["fortress sparta", "fortress messenia", "fortress arcadia"],
    ["hero brasidas", "in corinth", "hero lysander", "in arcadia", "place medium", "in corinth"],
    ["place light", "in corinth", "place light", "in corinth", "place light", "in sparta"],
    ["place light", "in arcadia", "place light", "in arcadia"],
    ["place ship", "in myrtoan", "place ship", "in ionian", "place ship", "in ionian"],
  ].flat(),
  blue: [
    ["fortress athens", "fortress chersonese", "fortress chalcidice"],
    ["hero pericles", "in chersonese", "hero alcibiades", "in chersonese", "place light", "in athens"],
    ["place medium", "in chersonese", "place light", "in chersonese", "place light", "in chersonese"],
    ["place light", "in chalcidice", "place light", "in chalcidice"],
    ["place ship", "in myrtoan", "place ship", "in myrtoan", "place ship", "in thracian"],
  ].flat(),
};

/** Lets everybody do nothing until Sparta has the turn and may attack. */
export async function untilSparta(device: Device): Promise<void> {
  const isSparta = (view: View): boolean =>
    view.phase === "actions" &&
    view.attacks === 0 &&
    view.seats.find(({ seat }) => seat === view.active)?.colour === "red";
  await device.arrange(
    () => [/^pass$/, /^done$/],
    (table) => isSparta(viewOf(table)),
  );
}

/** The Peloponnesian War with both sides on one device, placed as above, in the second round and Sparta's turn. */
export async function hellas(page: Page): Promise<Device> {
  const { id } = await openTable(page, "grecia", [{ kind: "me" }, { kind: "hot-seat", name: "Bruno" }], WAR);
  const device = new Device(page, id);
  const left = { red: [...PLACED.red], blue: [...PLACED.blue] };
  const next = ({ view, you, offers }: Table): RegExp[] => {
    const colour = (view as View).seats.find(({ seat }) => seat === you)?.colour;
    const words = colour === "red" ? left.red : left.blue;
    const at = words.findIndex((word) => offers.some((offer) => offer.word === word));
    return words.splice(at, 1).map((word) => new RegExp(`^${word}$`));
  };
  await device.arrange(next, (table) => viewOf(table).round > 0);
  await device.arrange(
    () => [/^pass$/, /^done$/],
    (table) => viewOf(table).round > 1,
  );
  await untilSparta(device);
  await device.sit();
  return device;
}
