// A position as part of an address: its notation, compressed, in letters that every address may have. No server keeps it.
import type { Draft } from "./notation";

/** Longer texts are no positions. */
const LONGEST = 1_000_000;

async function through(bytes: Uint8Array<ArrayBuffer>, way: TransformStream): Promise<Uint8Array> {
  const stream = new Response(bytes).body?.pipeThrough(way) ?? null;
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

/** The draft as the part of an address behind its `#`. */
export async function packed(draft: Draft): Promise<string> {
  const text = new TextEncoder().encode(JSON.stringify(writtenOf(draft)));
  const bytes = await through(text, new CompressionStream("deflate"));
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join("");
  return `p=${btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "")}`;
}

/** The draft in such a part of an address; nothing if it holds none that can be read. */
export async function unpacked(hash: string): Promise<Draft | undefined> {
  const [, letters] = /^p=([\w-]+)$/.exec(hash) ?? [];
  if (letters === undefined) return undefined;
  try {
    const plain = atob(letters.replaceAll("-", "+").replaceAll("_", "/"));
    const bytes = Uint8Array.from(plain, (letter) => letter.charCodeAt(0));
    const text = new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate")));
    return text.length > LONGEST ? undefined : draftOf(JSON.parse(text));
  } catch {
    return undefined;
  }
}

/** A draft as it is written down. */
export function writtenOf({ options, position, edition }: Draft): readonly unknown[] {
  return edition === undefined ? [options, position] : [options, position, edition];
}

/** What was written down as a draft; nothing if it is none. */
export function draftOf(written: unknown): Draft | undefined {
  if (!Array.isArray(written)) return undefined;
  const [options, position, edition] = written as unknown[];
  if (!isTable(options) || !isTable(position)) return undefined;
  if (!Object.values(options).every((value) => typeof value === "string")) return undefined;
  return {
    options: options as Draft["options"],
    position: position as Draft["position"],
    ...(typeof edition === "string" ? { edition } : {}),
  };
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
