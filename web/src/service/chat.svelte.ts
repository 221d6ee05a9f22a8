// What is said at a table, and how much of it has not been read.
import type { ChatLine } from "../wire/ChatLine";
import { get } from "./api";

export class ChatLog {
  lines = $state.raw<ChatLine[]>([]);
  unread = $state(0);
  readonly #address: string;
  #opened = false;

  constructor(address: string) {
    this.#address = address;
  }

  /** Fetches what was said before one came, once; what is heard meanwhile comes after it. */
  async open(): Promise<void> {
    if (this.#opened) return;
    this.#opened = true;
    const before = await get<ChatLine[]>(this.#address);
    const known = new Set(before.map(({ number }) => number));
    this.lines = [...before, ...this.lines.filter(({ number }) => !known.has(number))];
  }

  /** Fetches what was said while the line was down. */
  async catchUp(): Promise<void> {
    if (!this.#opened) return;
    const after = this.lines.at(-1)?.number ?? 0;
    for (const line of await get<ChatLine[]>(`${this.#address}?after=${after}`)) this.hear(line);
  }

  hear(line: ChatLine): void {
    if (this.lines.some(({ number }) => number === line.number)) return;
    this.lines = [...this.lines, line];
    this.unread += 1;
  }
}
