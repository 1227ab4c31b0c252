import { readPhones } from "../base/phone/read-phones.ts";
import { withoutEnding } from "../base/text/without-ending.ts";
import type { PrivateValue } from "../hsds/source-row.ts";
import { cleanUrl } from "./clean-contact.ts";

/**
 * Contacts that a source withholds from the public, in the forms in which texts are searched for them (rule imports
 * 47).
 */
export interface PrivateContacts {
  /** Numbers as they are stored; seven digits or more where none could be read. */
  readonly phones: readonly string[];
  readonly mails: readonly string[];
  /** Host without `www.`, and path, in small letters: `hush.example/rooms`. */
  readonly sites: readonly string[];
  /** Lines of addresses. */
  readonly streets: readonly string[];
  /** Names of persons. */
  readonly people: readonly string[];
}

/** Longer values of a source are no contact. In characters. */
const MAX_VALUE = 300;
/** Fewer digits are no telephone number by themselves. */
const LEAST_DIGITS = 7;
const MAIL =
  /(?<![a-z0-9._%+-])[a-z0-9_%+-][a-z0-9.!#$&'*/=?^_`{|}~%+-]{0,63}@(?:[a-z0-9-]{1,63}\.){1,8}[a-z]{2,24}/giu;
/** Hosts of many: only an address with a path says whose it is. */
const SHARED_HOST =
  /(?:^|\.)(?:facebook\.com|fb\.com|fb\.me|instagram\.com|twitter\.com|x\.com|youtube\.com|youtu\.be|tiktok\.com|linkedin\.com|linktr\.ee|google\.com|goo\.gl|forms\.gle|bit\.ly|tinyurl\.com|wa\.me|t\.me|zoom\.us|calendly\.com|eventbrite\.com)$/u;

/** Null where no private value could occur in a text. @param country in which its numbers are dialed */
export function contactsIn(values: readonly PrivateValue[], country: string): PrivateContacts | null {
  if (values.length === 0) return null;
  const lines = values.filter(({ kind }) => kind === "contact").map(({ value }) => value.slice(0, MAX_VALUE));
  const contacts = {
    phones: each(lines.flatMap((line) => phonesIn(line, country))),
    mails: each(lines.flatMap((line) => line.match(MAIL) ?? []).map((mail) => mail.toLowerCase())),
    sites: each(lines.flatMap(sitesIn)),
    streets: each(values.filter(({ kind }) => kind === "street").map(({ value }) => value)),
    people: each(
      values.filter(({ kind }) => kind === "person").map(({ value }) => value.slice(0, MAX_VALUE)),
    ),
  };
  return Object.values(contacts).every((some) => some.length === 0) ? null : contacts;
}

/** Merges the contacts that several records of one organization withhold. */
export function contactsOfAll(all: readonly PrivateContacts[]): PrivateContacts {
  return {
    phones: each(all.flatMap(({ phones }) => phones)),
    mails: each(all.flatMap(({ mails }) => mails)),
    sites: each(all.flatMap(({ sites }) => sites)),
    streets: each(all.flatMap(({ streets }) => streets)),
    people: each(all.flatMap(({ people }) => people)),
  };
}

const each = (texts: readonly string[]): string[] => [...new Set(texts)];

function phonesIn(line: string, country: string): string[] {
  const bare = line.replace(MAIL, " ");
  const read = readPhones(bare, country).map(({ number }) => number);
  if (read.length > 0) return read;
  const digits = bare.replace(/\D/gu, "");
  return digits.length >= LEAST_DIGITS && digits.length <= 15 && !/\p{L}{2}/u.test(bare) ? [digits] : [];
}

function sitesIn(line: string): string[] {
  return line
    .replace(MAIL, " ")
    .split(/[\s,;<>()"]+/u)
    .flatMap((word) => {
      const address = cleanUrl(word)?.replace(/^https?:\/\/(?:www\.)?/u, "") ?? "";
      const site = withoutEnding(address.toLowerCase().replace(/^([^/?#:]{1,300}):\d{1,5}/u, "$1"), "/#?");
      return site === "" || SHARED_HOST.test(site) ? [] : [site];
    });
}
