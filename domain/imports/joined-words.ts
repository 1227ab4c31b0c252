import { fold } from "../base/text/fold.ts";
import { NEEDS, type Need } from "../services/enumerations.ts";

/** A word this long may be several that were written as one. */
const LONG_WORD = 11;

/** Matches needs inside of compounds written as one word, such as "harborfoodpantry". */
const INSIDE: readonly (readonly [RegExp, Need])[] = [
  [/food(?:pantr|bank|shel[fv]|cupboard|find|rescue|share)|bancodealimentos|despensa/u, "FOOD_PANTRIES"],
  [/mealsonwheels|soupkitchen|comedor/u, "MEALS"],
  [/(?:homeless|womens|night|emergency)shelter|albergue/u, "EMERGENCY"],
  [/soberliving|soberhome|recoveryhouse|transitionalhousing/u, "TRANSITIONAL"],
  [
    /(?:health|medical|dental|pediatric|womens)(?:care)?(?:center|clinic|group)|medicine|dentistry|(?:vision|eye)(?:care|center)/u,
    "MEDICAL",
  ],
  [
    /counsel(?:ing|ling|or)|psycholog|psychiatr|psychotherap|therap(?:y|ies|ist)|behavioralhealth|mentalhealth/u,
    "COUNSELING",
  ],
  [/legal(?:aid|services|help)/u, "ASSISTANCE"],
  [/headstart|preschool|afterschool|literacy|montessori|learningcenter/u, "EDUCATION"],
  [/workforce|careercenter|jobcenter/u, "EMPLOYMENT"],
];

/** The needs that long words of a name or of a web address show, without spaces between their parts. */
export function needsInJoinedWords(text: string): readonly Need[] {
  const words = fold(text)
    .split(" ")
    .filter((word) => word.length >= LONG_WORD);
  const found = INSIDE.filter(([inside]) => words.some((word) => inside.test(word))).map(([, need]) => need);
  return NEEDS.filter((need) => found.includes(need));
}

/** Returns the host's name of a web address; "" where the text is not one. */
export function extractHost(address: string): string {
  return /^(?:https?:\/\/)?([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?![a-z0-9@])/iu.exec(address.trim())?.[1] ?? "";
}
