import type { Category } from "../services/enumerations.ts";
import { isMinor, ownAge, statedAges } from "./asked-age.ts";
import type { Find } from "./question.ts";
import { asksForShelter } from "./safer-shelter.ts";

/** What writers may say about themselves that decides which places to sleep admit them. */
export const WRITERS = ["MAN", "WOMAN", "TRANS_MAN", "TRANS_WOMAN"] as const;

export interface Writer {
  /** Null: unknown. */
  readonly is: (typeof WRITERS)[number] | null;
  /** In years; null: unknown. */
  readonly age: number | null;
}

export const UNKNOWN_WRITER: Writer = { is: null, age: null };

const I_AM = "(?:as|(?:i am|im|i m|soy)(?: just| only| solo)?)(?: an?| una?| the| el| la| her| his| su)?";
/** Words that may come between "I'm" and a word for the writer: "I'm with a man" says nothing about the writer. */
const BETWEEN =
  "(?: (?:\\d{2}|yrs?|years?|yo|y o|old|single|gay|bi|bisexual|lesbian|an?|una?|straight|black|white|latino|latina|hispanic|homeless|disabled|older|young|grown|adult|veteran|married|divorced|widowed|undocumented|pregnant|cis)){0,4}";
const whoIs = (words: string): RegExp =>
  new RegExp(`\\b${I_AM}${BETWEEN} (?:${words})\\b|(?:^|[.] )(?:${words}) (?:here|aqui|\\d{2})\\b`, "u");

/** A man, by "I am a man" and the like: what writers say about themselves takes precedence over people they mention. */
const MAN = whoIs(
  "man|guy|male|dude|dad|father|husband|gentleman|hombre|varon|senor|papa|padre|esposo|marido|caballero|muchacho",
);
const WOMAN = whoIs("woman|girl|female|lady|mom|mother|wife|mujer|mama|madre|esposa|senora|muchacha");
const TRANS_WOMAN =
  /\b(?:trans(?:gender|sexual)?|transgenero) (?:woman|women|girl|female)\b|\b(?:mujer|chica) trans\w*|\b(?:mtf|trans femme)\b/u;
const TRANS_MAN =
  /\b(?:trans(?:gender|sexual)?|transgenero) (?:man|men|guy|boy|male)\b|\b(?:hombre|chico) trans\w*|\b(?:ftm|trans masc)\b/u;
const ANYONE =
  /\b(?:for (?:anyone|everyone|everybody|anybody)|para (?:todos|cualquiera|cualquier persona|toda la gente))\b/u;
/** For each writer, the audience whose places are suggested, and those whose places are not. */
const PEOPLE: Readonly<Record<NonNullable<Writer["is"]>, { for: Category; not: readonly Category[] }>> = {
  MAN: { for: "MEN", not: ["WOMEN"] },
  WOMAN: { for: "WOMEN", not: ["MEN"] },
  TRANS_WOMAN: { for: "WOMEN", not: ["MEN", "LGBT"] },
  // Neither men's nor women's shelters are certain to admit him.
  TRANS_MAN: { for: "ALL", not: ["MEN", "WOMEN", "LGBT"] },
};

/** Reads what a message says about its writer, else keeps what the talk knows. @param text folded words */
export function writerIn(text: string, earlier: Writer = UNKNOWN_WRITER): Writer {
  return { is: writerSaid(text) ?? earlier.is, age: ownAge(text) ?? earlier.age };
}

function writerSaid(text: string): Writer["is"] {
  if (TRANS_WOMAN.test(text)) return "TRANS_WOMAN";
  if (TRANS_MAN.test(text)) return "TRANS_MAN";
  if (MAN.test(text)) return "MAN";
  return WOMAN.test(text) ? "WOMAN" : null;
}

/** Audiences that state whom a list is for, which overrides what the writer said before. */
const STATED: readonly Category[] = ["ALL", "MEN", "WOMEN"];

/** The writer's children: the list is not for children alone. */
const OWN_CHILDREN =
  /\b(?:my|with|mis?|con|have|tengo)(?: \d{1,2}| two| three| dos| tres| mis?| my)?(?: little| small| pequenos?)? (?:kids?|child|children|sons?|daughters?|baby|babies|toddler|hij[oa]s?|nin[oa]s?|bebes?|nen[ea]s?)\b/u;

/**
 * Adjusts whom a list is for: a man is not sent to women's shelters because he mentions his wife, an adult trans woman
 * is not sent to a house for young people, and a sixteen-year-old not to services for adults.
 *
 * @param text folded words
 * @param earlier what the talk already knew about the writer
 */
export function withWriter(asked: Find, text: string, earlier: Writer = UNKNOWN_WRITER): Find {
  const find = withOwnChildren(asked, text);
  const said = writerSaid(text);
  const writer = writerIn(text, earlier);
  const stated = statedAges(text);
  const ages = stated.length === 0 && writer.age !== null ? [writer.age] : stated;
  const isYoung =
    (writer.age !== null && isMinor(writer.age)) ||
    (find.audiences.includes("KIDS") && !OWN_CHILDREN.test(text));
  return { ...forPeople(), ...(ages.length === 0 ? {} : { ages }) };

  function forPeople(): Find {
    if (said !== null && said !== "WOMAN" && (said === "MAN" || !isYoung)) return withPeople(find, said);
    if (ANYONE.test(text) && find.audiences.length === 0) return { ...find, audiences: ["ALL"] };
    if (find.audiences.some((each) => STATED.includes(each))) return find;
    if (isYoung) return { ...find, audiences: [...new Set([...find.audiences, "KIDS" as const])] };
    return writer.is === null ? find : withPeople(find, writer.is);
  }
}

/** Sends people who come with their own children to family shelters rather than houses for young people. */
export function withOwnChildren(find: Find, text: string): Find {
  if (!asksForShelter(find) || !find.audiences.includes("KIDS") || !OWN_CHILDREN.test(text)) return find;
  const others = find.audiences.filter((each) => each !== "KIDS" && each !== "FAMILIES");
  return { ...find, audiences: [...others, "FAMILIES"] };
}

function withPeople(find: Find, writer: NonNullable<Writer["is"]>): Find {
  const { for: people, not } = PEOPLE[writer];
  const rest = find.audiences.filter((each) => !not.includes(each) && each !== people);
  return { ...find, audiences: [people, ...rest] };
}
