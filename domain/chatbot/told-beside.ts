import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { PARTNER, wishesIn } from "../search/asked-wishes.ts";
import { CATEGORIES, type Category } from "../services/enumerations.ts";
import type { Wish } from "../services/wishes.ts";
import { COUPLES } from "./find-of.ts";
import type { Find } from "./question.ts";
import { topicsIn } from "./topics-in.ts";

/** Longer messages say more than who comes along. */
const MAX_WORDS = 14;

/** Wishes that concern companions or a wheelchair, with the audience that a list is then narrowed to. */
const AUDIENCE_OF: Readonly<Partial<Record<Wish, Category>>> = {
  PETS: "PETS_ALLOWED",
  SERVICE_ANIMALS: "PETS_ALLOWED",
  STEP_FREE: "DISABLED",
  FAMILIES: "FAMILIES",
};

const TOO =
  "(?: (?:too|also|as well|with me|is with me|comes with me|is coming|tambien|igual|conmigo|viene conmigo|esta conmigo|viene))*";
/** A partner who comes along to the place to stay: "And my wife", "mi esposo también". */
const PARTNER_TOO = new RegExp(
  `^(?:(?:and|but|y|pero|also|oh|ok|its|is|es|soy|somos|estoy|ando|vengo|voy|i|im|am|i have|i have got|i ve got|ive got|tengo|me|yo|with|con|for|para|plus|it is|there is|theres) )*(?:(?:my|mi|a|un|una) ${PARTNER}|(?:we are|were|somos|estamos en) (?:a |una )?(?:couple|pareja))${TOO}$`,
  "u",
);
/** Questions about the services shown: "Does the second one take dogs". */
const ASKED_OF_ONE =
  /^(?:(?:and|but|so|ok|y|pero) )*(?:do|does|did|is(?! there)|are(?! there)|can|could|will|would|cual(?:es)?|la|el) /u;
/** Words that describe an animal or a wheelchair and ask for nothing. */
const DESCRIBES = new Set(
  `small big little tiny old young friendly quiet trained calm good sweet vaccinated leashed chico chica pequeno pequena
  grande viejo vieja manso mansa tranquilo tranquila bueno buena chiquito chiquita vacunado vacunada tambien ademas electric
  manual electrica bringing traigo traemos vengo venimos viajo muevo uso ve got`.split(/\s+/u),
);

/**
 * Reads who comes along, after a place to stay was asked for: "I have a dog", "y mi esposa", "voy en silla de ruedas"
 * (rule chatbot 10). Null: the message names no companion, or says something else, too.
 *
 * @param text folded words
 * @param last the search asked for before
 */
export function toldBeside(
  text: string,
  { needs }: Pick<Find, "needs">,
): { readonly audiences: readonly Category[]; readonly isCouple: boolean } | null {
  const isToStay = needs.some((need) => need === "EMERGENCY" || need === "TRANSITIONAL");
  if (!isToStay || text.split(" ").length > MAX_WORDS || ASKED_OF_ONE.test(text)) return null;
  if (PARTNER_TOO.test(text)) return { audiences: [], isCouple: true };
  const { wishes, rest } = wishesIn(text, true);
  const told = wishes.filter((wish) => wish === "COUPLES" || AUDIENCE_OF[wish] !== undefined);
  if (told.length === 0 || told.length < wishes.length) return null;
  // Words as written, so that a name that resembles a word stays a name.
  const beside = rest.split(" ").filter((word) => word !== "." && word !== "");
  const { strong, situations, weak, audiences, left } = topicsIn(beside);
  if (strong.length + situations.length + weak.length > 0 || !left.every(saysNothing)) return null;
  // Children who come along sleep in family shelters.
  const others = audiences.map((each) => (each === "KIDS" ? "FAMILIES" : each));
  const people = [...others, ...told.flatMap((wish) => AUDIENCE_OF[wish] ?? [])];
  return {
    audiences: CATEGORIES.filter((category) => people.includes(category)),
    isCouple: told.includes("COUPLES"),
  };
}

function saysNothing(word: string): boolean {
  return isCommonEnglish(word) || isCommonSpanish(word) || DESCRIBES.has(word) || /^\d{1,2}$/u.test(word);
}

/** Adds the people who come along to a list. */
export function withToldBeside(
  find: Find,
  { audiences, isCouple }: NonNullable<ReturnType<typeof toldBeside>>,
): Find {
  const people = [...find.audiences, ...audiences];
  return {
    ...find,
    audiences: CATEGORIES.filter((category) => people.includes(category)),
    text: isCouple ? COUPLES : find.text,
  };
}
