import { splitWords } from "../base/text/fold.ts";

/** Street and number; null where no street is public. */
export function normalizeStreet({ address1 }: { readonly address1: string | null }): string | null {
  if (address1 === null) return null;
  const words = splitWords(address1).map((word) => STREET_WORDS.get(word) ?? word.replace(ORDINAL, "$1"));
  return words.some((word) => /\d/.test(word)) ? words.join(" ") : null;
}

/** "137th Avenue" is written "137 Avenue" as well. */
const ORDINAL = /^(\d+)(?:st|nd|rd|th)$/;

const STREET_WORDS = new Map(
  Object.entries({
    street: "st",
    avenue: "ave",
    boulevard: "blvd",
    drive: "dr",
    road: "rd",
    court: "ct",
    place: "pl",
    lane: "ln",
    terrace: "ter",
    highway: "hwy",
    parkway: "pkwy",
    circle: "cir",
    north: "n",
    south: "s",
    east: "e",
    west: "w",
    northeast: "ne",
    northwest: "nw",
    southeast: "se",
    southwest: "sw",
    suite: "ste",
    building: "bldg",
    floor: "fl",
    first: "1",
    second: "2",
    third: "3",
    fourth: "4",
    fifth: "5",
    sixth: "6",
    seventh: "7",
    eighth: "8",
    ninth: "9",
    tenth: "10",
  }),
);
