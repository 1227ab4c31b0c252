import type { Category } from "../services/enumerations.ts";
import { isMinor, ownAge, statedAges } from "./asked-age.ts";
import type { Find } from "./question.ts";
import { asksForShelter } from "./safer-shelter.ts";

/** What writers may say about themselves that decides which places to sleep admit them. */
export const WRITERS = ["MAN", "WOMAN", "TRANS_MAN", "TRANS_WOMAN"] as const;

export interface Writer {
  /** Null: not said. */
  readonly is: (typeof WRITERS)[number] | null;
  /** Years; null: not said. */
  readonly age: number | null;
}

export const UNKNOWN_WRITER: Writer = { is: null, age: null };

const I_AM = "(?:as|(?:i am|im|i m|soy)(?: just| only| solo)?)(?: an?| una?| the| el| la| her| his| su)?";
/** "I'm with a man" says nothing of the writer: only these words may stand between. */
const BETWEEN =
  "(?: (?:\\d{2}|yrs?|years?|yo|y o|old|single|gay|bi|bisexual|lesbian|an?|una?|straight|black|white|latino|latina|hispanic|homeless|disabled|older|young|grown|adult|veteran|married|divorced|widowed|undocumented|pregnant|cis)){0,4}";
const whoIs = (words: string): RegExp =>
  new RegExp(`\\b${I_AM}${BETWEEN} (?:${words})\\b|(?:^|[.] )(?:${words}) (?:here|aqui|\\d{2})\\b`, "u");

/** "I am a man": what a writer says of themselves counts before the people that they speak of. */
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
  // Neither men's nor women's places are sure to take him.
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

/** These say for whom a list is, so that nothing the writer said before counts. */
const STATED: readonly Category[] = ["ALL", "MEN", "WOMEN"];

/** Children of the writer: the list is not for children alone. */
const OWN_CHILDREN =
  /\b(?:my|with|mis?|con|have|tengo)(?: \d{1,2}| two| three| dos| tres| mis?| my)?(?: little| small| pequenos?)? (?:kids?|child|children|sons?|daughters?|baby|babies|toddler|hij[oa]s?|nin[oa]s?|bebes?|nen[ea]s?)\b/u;

/**
 * For whom a list is: a man is not sent to women's shelters because he names his wife, a grown trans woman is not sent to
 * a house for the young, and a sixteen-year-old not to what is for adults.
 *
 * @param text folded words
 * @param earlier what the talk knew of the writer before
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

/** Who comes with children of their own sleeps where families do, and not in a house for the young. */
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
