// Which territories are whose by print, where no table tells it.
const PRINTED = {
  france: ["ile_de_france", "brittany", "aquitaine", "burgundy", "provence"],
  britain: ["england", "north_england", "scotland", "ireland"],
  spain: ["castile", "galicia", "aragon", "andalusia"],
  austria: ["lower_austria", "bohemia", "illyria", "hungary", "lodomeria"],
  prussia: ["brandenburg", "pomerania", "east_prussia", "silesia"],
  russia: ["ingria", "livonia", "lithuania", "smolensk", "muscovy", "ukraine", "new_russia"],
  ottoman: ["thrace", "bulgaria", "bosnia", "greece", "anatolia"],
  sweden: ["svealand", "gotaland", "norrland", "finland"],
};

/** The empire of each initial territory. */
export const HOMES: Record<string, string> = Object.fromEntries(
  Object.entries(PRINTED).flatMap(([empire, zones]) => zones.map((zone) => [zone, empire])),
);
