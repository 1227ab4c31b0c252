import { keysOfLetters, lettersOfKey } from "../base/phone/keypad.ts";
import { isAtStreet } from "../listings/protection/street-patterns.ts";
import { escaped } from "../listings/protection/street-words.ts";
import { REMOVED, withoutForeignAddress } from "../listings/protection/without-address.ts";
import type { PrivateContacts } from "./private-contacts.ts";

/** Takes what a source keeps from the public out of a text, however it is written there (rule imports 47). */
export type WithoutContacts = (text: string) => string;

/**
 * @param ownStreet first line of the address where the record itself is: its place is withheld by rules of its own
 */
export function withoutContacts(
  { phones, mails, sites, streets, people }: PrivateContacts,
  ownStreet: string | null,
): WithoutContacts {
  const words = [
    ...mails.map((mail) => ({
      hint: /^[^.@]*/u.exec(mail)?.[0] ?? "",
      pattern: patternOnce(mail, patternOfMail),
    })),
    ...sites.map((site) => ({
      hint: /^[^./?#:]*/u.exec(site)?.[0] ?? "",
      pattern: patternOnce(site, patternOfSite),
    })),
  ];
  const names = people.flatMap(patternOfPerson);
  const boxes = streets.flatMap(patternsOfBox);
  const withoutPhones = phonesRemover(phones);
  const doors = streets
    .filter((line) => ownStreet === null || !isAtStreet(ownStreet, line, true))
    .map((line) => ({ line, isHouseNeeded: ownStreet !== null && isAtStreet(ownStreet, line, false) }));
  const cut = (text: string): string => {
    const small = text.toLowerCase();
    const patterns = words.filter(({ hint }) => small.includes(hint)).map(({ pattern }) => pattern());
    const left = withoutPhones(
      without(text, [
        ...patterns,
        ...boxes,
        ...names.filter(({ hint }) => small.includes(hint)).map(({ pattern }) => pattern()),
      ]),
    );
    return doors.reduce(
      (rest, { line, isHouseNeeded }) =>
        withoutForeignAddress(rest, { lines: [line], zip: null }, isHouseNeeded),
      left,
    );
  };
  return (text) => {
    const left = cut(text);
    // Digits and letters of any width.
    const plain = left.normalize("NFKC");
    const rest = plain === left ? left : cut(plain);
    return rest === plain ? left : rest;
  };
}

const without = (text: string, patterns: readonly RegExp[]): string =>
  patterns.reduce((rest, pattern) => rest.replace(pattern, REMOVED), text);

/** Builds a pattern once a text may have what it finds: each record looks for what all of its organization keep back. */
function patternOnce(value: string, build: (value: string) => RegExp): () => RegExp {
  let built: RegExp | null = null;
  return () => {
    built ??= build(value);
    return built;
  };
}

/** Patterns of a number take milliseconds to build: only once a text has the keys of its end. */
function phonesRemover(phones: readonly string[]): WithoutContacts {
  if (phones.length === 0) return (text) => text;
  const ends = phones.map((phone) => ({ phone, end: phone.replace(/\D/gu, "").slice(-4) }));
  const built = new Map<string, readonly RegExp[]>();
  const getPatterns = (phone: string): readonly RegExp[] => {
    const patterns = built.get(phone) ?? patternsOfPhone(phone);
    built.set(phone, patterns);
    return patterns;
  };
  return (text) => {
    const said = text.replace(SAID_DIGIT, (word) => String(digitSaid(word)));
    const keys = `${keysOfLetters(text)} ${keysOfLetters(said)}`;
    return ends
      .filter(({ end }) => keys.includes(end))
      .reduce((rest, { phone }) => without(rest, getPatterns(phone)), text);
  };
}

/** Letters of names of hosts and people. Classes of all letters make a pattern slow to build, and each record has its own. */
const LETTER = "a-zà-öø-ÿ";
/** Matches what may separate two digits of a number. */
const GAP = "[\\s.,:;/\\\\()\\[\\]{}_*·•|+~'\"‐-―−-]{0,3}";
const SAID: readonly (readonly string[])[] = [
  ["zero", "oh", "cero"],
  ["one", "uno"],
  ["two", "dos"],
  ["three", "tres"],
  ["four", "cuatro"],
  ["five", "cinco"],
  ["six", "seis"],
  ["seven", "siete"],
  ["eight", "ocho"],
  ["nine", "nueve"],
];
const SAID_DIGIT = new RegExp(`(?:${SAID.flat().join("|")})`, "giu");
const digitSaid = (word: string): number => SAID.findIndex((ways) => ways.includes(word.toLowerCase()));
/** Matches an extension behind a number. */
const EXTENSION = "(?:[\\s,;(]{0,3}(?:ext(?:ensi[oó]n|n)?|x|anexo|#)[\\s.:]{0,2}\\d{1,7}\\)?)?";
const JOINED = "(?:\\s?(?:[,/&–-]|\\b(?:or|and|o|y)\\b)\\s?)";

/** @param withLetters also as the letters of its key */
function digitPattern(digit: string, withLetters: boolean): string {
  const letters = withLetters ? lettersOfKey(digit) : "";
  return `(?:${[digit, ...(letters === "" ? [] : [`[${letters}]`]), ...(SAID[Number(digit)] ?? [])].join("|")})`;
}

function digitsPattern(digits: string, withLetters: boolean): string {
  return [...digits].map((digit) => digitPattern(digit, withLetters)).join(GAP);
}

/** A number is written with its area or without, in digits, letters of the keys, or words. */
function patternsOfPhone(phone: string): RegExp[] {
  const digits = phone.replace(/\D/gu, "");
  if (phone.startsWith("+")) return [patternOfForeign(digits)];
  // 211 and the like are everyone's.
  if (digits.length < 5) return [];
  if (digits.length < 7) return [new RegExp(`(?<!\\d)${digits}(?!\\d)`, "gu")];
  const ten = digits.length === 11 && digits.startsWith("1") ? digits.slice(1) : digits;
  if (ten.length !== 10 && ten.length !== 7) return [patternOfForeign(ten)];
  const local = ten.slice(-7);
  const [exchange, line] = [digitsPattern(local.slice(0, 3), true), digitsPattern(local.slice(3), true)];
  const end = `(?:(?<=[${LETTER}])[${LETTER}]{0,8})?(?!\\d)${EXTENSION}`;
  const area = ten.length === 10 ? `${digitsPattern(ten.slice(0, 3), false)}${GAP}` : `(?:\\d{3}${GAP})?`;
  const country = `(?:(?:\\+\\s?|00)?1${GAP})?`;
  const near = `${local.slice(0, 3)}${GAP}\\d{4}(?:${JOINED}\\d{4}){0,3}${JOINED}`;
  return [
    new RegExp(`(?:tel:\\s?)?(?<!\\d)${country}(?:\\(\\s?)?${area}${exchange}${GAP}${line}${end}`, "giu"),
    new RegExp(`(?<!\\d)(?<![2-9]\\d{2}${GAP})${local.slice(0, 3)}${GAP}${line}${end}`, "giu"),
    new RegExp(`(?<=${near})${local.slice(3)}(?!\\d)${EXTENSION}`, "giu"),
  ];
}

/** Matches a number with or without its country code of up to three digits; a zero may precede the rest. */
function patternOfForeign(digits: string): RegExp {
  const zero = `(?:\\(?0\\)?${GAP})?`;
  const [one = "", two = "", three = ""] = [...digits].map(
    (digit) => `${digitPattern(digit, false)}${GAP}${zero}`,
  );
  const code = `(?:(?:(?:${one})?${two})?${three})?`;
  const rest = digitsPattern(digits.slice(3), false);
  return new RegExp(`(?<!\\d)(?:\\+\\s?|00\\s?|011\\s?)?${zero}${code}${rest}(?!\\d)${EXTENSION}`, "giu");
}

const AT = "(?:\\s?(?:@|%40|[([{]\\s?(?:at|arroba)\\s?[)\\]}])\\s?|\\s(?:at|arroba)\\s)";
const DOT = "(?:\\.|\\s?[([{]\\s?(?:dot|punto)\\s?[)\\]}]\\s?|\\s(?:dot|punto)\\s)";
/** Neither a letter nor a further part of a name. */
const END_OF_HOST = `(?![${LETTER}\\d-]|\\.[${LETTER}\\d])`;

const withDots = (name: string): string => name.split(".").map(escaped).join(DOT);

function patternOfMail(mail: string): RegExp {
  const at = mail.lastIndexOf("@");
  const [name, host] = [mail.slice(0, at), mail.slice(at + 1)];
  return new RegExp(
    `(?:mailto:\\s?)?(?<![${LETTER}\\d_%+-]|[${LETTER}\\d]\\.)${withDots(name)}${AT}${withDots(host)}${END_OF_HOST}`,
    "giu",
  );
}

/** An address of the web with its scheme or without, and with what follows it. */
function patternOfSite(site: string): RegExp {
  const from = site.search(/[/?#]/u);
  const [host, path] = from === -1 ? [site, ""] : [site.slice(0, from), site.slice(from)];
  const end = path === "" ? END_OF_HOST : `(?![${LETTER}\\d_-])`;
  return new RegExp(
    `(?<![${LETTER}\\d@_-]|[${LETTER}\\d]\\.)(?:https?:/{1,2})?(?:[${LETTER}\\d-]{1,63}\\.){0,3}${withDots(host)}(?::\\d{1,5})?${escaped(path)}${end}(?:[/?#][^\\s<>"')\\]]*)?`,
    "giu",
  );
}

/** Matches titles before a name, and behind it. */
const TITLE =
  "(?:mr|mrs|ms|miss|mx|dr|dra|sr|sra|srta|rev|fr|lic|don|doña|doctor|pastor|sister|hermana|padre)";
const DEGREE = /(?:,\s?|\s)(?:ph\.?\s?d|m\.?d|ed\.?d|lcsw|lmsw|msw|lpc|lmft|mba|rn|esq|jr|sr|ii|iii)\.?$/iu;

/** The whole name, with another one or an initial between its parts, or a title with the last of them. */
function patternOfPerson(name: string): { hint: string; pattern: () => RegExp }[] {
  const words = name
    .trim()
    .replace(DEGREE, "")
    .replace(/^([^,]{2,40}),\s*([^,]{2,40})$/u, "$2 $1")
    .split(/[\s.]+/u)
    .filter((word) => word !== "" && !new RegExp(`^${TITLE}$`, "iu").test(word));
  const [first, last] = [words[0], words[words.length - 1]];
  // One word may be a place, or any word.
  if (first === undefined || last === undefined || words.length < 2 || last.length < 2) return [];
  const title = `${TITLE}\\.?\\s{1,2}`;
  const between = `(?:\\s{1,2}[${LETTER}][${LETTER}.'’-]{0,20}){0,2}\\s{1,2}`;
  const [one, other] = [escaped(first), escaped(last)];
  const build = () =>
    new RegExp(
      `(?<![${LETTER}])(?:(?:${title})?${one}${between}${other}|${title}${other}|${other},\\s?${one})(?![${LETTER}])`,
      "giu",
    );
  return [{ hint: last.toLowerCase(), pattern: patternOnce(name, build) }];
}

function patternsOfBox(line: string): RegExp[] {
  const box = /\bp\.? ?o\.? ?box[ #]*(\w{1,10})/iu.exec(line)?.[1];
  return box === undefined
    ? []
    : [new RegExp(`\\bp\\.?\\s?o\\.?\\s?box[\\s#]{0,3}${escaped(box)}(?![${LETTER}\\d])`, "giu")];
}
