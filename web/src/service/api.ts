// Calls of the server's HTTP API. A refusal is thrown with its sentence in the page's language.
import { speech } from "../speech/language.svelte";
import { t } from "../speech/language.svelte";
import type { Phrase } from "../speech/phrase";
import type { Refused } from "../wire/Refused";
import { taken } from "./ahead";
import { reach } from "./reach.svelte";

/** What the server refused, or could not be asked. */
export class Refusal extends Error {
  constructor(
    /** The status; 0 when the server could not be reached. */
    readonly status: number,
    sentence: string,
    readonly problem?: Phrase,
    readonly rule?: string,
  ) {
    super(sentence);
  }
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const refused = (await response.json()) as Refused;
    return new Refusal(response.status, refused.sentence, refused.problem, refused.rule);
  } catch {
    return new Refusal(response.status, t("web-error-server"));
  }
}

/** The answer to a request, whatever it holds. */
export async function send(method: string, path: string, body?: unknown): Promise<Response> {
  const request = {
    method,
    headers: {
      "accept-language": speech.lang,
      ...(body === undefined ? {} : { "content-type": "application/json" }),
    },
    body: body === undefined ? null : JSON.stringify(body),
  };
  let response: Response;
  try {
    const ahead = method === "GET" ? taken(path) : undefined;
    response = await (ahead ?? fetch(path, request));
  } catch {
    reach.lose();
    throw new Refusal(0, t("web-error-offline"));
  }
  reach.heard(response);
  if (!response.ok) throw await refusal(response);
  return response;
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const type = response.headers.get("content-type") ?? "";
  if (response.status === 204) return undefined as T;
  return (type.includes("json") ? await response.json() : await response.text()) as T;
}

export const get = <T>(path: string): Promise<T> => call("GET", path);
export const post = <T>(path: string, body: unknown = {}): Promise<T> => call("POST", path, body);
export const put = <T>(path: string, body: unknown = {}): Promise<T> => call("PUT", path, body);
export const patch = <T>(path: string, body: unknown = {}): Promise<T> => call("PATCH", path, body);
export const remove = <T>(path: string): Promise<T> => call("DELETE", path);

/** A key under which the server carries out a command once, however often it is sent. */
export function freshKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
