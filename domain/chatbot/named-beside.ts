import { isCommonEnglish, isCommonSpanish } from "../base/text/common-words.ts";
import { splitWords } from "../base/text/fold.ts";
import { isOneTypoApart } from "../base/text/one-typo.ts";
import { englishTerm } from "../base/text/terms.ts";
import { plainLetters } from "../danger/plain-letters.ts";
import { isKnownWord, isVocabularyWord } from "./lexicon.ts";
import type { NamedBeside, PlaceAsked } from "./question.ts";

/**
 * Recognizes names of organizations and services in a sentence that also asks for something: "is there a group for
 * youth at Pridelines", "St Michael's has beds for veterans?" (rule chatbot 9).
 */

/** A word of a message that may be part of a name. */
interface SaidWord {
  readonly word: string;
  /** Whether it is neither common nor a word of asking, or is capitalized like a name. */
  readonly isProper: boolean;
  /** Whether it is in capitals, in a message that is not. */
  readonly isCapitals: boolean;
  /** Whether it is where a name would be. */
  readonly isPlacedAsName: boolean;
  /** Whether it is part of the town that the message names. */
  readonly isOfTown: boolean;
}

/** A row of a list, by which an organization or a service is recognized. */
interface NamedRow {
  readonly id: string;
  readonly name: string;
  readonly organization?: { readonly name: string } | null | undefined;
  /** Miles; null: unknown. */
  readonly distance: number | null;
}

/** Words of a message that may be a name beside what it asks for. */
export interface SaidNames {
  readonly words: readonly SaidWord[];
  /** The text to search names with. */
  readonly query: string;
  /** The words written as names, if they are fewer; null: distant services are not searched. */
  readonly farQuery: string | null;
}

const MIN_PROPER = 4;
/** Fewest letters of a single word that counts as a name. */
const MIN_ALONE = 5;
const MIN_CAPITALS = 3;
/** Fewest letters of a word that is recognized despite a typo. */
const MIN_MENDED = 7;
const MAX_QUERY_WORDS = 6;
const NEARBY_MILES = 60;
/**
 * Miles within which a name of two or more words is searched if nothing near has it, such as a camp of the same state.
 */
const FAR_MILES = 300;
/** Maximum distance between two separate words of a name. */
const MAX_APART = 5;
/** If more services than this match, the words are not a name. */
const MAX_NAMED = 20;

/** Words in names that people leave out. */
export const LEGAL_FORMS: ReadonlySet<string> = new Set(
  "inc incorporated llc corp corporation co ltd the".split(" "),
);
const BEFORE_NAMES = new Set(
  "at by with of the does do did is are can will has called named like a al de del en con la el los las que llamado llamada".split(
    " ",
  ),
);
/** Says that the place is only where the writer comes from, or that something else is asked for. */
const ELSEWHERE =
  /\b(?:else|other than|another|instead of|besides|kicked out|turned (?:me|us) away|(?:they|theyre|its|is|are) full|closed down|otr[oa]s?|ademas de|aparte de|llen[oa]s?|me corrieron|nos corrieron|me sacaron|no me ayudaron|wouldnt help|didnt help)\b/u;
const ORIGIN =
  /\b(?:(?:im|i am|we are|were|come|came|moved|originally) from|born in|soy de|somos de|vengo de|vine de|llegue de|naci en)$/u;
const NAME_OF_PERSON =
  /\b(?:my name is|name is|im|i am|me llamo|se llama|soy|my (?:husband|wife|boyfriend|girlfriend|son|daughter|brother|sister|friend|ex)|mi (?:esposo|esposa|novio|novia|hijo|hija|hermano|hermana|amigo|amiga|ex))$/u;

/**
 * Finds the words of a message that may be a name; null: there are none.
 *
 * @param place that the message names; its words are no name
 * @param withTown whether they may still be one of two words of a name: "the coalition of workers in Immokalee"
 */
export function saidNames(message: string, place: PlaceAsked, withTown = false): SaidNames | null {
  const plain = plainLetters(message);
  const written = plain.split(/[^\p{L}\p{N}\p{M}'’]+/u).filter((token) => splitWords(token).length === 1);
  const isLoud = plain === plain.toUpperCase();
  const named = new Set(place.kind === "CITY" ? splitWords(place.name) : []);
  const folded = written.map((token) => splitWords(token)[0] ?? "");
  if (ELSEWHERE.test(folded.join(" "))) return null;
  const capitals = new Set<string>();
  const words = written.map((token, at): SaidWord => {
    const word = folded[at] ?? "";
    const before = folded.slice(0, at).join(" ");
    const isCapital = !isLoud && /^\p{Lu}/u.test(token) && at > 0;
    // "Second Start": two adjacent capitalized words are a name, whatever they mean.
    const isOfRun = isCapital && [at - 1, at + 1].some((other) => other > 0 && isNameLike(written[other]));
    const isCapitals = !isLoud && token.length >= MIN_CAPITALS && /^\p{Lu}+$/u.test(token);
    const isFrequent = isCommonEnglish(word) || isCommonSpanish(word);
    // "Sant La": a capitalized word is not taken for a form of "Santa".
    const isKnown = isFrequent || (isCapital ? isKnownWord(word) : isVocabularyWord(word));
    if (isCapital && !isKnown && word.length >= MIN_ALONE) capitals.add(word);
    const isOfPlace = named.has(word) || ORIGIN.test(before) || NAME_OF_PERSON.test(before);
    return {
      word,
      isCapitals,
      isOfTown: withTown && named.has(word),
      isProper:
        !isOfPlace &&
        word.length > 1 &&
        !/^\d+$/u.test(word) &&
        (isCapitals || isOfRun || (!isKnown && (isCapital || word.length >= MIN_PROPER))),
      isPlacedAsName: isCapital || isCapitals || at === 0 || BEFORE_NAMES.has(folded[at - 1] ?? ""),
    };
  });
  const proper = [...new Set(words.filter(({ isProper }) => isProper).map(({ word }) => word))];
  if (proper.length === 0) return null;
  const far = proper.filter((word) => capitals.has(word));
  return {
    words,
    query: proper.slice(0, MAX_QUERY_WORDS).join(" "),
    farQuery: far.length > 0 && far.length < proper.length ? far.slice(0, MAX_QUERY_WORDS).join(" ") : null,
  };
}

function isNameLike(token: string | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(token);
}

/** Returns the services, of those found, that a message names best; null: it names none. */
export function namedBeside({ words }: SaidNames, rows: readonly NamedRow[]): NamedBeside | null {
  const fits = rows
    .map((row) => {
      const own = scoreName(words, row.name);
      return { row, own, fit: Math.max(own, row.organization ? scoreName(words, row.organization.name) : 0) };
    })
    .filter(({ fit }) => fit > 0);
  const near = fits.filter(({ row: { distance } }) => distance === null || distance <= NEARBY_MILES);
  const far = fits.filter(({ row: { distance }, fit }) => (distance ?? 0) <= FAR_MILES && fit >= HALF_NAME);
  const known = near.length > 0 ? near : far;
  const best = Math.max(0, ...known.map(({ fit }) => fit));
  const named = known.filter(({ fit }) => fit === best);
  if (named.length === 0 || named.length > MAX_NAMED) return null;
  const owners = new Set(named.map(({ row: { name, organization } }) => organization?.name ?? name));
  if ((best < HALF_NAME || near.length === 0) && owners.size > 1) return null;
  return {
    ids: named.map(({ row }) => row.id),
    own: named.filter(({ own }) => own === best).map(({ row }) => row.id),
    by: namedBy(best),
  };
}

function namedBy(fit: number): NamedBeside["by"] {
  if (fit >= HALF_NAME) return "NAME";
  return fit >= TWO_WORDS ? "WORDS" : "WORD";
}

const ONE_WORD = 1;
/** Score for two words of a name in any order: "coalición de los trabajadores de Immokalee". */
const TWO_WORDS = 1.5;
const HALF_NAME = 2;

/** Returns how well a message names something: by words of the name, its beginning, or more of it; 0: not at all. */
function scoreName(words: readonly SaidWord[], name: string): number {
  const own = splitWords(name).filter((word) => !LEGAL_FORMS.has(word));
  const [first] = own;
  if (first === undefined) return 0;
  let best = 0;
  for (let from = 0; from < words.length; from++) {
    let length = 0;
    while (length < own.length && isSame(words[from + length], own[length])) length++;
    const run = words.slice(from, from + length);
    // "Become a" of "Becoming a Poll Worker" counts as one word.
    const telling = run.filter(({ word }) => word.length > 1);
    if (telling.length > 1 && run.some(({ isProper }) => isProper)) best = Math.max(best, length);
    const [said] = run;
    const isWhole = length === 1 && own.length === 1;
    if (isWhole && said !== undefined && isAlone(said)) best = Math.max(best, ONE_WORD);
  }
  if (best >= HALF_NAME) return best;
  if (hasTwoWords(words, own)) return TWO_WORDS;
  if (best > 0) return best;
  const isSaid = words.some(
    (said) => said.word.length >= MIN_ALONE && isAlone(said) && own.some((word) => isSame(said, word)),
  );
  return isSaid ? ONE_WORD : 0;
}

function hasTwoWords(words: readonly SaidWord[], own: readonly string[]): boolean {
  const said = words.flatMap((word, at) => {
    const of = own.findIndex((other) => isSame(word, other));
    const isTelling = (word.isProper || word.isOfTown) && word.word.length >= MIN_ALONE;
    return isTelling && of >= 0 ? [{ at, of, isTown: word.isOfTown }] : [];
  });
  return said.some((one) =>
    said.some(
      (other) =>
        one.at < other.at &&
        other.at - one.at <= MAX_APART &&
        one.of !== other.of &&
        !(one.isTown && other.isTown),
    ),
  );
}

function isAlone({ isProper, isPlacedAsName }: SaidWord): boolean {
  return isProper && isPlacedAsName;
}

function isSame(said: SaidWord | undefined, name: string | undefined): boolean {
  if (said === undefined || name === undefined) return false;
  const { word } = said;
  if (word === name || (SAINTS.has(word) && SAINTS.has(name))) return true;
  if (word.length < MIN_PROPER) return false;
  if (`${word}s` === name || word === `${name}s` || englishTerm(word) === englishTerm(name)) return true;
  return said.isProper && word.length >= MIN_MENDED && isOneTypoApart(word, name);
}

const SAINTS = new Set(["st", "saint", "san", "santo", "santa"]);
