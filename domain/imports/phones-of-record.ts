import { findCallingCode } from "../base/phone/calling-codes.ts";
import { isNorthAmerica } from "../base/phone/north-america.ts";
import { isTextCode } from "../base/phone/numbering.ts";
import { cleanExtension } from "../base/phone/read-extension.ts";
import { readPhones } from "../base/phone/read-phones.ts";
import { cleanLine, shorten } from "../base/text/clean-text.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import type { OrganizationPhone } from "../listings/organizations/organization.ts";
import { findCountry } from "../places/countries.ts";
import { cleanCountry, cleanState, cleanZip } from "./clean-address.ts";
import type { Fix } from "./fixes.ts";
import {
  ADMINISTRATION,
  isPrivatePhone,
  kindsOfPhone,
  NOTE_COLUMNS,
  type PhoneKind,
  rankOfPhone,
  readPhoneNotes,
} from "./kind-of-phone.ts";
import { isBareMark } from "./phone-marks.ts";
import type { SetAsideRow, SourceRecord } from "./source-record.ts";

/** The telephone numbers of a record (rules phones 7–10). */

export interface Phone {
  /** The number as it is stored. */
  readonly phone: string;
  readonly extension: string | null;
  /** The source's note about it: "Intake". */
  readonly note: string | null;
}

/** Numbers by what answers them, each list with the best first. */
export type Phones = Readonly<Record<PhoneKind, readonly Phone[]>> & {
  /** Text in place of a number that is none; null: no such text. */
  readonly unread: string | null;
};

/** Characters shown of a text that is not a number. */
const MAX_UNREAD = 300;

/** A number of a row, with how good it is. */
interface Ranked extends Phone {
  readonly kind: PhoneKind;
  readonly order: number;
}

/**
 * The numbers of a record, without those that are not for the public.
 *
 * @param country the English name of the country of its address
 * @param withoutPrivate takes private values out of a text: a number that it changes is one of them
 */
export function readRecordPhones(
  record: SourceRecord,
  country: string,
  fixes: Set<Fix>,
  aside: SetAsideRow,
  withoutPrivate: (text: string) => string = (text) => text,
): Phones {
  const rows = record.phones.filter((row) => {
    const isPrivate = isPrivatePhone(row);
    if (isPrivate) aside(row, "the number is not for the public");
    return !isPrivate;
  });
  const read = rows.map((row) => ({ row, numbers: numbersOfRow(record, row, country) }));
  for (const { row, numbers } of read) {
    const raw = row.get("number");
    if (raw !== "" && numbers.length === 0) aside(row, `"${raw}" is not a phone number`);
    if (numbers.some(({ phone }) => phone !== raw)) fixes.add("phone repaired");
  }
  const isPublic = ({ phone }: Phone): boolean => withoutPrivate(phone) === phone;
  const isForAll = ({ row, numbers }: ReadRow): boolean =>
    !isOfPerson(row) && numbers.some((each) => each.kind === "voice" && isPublic(each));
  const shown = read.some(isForAll) ? read.filter(({ row }) => !isOfPerson(row)) : read;
  for (const { row } of read.filter((each) => !shown.includes(each)))
    aside(row, "the number of a person: there is one for everybody");
  const best = eachOnce(record, shown)
    .filter(isPublic)
    .sort((one, other) => one.order - other.order);
  const of = (kind: PhoneKind): Phone[] =>
    best
      .filter((each) => each.kind === kind)
      .map(({ phone, extension, note }) => ({ phone, extension, note }));
  const [voice, sms] = [of("voice"), of("sms")];
  return {
    // Without a number to call there may be one to text.
    voice: voice.length > 0 ? voice : sms,
    sms: voice.length > 0 ? sms : [],
    text: of("text"),
    video: of("video"),
    fax: of("fax"),
    unread: unreadIn(shown),
  };
}

/** Whether a number is that of a contact, which is someone by name. */
const isOfPerson = (row: SourceRow): boolean => row.get("contact_id") !== "";

interface ReadRow {
  readonly row: SourceRow;
  readonly numbers: readonly Ranked[];
}

function eachOnce(record: SourceRecord, read: readonly ReadRow[]): Ranked[] {
  const found: Ranked[] = [];
  for (const { row, numbers } of read) {
    for (const number of numbers) {
      const known = found.find((each) => each.kind === number.kind && phoneText(each) === phoneText(number));
      if (known === undefined) found.push(number);
      // A different note on a repeated number is dropped: only its first mention is shown.
      else if (known.note !== number.note) dropNotes(record, row);
    }
  }
  return found;
}

/** Returns the texts that a source has in place of numbers, as it gives them. */
function unreadIn(read: readonly ReadRow[]): string | null {
  const texts = read.flatMap(({ row, numbers }) => {
    const text = numbers.length === 0 ? cleanLine(row.get("number")) : null;
    if (text === null || SAYS_NOTHING.test(text)) return [];
    const [kind] = kindsOfPhone(row, text.replace(DIGITS, " ").trim());
    return kind === "fax" ? [] : [text];
  });
  return texts.length === 0 ? null : shorten([...new Set(texts)].join("; "), MAX_UNREAD);
}

/** Voice numbers of the organization itself: of none of its services or places. */
export function readOrganizationPhones(record: SourceRecord): readonly OrganizationPhone[] {
  const country = countryOfRecord(record);
  const found = record.organizationPhones
    .filter((row) => !isPrivatePhone(row) && !isOfPerson(row))
    .flatMap((row) => numbersOfRow(record, row, country))
    .filter(({ kind }) => kind === "voice")
    .sort((one, other) => one.order - other.order);
  return [...new Map(found.map((each) => [phoneText(each), each])).values()].map(({ phone, extension }) => ({
    number: phone,
    extension,
  }));
}

/** The country in which the numbers of a record are dialed, by its address. */
export function countryOfRecord({ address }: SourceRecord): string {
  if (address === null) return "United States";
  const zip = cleanZip(address.get("postal_code") || address.get("zip"));
  const written = cleanCountry(address.get("country"), cleanState(address.get("state_province")) ?? "", zip);
  return isNorthAmerica(written) || findCallingCode(written) !== null
    ? written
    : (findCountry(written) ?? "United States");
}

/** Reads all numbers of a row; the extension of its own column belongs to the first. */
function numbersOfRow(record: SourceRecord, row: SourceRow, country: string): readonly Ranked[] {
  const own = cleanExtension(row.get("extension"));
  // The note of a person's number is the person's name.
  if (isOfPerson(row)) dropNotes(record, row);
  const notes = isOfPerson(row) ? [] : readPhoneNotes(row).flatMap((note) => cleanLine(note) ?? []);
  const numbers = readPhones(row.get("number"), country)
    .filter(({ isImpossible }) => !isImpossible)
    .flatMap(({ number, extension, words }, at) => {
      const said = [...new Set([...notes, words])].filter(saysMore);
      const one = {
        phone: number,
        extension: (at === 0 ? own : null) ?? extension,
        note: said.length === 0 ? null : said.join(", "),
        order: rankNumber(record, row, words, number),
      };
      return kindsOfPhone(row, words).map((kind) => ({ ...one, kind }));
    });
  for (const column of NOTE_COLUMNS) if (SAYS_NO_MORE.test(row.get(column))) record.use.drop(row, column);
  return numbers;
}

/**
 * Orders numbers: those of the service here come first; administration comes near the end, and codes that take no calls
 * last.
 */
function rankNumber(record: SourceRecord, row: SourceRow, words: string, number: string): number {
  const rank = rankOfPhone(row, words);
  return (
    (isTextCode(number) ? 100 : 0) + (rank === ADMINISTRATION ? 50 : 0) + 4 * rankNearness(record, row) + rank
  );
}

/** Returns how near a number is to the record: the service here, elsewhere, the place, the organization. */
function rankNearness({ location, link }: SourceRecord, row: SourceRow): number {
  const [at, by] = [row.get("location_id"), row.get("service_at_location_id")];
  const isHere = (at === "" || at === location?.get("id")) && (by === "" || by === link);
  if (by !== "" || row.get("service_id") !== "") return isHere ? 0 : 1;
  return at === "" ? 3 : 2;
}

function dropNotes(record: SourceRecord, row: SourceRow): void {
  for (const column of NOTE_COLUMNS) record.use.drop(row, column);
}

/** A number that lacks its area, within what is written instead of numbers. */
const DIGITS = /\(?\d[\d ().-]{5,12}\d/u;

/** "None": there is no number. */
const SAYS_NOTHING =
  /^(?:none|n\/?a|not (?:applicable|available)|no(?:ne)? phone|no|unknown|tbd|null|ningun[oa]|no tiene|no aplica|[0-]+|[-–—.]+)?\.?$/iu;

/** `(305) 555-0101 ext. 7` */
const phoneText = ({ phone, extension }: Pick<Phone, "phone" | "extension">): string =>
  extension === null ? phone : `${phone} ext. ${extension}`;

/** `(305) 555-0101 ext. 7 (Intake), (305) 555-0102` */
export const phonesText = (phones: readonly Phone[]): string =>
  phones
    .map((phone) => (phone.note === null ? phoneText(phone) : `${phoneText(phone)} (${phone.note})`))
    .join(", ");

/** Words that say no more than that it is a number to call. */
const SAYS_NO_MORE =
  /^(?:main|primary|voice|phone|telephone|office|principal|tel[eé]fono)(?: (?:phone|line|number|office))?$/iu;

const saysMore = (text: string): boolean => text !== "" && !SAYS_NO_MORE.test(text) && !isBareMark(text);

/** Formats a service's main number with its note; null where it has no note. */
export function noteOfMainPhone(phone: Phone | null): string | null {
  return phone?.note == null ? null : phonesText([phone]);
}
