import { fold } from "../base/text/fold.ts";
import { isOrganizationName, type Named, partsOfName } from "./named-program.ts";

/**
 * Words by which programs of one agency at one site differ: their audience, time, language, or number. Each group
 * counts once.
 */
const IN_NAMES: readonly (readonly [string, RegExp])[] = [
  ["after school", /\bafter ?school\b/],
  ["summer", /\b(?:summer|verano)\b/],
  ["spring", /\bspring break\b/],
  ["winter", /\b(?:winter|invierno)\b/],
  ["camp", /\b(?:camps?|campamento)\b/],
  ["extended", /\bextended\b/],
  ["morning", /\b(?:morning|am)\b/],
  ["evening", /\b(?:evening|night|pm|noche)\b/],
  ["weekend", /\b(?:weekends?|saturdays?|sundays?|sabados?|domingos?)\b/],
  ["free", /\b(?:free|gratis)\b/],
  ["children", /\b(?:child|children|kids?|ninos|pediatrics?|head start)\b/],
  ["teens", /\b(?:teens?|teenagers?|youth|adolescents?|jovenes)\b/],
  ["adults", /\b(?:adults?|adultos)\b/],
  ["seniors", /\b(?:seniors?|elders?|elderly|mayores)\b/],
  ["women", /\b(?:wom[ae]n|womens|girls?|ladies|mothers?|moms?|mommy|mujeres)\b/],
  ["men", /\b(?:men|mens|boys?|fathers?|dads?|daddy|hombres)\b/],
  ["families", /\b(?:famil(?:y|ies)|parents?|familias)\b/],
  ["veterans", /\b(?:veterans?|veteranos)\b/],
  ["disabilities", /\b(?:disabilit(?:y|ies)|disabled|discapacidad)\b/],
  ["english", /\b(?:english|ingles)\b/],
  ["spanish", /\b(?:spanish|espanol)\b/],
  ["creole", /\b(?:creole|kreyol)\b/],
  ["text", /\b(?:text|chat|hotline)\b/],
  ["inpatient", /\binpatient\b/],
  ["outpatient", /\boutpatient\b/],
  ["i", /\b(?:i|1|one)\b/],
  ["ii", /\b(?:ii|2|two)\b/],
  ["iii", /\b(?:iii|3|three)\b/],
];

/** Phrases by which a program's text names its season. */
const IN_TEXTS: readonly (readonly [string, RegExp])[] = [
  ["summer camp", /\bsummer (?:camp|program)/],
  ["after school", /\bafter ?school\b/],
];

/** Words that narrow a listing down. Two listings can only be of one program if each of these is equal. */
export interface NarrowingWords {
  readonly names: string;
  readonly texts: string;
  /** Numbers of offices or branches; an organization has none. */
  readonly numbers: string;
}

/** Returns the words that narrow a listing down, compared with another listing. */
export function narrowingWords(listing: NarrowedListing, other: NarrowedListing): NarrowingWords {
  const isWhole = isOrganizationName(listing, other);
  const own = isWhole ? "" : fold(partsOfName(listing.name).own);
  const text = fold(listing.description);
  const hasNumbers = !isWhole && !isOrganizationName(other, listing);
  return {
    names: groupsIn(IN_NAMES, own),
    texts: groupsIn(IN_TEXTS, text),
    numbers: hasNumbers ? (own.match(/\b\d+\b/g) ?? []).join(" ") : "",
  };
}

function groupsIn(groups: readonly (readonly [string, RegExp])[], text: string): string {
  return groups.flatMap(([group, words]) => (words.test(text) ? group : [])).join(", ");
}

interface NarrowedListing extends Named {
  readonly description: string;
}
