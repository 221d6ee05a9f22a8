// Up to where this browser has seen each table: what has happened since is told as a film.

const KEPT = "imperios.looked";
/** So many tables are remembered, those last looked at. */
const MOST = 300;

type Looked = Record<string, number>;

function read(): Looked {
  try {
    return JSON.parse(localStorage.getItem(KEPT) ?? "{}") as Looked;
  } catch {
    return {};
  }
}

/** How many plies of a table this browser has seen; nothing if it has never looked. */
export function lookedAt(table: string): number | undefined {
  return read()[table];
}

/** A table was seen up to this ply. */
export function noteLook(table: string, ply: number): void {
  const { [table]: _, ...others } = read();
  const all = [...Object.entries(others), [table, ply] as const].slice(-MOST);
  localStorage.setItem(KEPT, JSON.stringify(Object.fromEntries(all)));
}
