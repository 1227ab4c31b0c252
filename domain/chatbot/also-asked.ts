import { chatbot as english } from "#words/compiled/en/chatbot/chatbot.ts";
import { chatbot as spanish } from "#words/compiled/es/chatbot/chatbot.ts";
import { fold } from "../base/text/fold.ts";
import type { AskedNext, DangerFamily } from "../danger/danger-families.ts";
import type { Need } from "../services/enumerations.ts";
import type { Find } from "./question.ts";
import { asksForShelter, hidesFromSomebody } from "./safer-shelter.ts";

/**
 * Words that ask for something. Other words of a text about danger tell what happened: "he took my clothes" does not
 * ask for clothes, and "I need help" does not say for what.
 */
const ASKS =
  /\b(?<!do )(?:i|we|she|he|they) (?:also |just |really |still )*need(?:s|ed)? (?!help\b|some help\b|to die|to end|somebody|someone|an ambulance|you\b)|\bneed (?:a|an|some|food|shelter|clothes|diapers|the)\b(?! (?:help|ambulance))|\blooking for\b|\bwhere (?:can|could|do|should|would|is there|are there)\b|\b(?:is|are) there (?:a|an|any|some)\b|\bcan (?:i|we) (?:go|stay|sleep|get|find|come)\b|\bhow (?:can|do|could) (?:i|we|she|he|they) (?:get|find)\b|\b(?:get|give|find) (?:me|us|her|him|them) (?:a|an|some)\b|\b(?:some)?place to\b|\bsomewhere to\b|\b(?:want|would like|like) to (?:detox|sleep|stay|eat|shower)\b|\b(?<!no )(?:necesito|necesita|necesitamos|ocupo|ocupamos|busco|buscamos|buscando) (?!ayuda\b|morir|acabar|a alguien)|\b(?:a)?donde (?:puedo|podemos|puede|hay|consigo|consigue|voy|vamos|me|duermo|duerme|dormir|dormimos|quedarme|encuentro)\b|\bhay (?:un|una|algun|alguna|donde)\b|\bun lugar (?:para|donde)\b|\bcomo (?:consigo|le hago para conseguir)\b/u;
/** People who ask where to go, or must leave now, look for a place to sleep. */
const LEAVES =
  /\bwhere (?:do|can|should|could|would) (?:i|we) (?:even )?(?:go|run)\b|\b(?:have|need|got|want|trying|ready) to (?:get out|leave|go|run|escape)(?: (?:of )?(?:here|tonight|now|today|with|the house))\b|\bnowhere to go\b|\btake (?:him|her|them|me|us) in\b|\b(?:lo|la|los|las|me|nos) reciban?\b|\b(?:a )?donde (?:voy|vamos|puedo ir|podemos ir|me voy|nos vamos|ir)\b|\b(?:tengo|tenemos|necesito|quiero) (?:que )?(?:irme|irnos|salir|salirme|salirnos|huir)(?: (?:de aqui|de la casa|esta noche|hoy|ya|con))\b|\bno tengo (?:a )?(?:donde|adonde) ir\b/u;
/** Needs never looked for: people whose phone is watched are not sent to phone shops. */
const NEVER: Partial<Record<DangerFamily, readonly Need[]>> = { TRACKING: ["TECH"] };
/** Needs that are part of a question about the danger rather than needs of their own. */
const OF_FOLLOW_UP: Partial<Record<AskedNext, readonly Need[]>> = {
  CANNOT_TALK: ["TECH", "ASSISTANCE", "EDUCATION", "COUNSELING"],
  COST: ["MEDICAL", "TECH"],
  LANGUAGE: ["EDUCATION"],
  PAPERS: ["ASSISTANCE"],
  POLICE: ["ASSISTANCE"],
  HUNG_UP: ["TECH", "ASSISTANCE"],
  NO_NARCAN: ["MEDICAL", "COUNSELING"],
  PRIVACY: ["TECH", "CLOTHES"],
  TOLD_ON: ["TECH", "EDUCATION"],
  ARRESTED: ["ASSISTANCE"],
};
/** Texts of the chat's own quick replies. */
const OFFERED: ReadonlySet<string> = new Set(
  [english, spanish].flatMap(({ chips }) => Object.values(chips)).map(fold),
);

/**
 * Returns what a message about danger asks for beside crisis lines: a place to sleep for people who hide from someone;
 * otherwise only what it asks for in so many words, since other needs in it merely describe the danger.
 *
 * @param text folded words
 */
export function alsoAsked(
  { family, followUp }: { readonly family: DangerFamily; readonly followUp: AskedNext | null },
  find: Find,
  text: string,
): Find | null {
  const named = find.needs.filter((need) => NEVER[family]?.includes(need) !== true);
  const isLeaving = followUp === null && isShown(family) && named.length === 0 && LEAVES.test(text);
  const needs: readonly Need[] = isLeaving ? ["EMERGENCY"] : named;
  if (family === "IMMIGRATION" && followUp === null) return legalHelp(find);
  const isShelter = asksForShelter({ needs });
  const isMeant = followUp === null ? ASKS.test(text) || (isShelter && isShown(family)) : isShelter;
  // In elder abuse, the grown child who hits is not a child who comes along.
  const audiences = find.audiences.filter((each) => family !== "ELDER" || each !== "KIDS");
  return needs.length > 0 && isMeant ? { ...find, needs: [...needs], audiences } : null;
}

/** Whether a text asks for something, rather than only telling what happened. @param text folded words */
export function asksInWords(text: string): boolean {
  return ASKS.test(text) || LEAVES.test(text);
}

/**
 * Whether to show a place to sleep to someone who only tells what happened. After choking, the emergency room comes
 * first.
 */
function isShown(family: DangerFamily): boolean {
  return family === "CHILD_ALONE" || (hidesFromSomebody(family) && family !== "STRANGULATION");
}

/** Whether a text within a talk of danger asks for something else than its topic. @param text folded words */
export function asksAnew(followUp: AskedNext, find: Find, text: string): boolean {
  if (OFFERED.has(text)) return true;
  const others = find.needs.filter(
    (need) => !asksForShelter({ needs: [need] }) && OF_FOLLOW_UP[followUp]?.includes(need) !== true,
  );
  return others.length > 0 && ASKS.test(text);
}

/**
 * Reasons why someone cannot leave, which ask for nothing by themselves: "I don't have a car", "no tengo a dónde ir".
 */
const HOLDS = new RegExp(
  `^(?:(?:but|and|pero|y|es que|yo) )*(?:${[
    "(?:i|we) (?:have|got|ve got) nowhere(?: else)?(?: to go)?",
    `(?:(?:i|we) (?:(?:have|got|ve got) no|(?:dont|do not|aint) (?:have|got)|dont)|no) (?:(?:a|an|any) )*(?:car|ride|transportation|drive|license|family|friends|(?:any)?one|anybody|place to go|(?:any)?where(?: else)? to go)(?: here| around| close| at all)?`,
    `(?:(?:no|ni) (?:tengo|tenemos|cuento con)|sin) (?:(?:un|una|ningun|ni|mi) )*(?:carro|coche|auto|troca|transporte|licencia|familia|amistades|amig[oa]s|(?:a )?nadie|(?:lugar )?(?:a ?)?donde ir(?:me|nos)?)(?: aqui| cerca| en este pais)?`,
    "(?:yo )?no manejo",
  ].join("|")})$`,
  "u",
);

/** Whether a text within a talk of danger only gives reasons for not leaving. @param text folded words */
export function tellsWhatHolds(text: string): boolean {
  return HOLDS.test(text);
}

/** Texts of at most this many words state whom the list is for, rather than ask something. */
const MAX_CHANGE_WORDS = 4;
const SAYS_FOR_WHOM =
  /^(?:(?:and|or|y|o|pero) )*(?:for|with|para|con|does|do|can|takes?|accepts?|acepta[ns]?|recibe[ns]?|admite[ns]?)\b/u;

/**
 * Whether a text within a talk of danger changes the last list: "with my kids" wants it for them too, but "I have kids"
 * is about the danger.
 *
 * @param text folded words
 */
export function changesList(find: Find, text: string): boolean {
  return find.audiences.length > 0 && text.split(" ").length <= MAX_CHANGE_WORDS && SAYS_FOR_WHOM.test(text);
}

/** Returns the search for a text that asks for help with a danger without naming the danger itself. */
export function lookedFor(family: DangerFamily, find: Find): Find {
  if (family === "IMMIGRATION") return legalHelp(find);
  return family === "PARTNER_VIOLENCE" && asksForShelter(find)
    ? { ...find, text: "domestic violence" }
    : find;
}

/** People who are afraid of a raid need a lawyer, not a library. */
function legalHelp(find: Find): Find {
  return { ...find, needs: ["ASSISTANCE"], audiences: [], topic: "IMMIGRATION", text: null };
}
