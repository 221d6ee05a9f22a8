// The worked examples that the rulebooks draw: the cases of tests/conformance that data/rulebook/diagrams.toml names.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "smol-toml";

type Step = { play?: string[]; expect?: { events?: unknown[] } };
type Case = Step & { name: string; options?: object; position?: object; step?: Step[] };

/** For each rule with a diagram: where its example starts, what is played, and what happens. */
export function workedExamples(root: string, game: string, watch: (file: string) => void): unknown {
  const list = join(root, "data", "rulebook", "diagrams.toml");
  const cases = join(root, "tests", "conformance", game, "examples.toml");
  watch(list);
  watch(cases);
  const drawn = parse(readFileSync(list, "utf8"))[game] as Record<string, string>;
  const all = (parse(readFileSync(cases, "utf8")) as unknown as { case: Case[] }).case;
  return Object.fromEntries(
    Object.entries(drawn).map(([rule, name]) => {
      const found = all.find((one) => one.name === name);
      if (!found) throw new Error(`${cases} has no case “${name}” for ${rule}`);
      const steps = found.step ?? [found];
      return [
        rule,
        {
          position: found.position ?? {},
          play: steps.flatMap((step) => step.play ?? []),
          events: steps
            .flatMap((step) => step.expect?.events ?? [])
            .filter((event) => typeof event === "object"),
        },
      ];
    }),
  );
}
