import {
  DIRECTION,
  keepAlphanumerics,
  LONG_KINDS,
  parseStreets,
  SHORT_KINDS,
  type Street,
  waysOfKind,
} from "./street-patterns.ts";
import {
  escaped,
  housePattern,
  isHardlyName,
  isKing,
  numberPattern,
  parseCardinal,
  parseOrdinal,
  plain,
  wordPattern,
  writtenAs,
} from "./street-words.ts";

/**
 * Ways of naming a street in a text that are no line of an address: its bare name beside the house ("number 31 on
 * Foxglove"), a corner of two streets, words run together ("31FoxgloveCt"), and a slip in its name.
 */

const START = "(?<![\\d\\p{L}])";
const END = "(?![\\d\\p{L}])";
const SPACE = "[\\s,.:;#–—-]{1,4}";
const NUMBER_WORD = "(?:n(?:o|[uú]m(?:ero)?|umber|[º°])?\\.?|house|casa|edificio|bldg\\.?|building)";
/** Between a house and the name of its street: "31 on Foxglove", "casa 31 de la Foxglove". */
const LINK = "(?:(?:on|of|in|at|off|de|del|en|sobre|la|el|the)\\s){1,3}";
const CORNER = "(?:corner|intersection|crossing|crossroads|esquina|cruce|intersecci[oó]n)";
const CORNER_LINK = "(?:\\s(?:of|at|with|de|con|del|the|la|el|y)){0,3}\\s";
/** What says that the door is by another one: "between 30 and 32 Foxglove". */
const NEAR =
  "(?:between|next(?:\\sdoor)?\\sto|across(?:\\sthe\\sstreet)?\\sfrom|opposite|beside|behind|near|past|entre|junto\\sa(?:l)?|al\\slado\\sde(?:l)?|frente\\sa(?:l)?|enfrente\\sde(?:l)?|cerca\\sde(?:l)?|detr[aá]s\\sde(?:l)?)";
/** Below it a number and the word behind it may be anything: "one way", "ten drive there". */
const LEAST_COUNTED = 11;
/** Shorter names are parts of too many other words. In letters. */
const SHORTEST_NAME = 5;

/**
 * What has to be removed from this text for a line of an address, beside `patternsOf` it. Empty where the text has neither
 * the name nor the house: to make a pattern takes long.
 *
 * @param about `door`: the text is about this address. `street`, `house`: it may be about another place, and names this one by
 *   its street, or only with its house
 */
export function buildLoosePatterns(line: string, text: string, about: LooseScope = "door"): RegExp[] {
  const letters = keepAlphanumerics(text);
  return parseStreets(line).flatMap((street) =>
    street.isRoute ? [] : patternsOfStreet(street, letters, about),
  );
}

type LooseScope = "door" | "street" | "house";

function patternsOfStreet(street: Street, letters: string, about: LooseScope): RegExp[] {
  const { houses, name, directions } = street;
  const [first = ""] = name;
  if (name.length === 1 && isHardlyName(first)) return [];
  const isNumbered = parseOrdinal(first) !== null;
  const isNamed = writtenAs(first).some((way) => letters.includes(keepAlphanumerics(way))) || isKing(first);
  const isHouse = !isNumbered && houses.some((house) => letters.includes(keepAlphanumerics(house)));
  const all = name.map(wordPattern).join("[\\s.-]{1,3}");
  const turn = `(?:${DIRECTION}[\\s.]{1,2})`;
  // "17" by itself is no street.
  const bare = isNumbered ? `${turn}${all}` : `${turn}?${all}`;
  const hasCorner = about !== "house" && isNamed && (!isNumbered || directions.length > 0);
  return [
    ...(hasCorner ? [...buildCornerPatterns(bare), ...amongNeighbors(bare)] : []),
    ...(name.length === 1 ? counted(street, about === "house") : []),
    ...(isNamed && houses.length > 0 && !isNumbered ? besideHouse(all, housePattern(houses)) : []),
    ...(isNamed ? joined(street, about === "house") : []),
    ...(isHouse && about === "door" ? misspelled(street, housePattern(houses)) : []),
  ].map((source) => new RegExp(source, "giu"));
}

/** "Corner of Foxglove and Main", "Foxglove & 3rd", "Foxglove and Main St", "esquina de Luna con Sol". */
function buildCornerPatterns(name: string): string[] {
  const other = "(?:\\p{L}{1,20}|\\d{1,3}(?:st|nd|rd|th)?)";
  const kind = `\\s(?:${LONG_KINDS}|st|ave?|rd|dr|blvd)(?!\\p{L})`;
  const street = `(?:\\d{1,3}(?:st|nd|rd|th)(?:${kind})?(?!\\p{L})|${other}${kind})`;
  return [
    `${START}${CORNER}${CORNER_LINK}${name}${END}(?:\\s?(?:and|y|con|with|&|/)\\s?${other})?`,
    `${START}${CORNER}${CORNER_LINK}${other}\\s?(?:and|y|con|with|&|/)\\s?(?:the\\s|la\\s)?${name}${END}`,
    `${START}${name}\\s?[/@]\\s?${other}${END}`,
    `${START}${other}\\s?[/@]\\s?${name}${END}`,
    `${START}${name}\\s(?:and|y|at|&)\\s${street}`,
    `${START}${street}\\.?\\s(?:and|y|at|&)\\s${name}${END}`,
    `${START}(?:between|entre)\\s${name}\\s(?:and|y)\\s${other}${END}`,
    `${START}(?:between|entre)\\s${other}\\s(?:and|y)\\s${name}${END}`,
  ];
}

/** "Between 30 and 32 Foxglove", "next door to 30 Foxglove", "on Foxglove between 30 and 32". */
function amongNeighbors(name: string): string[] {
  const house = `(?:(?:el|la|los|the)\\s)?(?:${NUMBER_WORD}\\s)?#?\\d{1,6}`;
  const houses = `${house}(?:\\s?(?:and|y|&|[-–])\\s?${house})?`;
  return [
    `${START}${NEAR}\\s${houses}\\s(?:${LINK})?${name}${END}`,
    `${START}${name}[\\s,]{1,3}(?:between|entre)\\s${houses}${END}`,
  ];
}

/** A numbered street whose number is counted, here or in its line: "1420 NW Seventeen St" of 17th Street. */
function counted({ houses, name: [first = ""] }: Street, isHouseNeeded: boolean): string[] {
  const number = parseOrdinal(first) ?? parseCardinal(first);
  if (number === null) return [];
  const called = numberPattern(number);
  const turn = `${DIRECTION}[\\s.]{1,2}`;
  const kind = `\\s(?:${LONG_KINDS}|${SHORT_KINDS})(?!\\p{L})\\.?`;
  const house = houses.length === 0 ? null : `#?${housePattern(houses)}[\\s,]{1,3}`;
  return [
    ...(house === null ? [] : [`${START}${house}(?:${turn}${called}${END}(?:${kind})?|${called}${kind})`]),
    ...(isHouseNeeded ? [] : [`${START}${turn}${called}${kind}`]),
    ...(isHouseNeeded || Number(number) < LEAST_COUNTED
      ? []
      : [`${START}${called}\\s(?:street|avenue|st|ave)(?!\\p{L})\\.?`]),
  ];
}

/** "Number 31 on Foxglove", "Foxglove: 31", "Foxglove número 31". */
function besideHouse(name: string, house: string): string[] {
  return [
    `${START}(?:${NUMBER_WORD}\\s)?#?${house}\\s${LINK}${name}${END}`,
    `${START}${name}(?:${SPACE}|\\s)(?:${NUMBER_WORD}\\s?){0,2}#?${house}${END}`,
  ];
}

/** Run together: "31Foxglove Court", "FoxgloveCourt", "31FoxgloveCt". */
function joined({ houses, name, kind }: Street, isHouseNeeded: boolean): string[] {
  const letters = plain(name.join(""));
  if (letters.length < SHORTEST_NAME || name.some((word) => parseOrdinal(word) !== null)) return [];
  const all = name.map(wordPattern).join("[\\s-]?");
  const numbers = houses.map(escaped).join("|");
  const [long = "", ...short] = waysOfKind(kind);
  return [
    ...(long === "" || isHouseNeeded
      ? []
      : [`${START}(?:(?:${numbers || "\\d{1,6}"})[\\s-]?)?${all}${long}${END}`]),
    ...(numbers === ""
      ? []
      : [
          `${START}(?:${numbers})[\\s-]?${all}(?:[\\s-]?(?:${[long, ...short].filter((one) => one !== "").join("|") || "street"}))?${END}`,
        ]),
  ];
}

/** Any street of the same kind with the same house is this one with a slip: "31 Foxglov Court". */
function misspelled({ kind, isKindFirst }: Street, house: string): string[] {
  const kinds = waysOfKind(kind);
  if (kinds.length === 0) return [];
  const one = `(?:${kinds.join("|")})\\.?`;
  const word = "\\p{L}[\\p{L}'’]{2,30}";
  return isKindFirst
    ? [`${START}${one}\\s${word}[\\s,]{1,3}(?:${NUMBER_WORD}\\s?|#)?${house}${END}`]
    : [`${START}#?${house}\\s(?:${DIRECTION}\\s)?${word}\\s${one}(?!\\p{L})`];
}
