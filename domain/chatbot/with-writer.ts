import type { Category } from "../services/enumerations.ts";
import type { Find } from "./question.ts";

/** "I am a man": what a writer says of themselves counts before the people that they speak of. */
const MAN = /\b(?:i am|im|i m|as|soy) (?:a |an |un )?(?:\w+ )?(?:man|guy|male|dad|hombre|varon)\b/u;
const TRANS_WOMAN =
  /\b(?:trans(?:gender)? (?:woman|girl|female)|mujer trans\w*|chica trans|mtf|trans femme)\b/u;
const TRANS_MAN = /\b(?:trans(?:gender)? (?:man|guy|male)|hombre trans\w*|chico trans|ftm)\b/u;
const ANYONE =
  /\b(?:for (?:anyone|everyone|everybody|anybody)|para (?:todos|cualquiera|cualquier persona|toda la gente))\b/u;

/**
 * For whom a list is, by what the writer says of themselves: a man is not sent to women's shelters because he names his
 * wife, and a grown trans woman is not sent to a house for the young.
 *
 * @param text folded words
 */
export function withWriter(find: Find, text: string): Find {
  const isYoung = find.audiences.includes("KIDS");
  if (TRANS_WOMAN.test(text) && !isYoung) return withPeople(find, ["WOMEN"], ["MEN", "LGBT"]);
  if (TRANS_MAN.test(text) && !isYoung) return withPeople(find, ["ALL"], ["MEN", "WOMEN", "LGBT"]);
  if (MAN.test(text)) return withPeople(find, ["MEN"], ["WOMEN"]);
  if (ANYONE.test(text) && find.audiences.length === 0) return withPeople(find, ["ALL"], []);
  return find;
}

function withPeople(find: Find, people: readonly Category[], others: readonly Category[]): Find {
  const rest = find.audiences.filter((each) => !others.includes(each) && !people.includes(each));
  return { ...find, audiences: [...people, ...rest] };
}
