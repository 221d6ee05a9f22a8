// What the players of this device add to the seed: written here, kept by the server when it is added.
import type { Order } from "../wire/Order";
import type { SeatState } from "../wire/SeatState";

/** The table for whose seed it is. */
export interface Seeded {
  readonly latest: { readonly seats: readonly SeatState[] } | null;
  command(order: Order, seat: number): Promise<boolean>;
}

export class SeedWords {
  readonly #table: Seeded;
  /** What is written in each field and differs, perhaps, from what was added. */
  #drafts = $state.raw<Record<number, string>>({});

  constructor(table: Seeded) {
    this.#table = table;
  }

  /** The seats whose words are written here. */
  get seats(): SeatState[] {
    return (this.#table.latest?.seats ?? []).filter((state) => state.yours);
  }

  /** What the seat has added. */
  added(seat: number): string {
    return this.seats.find((state) => state.seat === seat)?.word ?? "";
  }

  draft(seat: number): string {
    return this.#drafts[seat] ?? this.added(seat);
  }

  write(seat: number, text: string): void {
    this.#drafts = { ...this.#drafts, [seat]: text };
  }

  /** Whether what is written differs from what was added. */
  differs(seat: number): boolean {
    return this.draft(seat).trim() !== this.added(seat);
  }

  /** Adds what a seat has written; gives whether it is there now. */
  async add(seat: number): Promise<boolean> {
    if (!this.differs(seat)) return true;
    return this.#table.command({ do: "word", word: this.draft(seat).trim() }, seat);
  }

  /** Adds all that is written and was not added yet. */
  async addAll(): Promise<boolean> {
    for (const { seat } of this.seats) if (!(await this.add(seat))) return false;
    return true;
  }
}
