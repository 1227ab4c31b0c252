import { splitWords } from "../base/text/fold.ts";
import { partsOfName } from "./named-program.ts";

/** Words in lower case within a name, which mean nothing at its end. */
const JOINING = new Set("a an and at for in of on the to de del el en la las los para y".split(" "));

/** Kinds of listings that a text may omit after a name. */
const KINDS = new Set(
  "program programs project service services programa programas proyecto servicio servicios".split(" "),
);

const TOKEN = /[\p{L}\p{N}][\p{L}\p{N}'’&-]*|[^\s\p{L}\p{N}]/gu;

interface Described {
  readonly name: string;
  readonly city: string;
}

/** Number of words at the beginning of a text that state its subject. */
const SUBJECT_WORDS = 8;

/**
 * Whether a text begins with the name of a listing, capitalized like any name: "Court Care" in "The Court Care Program
 * is for …". The town in the name, words after it, and a final "program" may be missing.
 *
 * @param fewest words that the name needs, not counting those that only join others
 */
export function startsWithName(text: string, named: Described, other: Described, fewest: number): boolean {
  const places = new Set([...splitWords(named.city), ...splitWords(other.city)]);
  const words = splitWords(partsOfName(named.name).own);
  const town = words.findIndex((word) => places.has(word));
  const phrase = trimmed(town < 0 ? words : words.slice(0, town));
  if (phrase.filter((word) => !JOINING.has(word)).length < fewest) return false;
  const start = text.split(/\s+/, SUBJECT_WORDS).join(" ");
  return namesIn(start).some((name) => ` ${name} `.includes(` ${phrase.join(" ")} `));
}

/** Fewest words of a name that only one agency has; shorter names are kinds of help. */
const LONG = 4;

/** Maximum long names of a text; more are rare at one place in an index. */
const MAX_NAMES = 5;

/** Returns names of at least four words in a text, not counting joining words; at most five. */
export function longNames(text: string): string[] {
  return namesIn(text)
    .map((name) => trimmed(name.split(" ")))
    .filter((words) => words.filter((word) => !JOINING.has(word)).length >= LONG)
    .map((words) => words.join(" "))
    .filter((name, index, names) => names.indexOf(name) === index)
    .slice(0, MAX_NAMES);
}

/** Whether a text begins with this name. */
export function beginsWith(text: string, name: string): boolean {
  return splitWords(text).slice(0, SUBJECT_WORDS).join(" ").includes(name);
}

function trimmed(words: readonly string[]): string[] {
  const telling = words.map((word) => !JOINING.has(word) && !KINDS.has(word));
  return words.slice(Math.max(0, telling.indexOf(true)), telling.lastIndexOf(true) + 1);
}

/** Returns sequences of capitalized words in a text, each as folded words. */
function namesIn(text: string): string[] {
  const names: string[] = [];
  let words: string[] = [];
  for (const [token] of `${text}.`.matchAll(TOKEN)) {
    if (/^\p{Lu}/u.test(token) || JOINING.has(token)) {
      words.push(...splitWords(token));
    } else {
      if (words.length > 1) names.push(words.join(" "));
      words = [];
    }
  }
  return names;
}
