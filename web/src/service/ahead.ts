// Answers of the server that were sent for before anybody could use them.
const underway = new Map<string, Promise<Response>>();

/** Sends for an answer in a language. It is for whoever takes it: others may only read a copy. */
export function sendFor(path: string, lang: string): Promise<Response> {
  const answer = fetch(path, { headers: { "accept-language": lang } });
  answer.catch(() => undefined);
  underway.set(path, answer);
  return answer;
}

/** Takes the answer that was sent for, if one was; the next one who asks gets a fresh one. */
export function taken(path: string): Promise<Response> | undefined {
  const answer = underway.get(path);
  underway.delete(path);
  return answer;
}

/** Forgets all answers: they were for somebody else. */
export function forget(): void {
  underway.clear();
}
