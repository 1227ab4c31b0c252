import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { milesBetween } from "../places/great-circle.ts";
import type { ListedForViewer } from "../services/listing.ts";
import type { AnswerCircumstances } from "./answer-sources.ts";
import { servicesTelling } from "./list-request.ts";
import { NEAR_MILES } from "./list-rows.ts";
import type { Find } from "./question.ts";

/** Matches the word before a place name, and the words that a neighborhood's name may have. */
const PLACE_NAMED =
  /\b(?:in|near|around|by|en|cerca de|por|close to) (?:(?:the|la|el|los|las) )?((?:[\p{L}\p{N}]+)(?: [\p{L}\p{N}]+){0,2})/gu;
/** Common words that occur in names of neighborhoods. */
const NAME_WORDS = /^(?:city|park|center|beach|springs?|hope|place|point|little|west|east|north|south)$/u;
/** Places farther than this from a visitor are not part of their town. */
const OTHER_TOWN_MILES = 60;

/**
 * Returns the name of a part of the visitor's town, if services nearby mention it: "vaccines in Little Havana" from
 * someone in Miami is not about Havana. Null: none is named, or no service nearby mentions it.
 */
export async function namedNearby(
  { place }: Pick<Find, "place">,
  { position, told, sources }: Pick<AnswerCircumstances, "position" | "told" | "sources">,
): Promise<string | null> {
  if (position === null || told === undefined) return null;
  const isElsewhere = place.kind === "CITY" && milesBetween(position, place.coordinates) > OTHER_TOWN_MILES;
  if (place.kind !== "UNKNOWN" && !isElsewhere) return null;
  // The town itself is meant if a text has its own name.
  const town = place.kind === "CITY" ? splitWords(place.name.replace(/, [A-Z]{2}$/u, "")).join(" ") : null;
  for (const name of namesIn(told.text)) {
    if (name === town) return null;
    const rows = await sources.services(servicesTelling(name, position));
    if (rows.some((row) => (row.distance ?? 0) <= NEAR_MILES && tells(row, name))) return name;
  }
  return null;
}

/** Returns possible place names in a text, the longest first. */
function namesIn(text: string): readonly string[] {
  return [...text.matchAll(PLACE_NAMED)].flatMap(([, run = ""]) => {
    const words = run.split(" ");
    const end = words.findIndex((word) => isCommon(word) && !NAME_WORDS.test(word));
    const name = end < 0 ? words : words.slice(0, end);
    return name
      .map((_, less) => name.slice(0, name.length - less))
      .filter((part) => part.some((word) => !isCommon(word)))
      .map((part) => part.join(" "));
  });
}

function isCommon(word: string): boolean {
  return isCommonEnglish(word) || isCommonSpanish(word);
}

function tells(row: ListedForViewer, name: string): boolean {
  const texts = [
    row.name,
    row.serviceSummary,
    row.serviceSummaryEs,
    row.description,
    row.descriptionEs,
    row.address1,
    row.address2,
  ];
  return texts.some((text) => ` ${splitWords(text ?? "").join(" ")} `.includes(` ${name} `));
}
