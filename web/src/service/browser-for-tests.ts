// What a browser has and the tests' one lacks: wishes of the system, and a socket that the test holds the other end of.
import { vi } from "vitest";

vi.stubGlobal("matchMedia", () => ({ matches: false, addEventListener: () => undefined }));

/** A socket whose other end is the test. */
export class TestSocket {
  static readonly OPEN = 1;
  static all: TestSocket[] = [];
  static get last(): TestSocket {
    const last = TestSocket.all.at(-1);
    if (!last) throw new Error("no socket was opened");
    return last;
  }

  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  constructor(readonly url: URL) {
    TestSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }

  close(): void {
    if (this.readyState === 3) return;
    this.readyState = 3;
    this.onclose?.();
  }

  // What the other end does.

  accept(): void {
    this.readyState = TestSocket.OPEN;
    this.onopen?.();
  }

  say(message: object): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}
vi.stubGlobal("WebSocket", TestSocket);
