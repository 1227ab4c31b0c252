import { INVISIBLE } from "./clean-text.ts";
import { withoutEnding } from "./without-ending.ts";

/** Telephone numbers, e-mail and web addresses as directories write them. */

export interface CleanedPhone {
  /** Ten digits as `(xxx) xxx-xxxx`; short codes and other numbers as written. */
  phone: string;
  extension: string | null;
}

/** `x12`, `ext. 12`, `ext 12 or 13`, `#12`, `xOPT1` at the end. */
const EXTENSION =
  /(?:\s*,)?\s*(?:\bextensi(?:on|ón)\b|\bext\b|\bx(?=\s*(?:\d|opt))|(?<=\d\s*)x|#)\s*[.:]?\s*((?:opt(?:ion)?\s*)?[0-9][0-9 ,&/orand-]*)\.?\s*$/iu;

/** Longer fields are no telephone numbers. In characters; the patterns below rely on it. */
const MAX_PHONE = 300;

/** Longer fields are no mail addresses. In characters. */
const MAX_EMAIL = 2000;

/** What is written between digits for a hyphen. */
const DASHES = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/gu;

/** What stands before a number: "Fax: 305-555-0103". */
const LABEL =
  /^\s?(?:telephone|phone|tel|tel[eé]fono|(?:tele)?fax|tty|tdd|voice|main|office)\b ?[.:#-]? ?(?=[(+\d])/iu;

/** Letters on telephone keys. */
const KEYS = ["abc2", "def3", "ghi4", "jkl5", "mno6", "pqrs7", "tuv8", "wxyz9"] as const;

function digitOf(letter: string): string {
  const key = KEYS.find((keys) => keys.includes(letter.toLowerCase()));
  return key?.slice(-1) ?? "";
}

/** The numbers of a field that may hold several: "305-555-0101 or 305-555-0102". */
export function phoneParts(raw: string): readonly string[] {
  return raw.length > MAX_PHONE ? [raw] : raw.split(BETWEEN_NUMBERS);
}

const BETWEEN_NUMBERS = /\s?(?:;|\/|\||\bor\b|\bo\b|\band\b|\by\b|\\n)\s?(?=[(+\d])/iu;

/**
 * One number, or null where the text holds none that could be dialled.
 * Of several numbers ("305-555-0101 or 305-555-0102") it is the first.
 * `1-800-FLOWERS` becomes digits; a name after a number does not.
 */
export function cleanPhone(raw: string | null, rawExtension: string | null = null): CleanedPhone | null {
  if (raw === null || raw.length > MAX_PHONE) return null;
  const text = raw
    .replace(/["']/gu, "")
    .replace(INVISIBLE, "")
    .replace(DASHES, "-")
    .replace(/\s+/gu, " ")
    .replace(LABEL, "")
    .trim();
  const first = (phoneParts(text)[0] ?? text).trim();
  const match = EXTENSION.exec(first);
  const body = (match === null ? first : first.slice(0, match.index)).trim();
  const extension = cleanExtension(rawExtension) ?? cleanExtension(match?.[1] ?? null);
  const number = cleanNumber(body);
  return number === null ? null : { phone: number, extension };
}

function cleanExtension(raw: string | null): string | null {
  if (raw === null || raw.length > MAX_PHONE) return null;
  const text = raw
    .replace(/^\s*(?:extension|ext|x|#)\s*[.:]?\s*/iu, "")
    .replace(/\bopt(?:ion)?\s*(?=\d)/iu, "option ")
    .replace(/\s+/gu, " ")
    .trim();
  return /^(?:option )?[0-9][0-9 ,&/a-z-]{0,19}$/iu.test(text) ? text : null;
}

function cleanNumber(body: string): string | null {
  const vanity = /^[+(]?1?[\s().-]*\(?\d{3}\)?[\s.-]*[0-9a-z][0-9a-z.-]{5,8}$/iu.test(body);
  const telNumber = vanity
    ? body.replace(/[a-z]/giu, digitOf)
    : (body.match(/^[+(]?\d[\d\s().-]*/u)?.[0] ?? "");
  const digits = telNumber.replace(/\D/gu, "");
  if (body.startsWith("+") && !digits.startsWith("1")) {
    return digits.length >= 8 && digits.length <= 15 ? telNumber.trim() : null;
  }
  if (digits.length === 10 && /^[2-9]/u.test(digits)) {
    return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
  }
  if (digits.length === 11 && digits.startsWith("1")) {
    return `1-${digits.slice(1, 4)}-${digits.slice(4, 7)}-${digits.slice(7)}`;
  }
  // 211, 988, and the six-digit text codes.
  if (digits.length >= 3 && digits.length <= 6 && digits === body) return digits;
  return null;
}

const EMAIL = /^[a-z0-9!#$%&'*+/=?^_`{|}~.-]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/iu;

/** The first valid address of the text, in lower case; null where there is none. */
export function cleanEmail(raw: string | null): string | null {
  if (raw === null || raw.length > MAX_EMAIL) return null;
  const words = raw.replace(/^\s*mailto:/iu, "").split(/[\s,;<>()]+|\\n/u);
  const found = words
    .map((word) => withoutEnding(word.replace(/^mailto:/iu, ""), "."))
    .find((word) => EMAIL.test(word));
  return found === undefined || found.includes("..") ? null : found.toLowerCase();
}

const HOST = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}$/iu;
const MAX_URL = 2000;

/**
 * An `http` or `https` address that a browser can open, or null.
 * One without a scheme gets `http://`, as the form does (rule calls 14); any other scheme is refused.
 */
export function cleanUrl(raw: string | null): string | null {
  if (raw === null) return null;
  const [first = ""] = raw
    .slice(0, 2 * MAX_URL)
    .trim()
    .split(/\s+|\\n|[,;](?=\s|www\.|https?:)/u);
  const text = withoutEnding(first, ",;.");
  const repaired = text
    .replace(/^(https?)[:;]?\/{1,3}(?=[^/])/iu, "$1://")
    .replace(/^(https?:\/\/)https?:\/\//iu, "$1");
  if (repaired === "" || repaired.length > MAX_URL) return null;
  const scheme = /^([a-z][a-z0-9+.-]*):/iu.exec(repaired)?.[1]?.toLowerCase();
  const hasPort = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/iu.test(repaired);
  if (scheme !== undefined && !hasPort && scheme !== "http" && scheme !== "https") return null;
  const url = /^https?:\/\//iu.test(repaired) ? repaired : `http://${repaired}`;
  const parts = /^(https?):\/\/([^/?#]*)((?:[/?#].*)?)$/iu.exec(url);
  if (parts === null) return null;
  const [, written = "", authority = "", rest = ""] = parts;
  const [host = "", port] = authority.split(":");
  if (!HOST.test(host) || (port !== undefined && !/^\d{1,5}$/u.test(port))) return null;
  if (/[<>"'\\\s]|\p{Cc}/u.test(rest)) return null;
  return `${written.toLowerCase()}://${authority.toLowerCase()}${rest.replace(/[`{}|^]/gu, percentEncoded)}`;
}

const percentEncoded = (character: string): string =>
  `%${(character.codePointAt(0) ?? 0).toString(16).toUpperCase()}`;

export const SOCIAL_SITES = ["facebook", "twitter", "instagram", "youtube"] as const;
export type SocialSite = (typeof SOCIAL_SITES)[number];

/** The social network of an address; null for any other. */
export function socialSiteOf(url: string): SocialSite | null {
  const host = /^https?:\/\/(?:www\.|m\.)?([^/:?#]+)/iu.exec(url)?.[1]?.toLowerCase() ?? "";
  if (host === "x.com") return "twitter";
  if (host === "youtu.be") return "youtube";
  if (host === "fb.com" || host === "fb.me") return "facebook";
  return SOCIAL_SITES.find((site) => host === `${site}.com` || host.endsWith(`.${site}.com`)) ?? null;
}
