// A campaign of Napoleon with all its seats on one device.
import type { Page } from "@playwright/test";
import type { Table } from "../src/wire/Table";
import type { View } from "../src/wire/napoleon/View";
import { Device } from "./device";
import { openTable } from "./house";

export const viewOf = (table: Table): View => table.view as View;

/** A scenario with all its seats on one device. */
export async function campaign(page: Page, scenario: string, ...others: string[]): Promise<Device> {
  const seats = others.map((name) => ({ kind: "hot-seat" as const, name }));
  const players = String(others.length + 1);
  const { id } = await openTable(page, "napoleon", [{ kind: "me" }, ...seats], { players, scenario });
  return new Device(page, id);
}

/** Lets everybody do nothing until the seat has a whole turn before it. */
export async function untilTurnOf(device: Device, seat: number): Promise<void> {
  await device.arrange(
    () => [/^pass$/, /^done$/],
    (table) =>
      viewOf(table).phase === "actions" && viewOf(table).active === seat && viewOf(table).actions === 2,
  );
}
