import { findCallingCode } from "./calling-codes.ts";
import { keysOfLetters } from "./keypad.ts";
import { matchesNotAfter } from "./matches-after.ts";
import { isNorthAmerica } from "./north-america.ts";
import { isDialable, isShortCode, isTollFree } from "./numbering.ts";
import { extensionAtStart } from "./read-extension.ts";
import { plainText, shareWords, withoutLabels } from "./words-of-number.ts";

/** Telephone numbers in a text that someone typed, pasted, or wrote in a table (rules phones 1–3). */

/** One number of a text. */
export interface ReadNumber {
  /** As stored: ten digits as `(xxx) xxx-xxxx`, a short code as digits, others with a plus and country code. */
  readonly number: string;
  /** The extension dialed after the number; null: there is none. */
  readonly extension: string | null;
  /** A number of the North American Numbering Plan whose area code or exchange begins with 0 or 1 cannot be dialed. */
  readonly isImpossible: boolean;
  /** Words beside the number, without those that only say that it is a telephone number; empty: there are none. */
  readonly words: string;
}

/** Maximum characters of a telephone text; longer ones are not parsed. The patterns of this folder rely on it. */
const MAX_PHONE_TEXT = 300;

/** A number with its position in a text. */
interface Found {
  readonly start: number;
  readonly end: number;
  readonly number: string;
  readonly isImpossible: boolean;
}

/**
 * Returns every number of a text, in order and without duplicates; empty if none can be dialed.
 *
 * @param country the English name of the country whose numbers are written without a country code
 */
export function readPhones(raw: string, country = "United States"): readonly ReadNumber[] {
  if (raw.length > MAX_PHONE_TEXT) return [];
  const text = plainText(raw);
  const found = numbersIn(text, country);
  const first = found[0];
  if (first === undefined) return [];
  const gaps = found.map((one, at) => {
    const gap = text.slice(one.end, found[at + 1]?.start ?? text.length);
    const { extension, rest } = extensionAtStart(gap, at === found.length - 1);
    return { extension, rest: withoutSpelling(rest, one.number) };
  });
  const words = shareWords(
    text.slice(0, first.start),
    gaps.map(({ rest }) => rest),
  );
  const read = found.map(({ number, isImpossible }, at) => ({
    number,
    isImpossible,
    extension: gaps[at]?.extension ?? null,
    words: words[at] ?? "",
  }));
  return eachOnce(read);
}

/** Merges repeated numbers with the words beside each: "1-877-ADOPT-07 (1-877-236-7807)" is one number. */
function eachOnce(numbers: readonly ReadNumber[]): ReadNumber[] {
  const kept = new Map<string, ReadNumber>();
  for (const one of numbers) {
    const key = `${one.number} ${one.extension ?? ""}`;
    const known = kept.get(key);
    const words = [known?.words ?? "", one.words].filter((each) => each !== "").join(", ");
    kept.set(key, { ...one, words: known?.words === one.words ? one.words : words });
  }
  return [...kept.values()];
}

function numbersIn(text: string, country: string): readonly Found[] {
  const isAtHome = isNorthAmerica(country);
  const readers = isAtHome
    ? [foreignNumbers, tenDigitNumbers, spelledNumbers]
    : [foreignNumbers, numbersWithOne, (each: string) => nationalNumbers(each, country)];
  const found: Found[] = [];
  for (const read of readers) {
    for (const one of read(text))
      if (found.every(({ start, end }) => one.end <= start || one.start >= end)) found.push(one);
  }
  if (isAtHome && found.length > 0) found.push(...localNumbers(text, found));
  if (found.length > 0) return found.sort((one, other) => one.start - other.start);
  const whole = isAtHome ? loosely(text) : null;
  return whole === null ? shortCodes(text, isAtHome) : [whole];
}

/** Characters that may separate the groups of digits. */
const GAP = "[ .\\-/_·•]{0,3}";
const ONE = `(?:(?:\\+ ?|00)?\\(?1\\)?${GAP})`;
const GROUPS = `\\(? ?(\\d{3}) ?\\)?${GAP}(\\d{3})${GAP}(\\d{4})(?!\\d)`;
const TEN_DIGITS = new RegExp(`${ONE}?${GROUPS}`, "gu");
const WITH_ONE = new RegExp(`${ONE}${GROUPS}`, "gu");

function tenDigitNumbers(text: string): Found[] {
  return [...numbersWithOne(text), ...matchesNotAfter(TEN_DIGITS, text, /[\d+]/u).map(tenDigits)];
}

function numbersWithOne(text: string): Found[] {
  return matchesNotAfter(WITH_ONE, text, /\d/u).map(tenDigits);
}

function tenDigits({
  0: whole,
  1: area = "",
  2: exchange = "",
  3: line = "",
  index,
}: RegExpExecArray): Found {
  return {
    start: index,
    end: index + whole.length,
    number: grouped(area + exchange + line),
    isImpossible: !isDialable(area + exchange + line),
  };
}

/** `(305) 555-0100` */
export function grouped(tenDigits: string): string {
  return `(${tenDigits.slice(0, 3)}) ${tenDigits.slice(3, 6)}-${tenDigits.slice(6)}`;
}

const LOCAL = /(\d{3})[ .-](\d{4})(?![\d]|-\d)/gu;
const BEHIND_EXTENSION = /(?:\bext(?:ension|ensi[oó]n|n)?|\bx|\banexo|#)[.: ]{0,2}$/iu;

/** Completes numbers without an area code from the number before, else the next: "(512) 555-2210, fax 555-2211". */
function localNumbers(text: string, found: readonly Found[]): Found[] {
  const known = found
    .flatMap(({ start, number }) => {
      const area = /^\((\d{3})\)/u.exec(number)?.[1];
      return area === undefined || isTollFree(`${area}0000000`) ? [] : [{ start, area }];
    })
    // The nearest before a place is the first of those that begin before it.
    .sort((one, other) => other.start - one.start);
  return matchesNotAfter(LOCAL, text, /[\d+-]/u).flatMap(
    ({ 0: whole, 1: exchange = "", 2: line = "", index }) => {
      const end = index + whole.length;
      const { area } = known.find(({ start }) => start < index) ?? known[known.length - 1] ?? { area: "" };
      const digits = area + exchange + line;
      const isFree = found.every((one) => end <= one.start || index >= one.end);
      if (area === "" || !isFree || !isDialable(digits) || BEHIND_EXTENSION.test(text.slice(0, index)))
        return [];
      return [{ start: index, end, number: grouped(digits), isImpossible: false }];
    },
  );
}

/** A number with `+`, 011 or 00 and a country code other than 1; a zero in brackets is not dialed from abroad. */
const FOREIGN = /(?:\+ ?|011[ .-]{1,2}|00 ?(?=[2-9]))([2-9]\d{0,2}(?:[ .\-/]{0,2}\(?\d+\)?)+)/gu;

function foreignNumbers(text: string): Found[] {
  return matchesNotAfter(FOREIGN, text, /[\d+]/u).flatMap((match) => {
    const written = (match[1] ?? "").replace(/\(0\)/u, "");
    const { length } = written.replace(/\D/gu, "");
    if (length < 8 || length > 15) return [];
    const number = `+${written.replace(/ {2,}/gu, " ").trim()}`;
    return [{ start: match.index, end: match.index + match[0].length, number, isImpossible: false }];
  });
}

const NATIONAL = /\(?\d+\)?(?:[ .\-/]{0,2}\(?\d+\)?)*/gu;

/** Reads numbers in domestic notation: 020 7946 0018 in London is +44 20 7946 0018. */
function nationalNumbers(text: string, country: string): Found[] {
  const calling = findCallingCode(country);
  if (calling === null) return [];
  return matchesNotAfter(NATIONAL, text, /\d/u).flatMap((match) => {
    const digits = match[0].replace(/\D/gu, "");
    const trunk = calling.trunk ?? "";
    const hasTrunk = trunk !== "" && digits.startsWith(trunk);
    const { length } = hasTrunk ? digits.slice(trunk.length) : digits;
    if (length < 7 || length > 12) return [];
    const groups = match[0].replace(/[().]/gu, " ").trim();
    const national = (hasTrunk ? groups.replace(trunk, "") : groups).replace(/ {2,}/gu, " ").trim();
    const number = `+${calling.code} ${national}`;
    return [{ start: match.index, end: match.index + match[0].length, number, isImpossible: false }];
  });
}

const TAIL = "(?:\\d{3} [A-Z]{4}|[0-9A-Za-z]+(?:[.-][0-9A-Za-z]+)*)";
const SPELLED = new RegExp(`(${ONE}?)\\(?([2-9]\\d{2})\\)?[ .-]{0,3}(${TAIL})(?![\\p{L}\\d])`, "gu");
/** Digits of seven keys. */
const KEYS = 7;
/** Words that follow an incomplete number more often than they spell the rest of it. */
const NO_SPELLING = /(?:^|[ .-])(?:call|text|open|main|desk|cell|home|work|office|number|please|contact)$/iu;

/**
 * Reads numbers that spell letters: 1-800-FLOWERS. Letters beyond the seventh key of a toll-free number are not dialed.
 * If brackets give different digits, the text is not a number at all.
 */
function spelledNumbers(text: string): Found[] {
  return matchesNotAfter(SPELLED, text, /[\p{L}\d]/u).flatMap((match) => {
    const [whole, one = "", area = "", tail = ""] = match;
    const keys = keysOfLetters(tail);
    const isFree = one !== "" || isTollFree(`${area}0000000`);
    const isWritten = isFree || /^\d{3}/u.test(tail) || tail === tail.toUpperCase();
    const isWhole = keys.length === KEYS || (keys.length > KEYS && (isFree || /^\d{3}/u.test(tail)));
    if (!isWord(tail) || !isWritten || !isWhole || NO_SPELLING.test(tail) || area.endsWith("11")) return [];
    const digits = area + keys.slice(0, KEYS);
    const end = match.index + whole.length;
    const beside = BESIDE.exec(text.slice(end))?.[1];
    if (beside !== undefined && !isSpelledBy(beside, area + keys)) return [];
    return [{ start: match.index, end, number: grouped(digits), isImpossible: !isDialable(digits) }];
  });
}

/** Whether there are at least three letters, other than those that replace an omitted digit: "555-01XX". */
function isWord(tail: string): boolean {
  const letters = tail.replace(/[^A-Za-z]/gu, "");
  return letters.length >= 3 && !/^x+$/iu.test(letters);
}

/** Digits in brackets that repeat the letters before them: "555-HELP (4357)". */
const BESIDE = /^[ ,=-]{0,3}\(? ?(\d{3}[ .-]?\d{4,5}|\d{4})\b ?\)?/u;

function isSpelledBy(digits: string, keys: string): boolean {
  const bare = digits.replace(/\D/gu, "");
  return keys.endsWith(bare) || keys.slice(0, 10).endsWith(bare);
}

/** Removes a repetition of a number's keys from the text after it, such as "(5437)" after 512-555-5437. */
function withoutSpelling(rest: string, number: string): string {
  const match = /^[ ,=-]{0,3}\(? ?([0-9A-Za-z][0-9A-Za-z .-]*)\)?/u.exec(rest);
  const keys = keysOfLetters(match?.[1] ?? "");
  const isSame = keys.length >= 3 && number.replace(/\D/gu, "").endsWith(keys.slice(0, KEYS));
  return match !== null && isSame ? rest.slice(match[0].length) : rest;
}

/** Reads ten digits in any grouping, if the text contains nothing else. */
function loosely(text: string): Found | null {
  const bare = withoutLabels(text);
  if (!/^\+?[\d .()/_-]+$/u.test(bare)) return null;
  const digits = bare.replace(/\D/gu, "").replace(/^1(?=\d{10}$)/u, "");
  if (digits.length !== 10) return null;
  const start = text.indexOf(bare);
  return { start, end: start + bare.length, number: grouped(digits), isImpossible: !isDialable(digits) };
}

/** Three digits, however they are separated, or five or six without separators. */
const SHORT = /^(?:\d[ .-]?\d[ .-]?\d|\d{5,6}|(\d{3})-\1)(?![\d*]|[ .-][\d*])/u;
/** In other countries they have three to six digits. */
const SHORT_ABROAD = /^\d{3,6}(?![\d*]|[ .-][\d*])/u;
/** Words that ask to call or text a short number: "Dial 2-1-1", "Text HELLO to 741741". */
const ASKS_FOR_CODE =
  /^(?:(?:text|send|env[ií]e|txt|sms)\b[^\d]*?\b(?:to|al?|at)[ :]+|(?:please|call|dial|text|llame(?: al)?|marque(?: el)?)[ :]+)/iu;

/** Reads short numbers, which must stand alone or after a word that asks to call or text them. */
function shortCodes(text: string, isAtHome: boolean): Found[] {
  const bare = withoutLabels(text);
  const asks = ASKS_FOR_CODE.exec(bare)?.[0] ?? "";
  const match = (isAtHome ? SHORT : SHORT_ABROAD).exec(bare.slice(asks.length));
  if (match === null) return [];
  const digits = match[0].replace(/\D/gu, "");
  if (isAtHome && !isShortCode(digits)) return [];
  const start = text.indexOf(bare) + asks.length;
  return [{ start, end: start + match[0].length, number: digits, isImpossible: false }];
}
