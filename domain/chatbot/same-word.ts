import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { isOneTypoApart } from "../base/text/one-typo.ts";
import { reduceToSound } from "../base/text/sound.ts";
import { englishTerm, spanishTerm } from "../base/text/terms.ts";
import { phrasesAt, understoodWord } from "./lexicon.ts";

/** The forms in which names and messages write a number, each mapped to the first of its forms; also "st" of a name. */
export const NUMBERS: ReadonlyMap<string, string> = new Map(
  [
    ["first", "1st", "1", "one", "primer", "primero", "primera", "uno"],
    ["second", "2nd", "2", "two", "segundo", "segunda", "dos"],
    ["third", "3rd", "3", "three", "tercer", "tercero", "tercera", "tres"],
    ["fourth", "4th", "4", "four", "cuarto", "cuarta", "cuatro"],
    ["fifth", "5th", "5", "five", "quinto", "quinta", "cinco"],
    ["saint", "st", "san", "santo", "santa"],
    ["mount", "mt"],
  ].flatMap(([first = "", ...others]) => [first, ...others].map((word) => [word, first] as const)),
);

/** Shorter words have too many neighbors. */
const MIN_MENDED = 4;
/** A common word counts as a typo of another word only from this length on. */
const MIN_MENDED_COMMON = 5;
const MIN_STEM = 4;

/** Whether a word of a message is that of a name: in another form, misspelled, or of the other language. */
export function isSameWord(written: string, name: string): boolean {
  if (written === name) return true;
  const number = NUMBERS.get(written);
  if (number !== undefined && number === NUMBERS.get(name)) return true;
  if (written.length < MIN_STEM || name.length < MIN_STEM) return false;
  if (englishTerm(written) === englishTerm(name) || spanishTerm(written) === spanishTerm(name)) return true;
  const isCommon = isCommonEnglish(written) || isCommonSpanish(written);
  if (written.length >= (isCommon ? MIN_MENDED_COMMON : MIN_MENDED) && isOneTypoApart(written, name))
    return true;
  if (isCommon) return false;
  return reduceToSound(written) === reduceToSound(name) || isSameTopic(written, name);
}

/** Whether two words name one topic in different languages: "Biblioteca" and library. */
function isSameTopic(a: string, b: string): boolean {
  const topics = findTopics(a);
  return topics.length > 0 && findTopics(b).some((topic) => topics.includes(topic));
}

function findTopics(word: string) {
  return phrasesAt([understoodWord(word)], 0).map(({ topic }) => topic);
}
