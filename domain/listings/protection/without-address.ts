import { buildLoosePatterns } from "./loose-streets.ts";
import {
  buildAddressPatterns,
  keepAlphanumerics,
  lettersNaming,
  patternsOfStreets,
} from "./street-patterns.ts";
import { escaped } from "./street-words.ts";

/** Parts of a hidden place that have to be removed from texts. */
export interface HiddenPlace {
  /** Lines of the address, in the source's and in our form. */
  lines: readonly (string | null)[];
  zip: string | null;
}

/** Stands in the place of what was removed. */
export const REMOVED = "[…]";

const SAID = "(?:(?<!\\p{L})(?:lat(?:itude|itud)?|lon(?:g(?:itude|itud)?)?|lng)[\\s:=]{0,3})?";
const DEGREES = "[-+−]?\\d{1,3}\\.\\d{3,}°?";
/** In degrees, with words or sides of the compass beside them or without. */
const COORDINATES = new RegExp(
  `${SAID}(?:(?<!\\p{L})[NS]\\s?)?${DEGREES}(?:\\s?[NS](?!\\p{L}))?[\\s,;/|&]{1,4}${SAID}(?:[EWO]\\s?)?${DEGREES}(?:\\s?[EWO](?!\\p{L}))?`,
  "giu",
);
/** One of both, in degrees, minutes and seconds. */
const DEGREES_AND_MINUTES =
  /\d{1,3}\s?[°º]\s?\d{1,2}(?:\.\d{1,6})?\s?['′’]\s?(?:\d{1,2}(?:\.\d{1,6})?\s?(?:["″”]|''|′′))?\s?[NSEWO]?(?!\p{L})/gu;
/** Open Location Codes, and three words for a square. */
const CODES =
  /(?<![\p{L}\d])(?:[23456789CFGHJMPQRVWX]{4}){1,2}\+[23456789CFGHJMPQRVWX]{2,3}(?![\p{L}\d])|\/\/\/\p{L}{2,40}\.\p{L}{2,40}\.\p{L}{2,40}/gu;
const MAP_LINK =
  /(?:https?:\/\/|\bwww\.)?(?:\bmaps\.[a-z]|\bgoo\.gl\/maps|\bg\.page\/|\bg\.co\/kgs|\b[a-z.]{1,60}\/maps\b|\b(?:www\.)?(?:waze|openstreetmap|what3words|mapquest|citymapper)\.[a-z]|\bw3w\.co\/|\bplus\.codes\/|\bgeo:(?=[-\d]))\S*/giu;

/** Whether a web address shows a place on a map. */
export function isMapLink(url: string): boolean {
  return url.search(MAP_LINK) !== -1 || url.search(COORDINATES) !== -1;
}

/** What a page shows nothing of, and what would part a word for a pattern. */
const UNSEEN = /(?<=[\p{L}\p{N}\s])[\u00ad\u200b\u2060\ufeff]+/gu;

/**
 * The text without the street of a hidden address in the ways in which people write it ("4321 N.W. 17 St", "NW 17th
 * Street" without the number, "Calle Luna #31"), without its ZIP, coordinates and links to maps.
 */
export function withoutAddress(text: string, { lines, zip }: HiddenPlace): string {
  const cut = (seen: string): string => {
    const patterns = lines.flatMap((line) =>
      line === null ? [] : [...buildAddressPatterns(line), ...buildLoosePatterns(line, seen)],
    );
    return without(seen, patterns, zip);
  };
  const left = cut(text.replace(UNSEEN, ""));
  // Letters of any width, and those of another script that look the same.
  const plain = inOneScript(left);
  const rest = plain === left ? left : cut(plain);
  return rest === plain ? left : rest;
}

/**
 * A text that may be about another place, without this address. One that does not name its street stays as it is, with
 * ZIP codes and links to maps.
 *
 * @param isHouseNeeded only the street with its house counts, and is removed
 */
export function withoutForeignAddress(
  text: string,
  { lines, zip }: HiddenPlace,
  isHouseNeeded: boolean,
): string {
  const seen = text.replace(UNSEEN, "");
  const about = isHouseNeeded ? "house" : "street";
  const patterns = lines.flatMap((line) =>
    line === null
      ? []
      : [...patternsOfStreets(line, isHouseNeeded), ...buildLoosePatterns(line, seen, about)],
  );
  return patterns.some((pattern) => seen.search(pattern) !== -1) ? without(seen, patterns, zip) : text;
}

/** Letters of Cyrillic and Greek that look like others, with these. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    ..."аaеeоoрpсcхxуyіiјjѕsԁdһhкkмmтtвbнhАAВBЕEКKМMНHОOРPСCТTХXУYІIЈJЅSαaοoνvρpιiκkΑAΒBΕEΗHΙIΚKΜMΝNΟOΡPΤTΧXΥYΖZ",
  ]
    .join("")
    .match(/../gu)
    ?.map((pair) => [pair[0] ?? "", pair[1] ?? ""] as const),
);

/** The text with letters and digits of any width as usual ones, and with words of two scripts in one. */
function inOneScript(text: string): string {
  return text
    .normalize("NFKC")
    .replace(/[\p{L}'’]+/gu, (word) =>
      /[a-z]/iu.test(word) ? [...word].map((letter) => LOOK_ALIKES.get(letter) ?? letter).join("") : word,
    );
}

function without(text: string, patterns: readonly RegExp[], zip: string | null): string {
  const left = [MAP_LINK, COORDINATES, DEGREES_AND_MINUTES, CODES, ...patterns].reduce(
    (rest, pattern) => rest.replace(pattern, REMOVED),
    text,
  );
  return zip === null ? left : left.replace(zipPattern(zip), REMOVED);
}

/** The five digits of a ZIP code, with four more or without, or a code of another country with any gap. */
function zipPattern(zip: string): RegExp {
  const code = /^\d{5}(?=-?\d{4}$)/u.exec(zip.trim())?.[0] ?? zip.trim();
  const written = code
    .split(/[\s-]+/u)
    .map(escaped)
    .join("[\\s-]?");
  return new RegExp(`(?<![\\d\\p{L}])${written}(?:-?\\d{4})?(?![\\d\\p{L}])`, "giu");
}

/** Null where nothing is left of a text but what was removed. */
export function withoutStreetAlone(text: string): string | null {
  return /[\p{L}\p{N}]/u.test(text) ? text : null;
}

/**
 * Whether a web or mail address names this street: "elmstreetshelter.example", "31foxglove@…". The name alone does not: many
 * organizations are called as streets are.
 */
export function isHostOfStreet(host: string, line: string | null, isHouseNeeded = false): boolean {
  const letters = keepAlphanumerics(host);
  return lettersNaming(line ?? "", isHouseNeeded).some((one) => letters.includes(one));
}
