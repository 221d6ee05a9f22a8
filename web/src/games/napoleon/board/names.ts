// Names on the map in one or two lines, texts in as many as needed, and what a zone is to whoever can't see it.
import type { Sighting } from "../../../scene/room";
import { speech, t } from "../../../speech/language.svelte";
import { seatLook } from "../heraldry";
import type { ZoneView } from "../view";

/** A text in lines of so many letters at most, where its words allow it. */
export function wrapped(text: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(" ")) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= most)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

/** A name in two lines about equally long, if it is too long for one. */
export function broken(name: string, most = 10): string {
  if (name.length <= most || !name.includes(" ")) return name;
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index);
  const length = (at: number) => Math.max(at, name.length - at - 1);
  const best = spaces.reduce((a, b) => (length(b) < length(a) ? b : a));
  return `${name.slice(0, best)}\n${name.slice(best + 1)}`;
}

/** Who holds a zone and what stands in it. */
export function aboutZone(scene: Sighting, zone: ZoneView): string {
  const parts: string[] = [];
  const printed = scene.lexicon.row("zone", zone.id);
  if (zone.kind === "city")
    parts.push(t(printed?.["size"] === "large" ? "web-napoleon-large-city" : "web-napoleon-small-city"));
  if (printed?.["port"]) parts.push(t("web-napoleon-port"));
  if (zone.flag) parts.push(t("web-napoleon-zone-flag"));
  if (zone.controller !== null)
    parts.push(t("web-napoleon-zone-held", { name: seatLook(scene, zone.controller).side }));
  if (zone.neutral) parts.push(t("web-napoleon-zone-neutral"));
  if (zone.units.length > 0) parts.push(speech.list(zone.units.map((unit) => unitName(scene, unit, zone))));
  return parts.join(". ");
}

/** What a unit is called; at sea, where several empires sail, with its empire. */
export function unitName(
  scene: Pick<Sighting, "lexicon">,
  unit: ZoneView["units"][number],
  zone: ZoneView,
): string {
  const name = scene.lexicon.name("unit", unit.kind);
  return zone.kind === "sea" ? `${name} (${scene.lexicon.name("empire", unit.empire)})` : name;
}
