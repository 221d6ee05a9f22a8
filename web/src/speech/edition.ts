// An edition as it is printed: tables of things, each with its name and all else that is known of it.

/** A row of a table of an edition: a card, a zone, a unit. */
export type Row = { id: string; name?: string } & Record<string, unknown>;

/** The edition's TOML files by name, each with its tables; texts are in one language. */
export type Edition = Record<string, Record<string, unknown>>;

/** A thing that has a name, such as the `zone` `athens`. */
export type Thing = { kind: string; row: Row };

/** Where the things of a kind are listed in an edition: file and table, and the key of their name. */
type Places = Record<string, [file: string, table: string, nameKey?: string][]>;

/** The things that are listed in these places. */
export function listed(edition: Edition, places: Places): Thing[] {
  return Object.entries(places).flatMap(([kind, tables]) =>
    tables.flatMap(([file, table, nameKey = "name"]) =>
      ((edition[file]?.[table] ?? []) as Row[]).map((row) => ({
        kind,
        row: { ...row, name: row[nameKey] as string },
      })),
    ),
  );
}
