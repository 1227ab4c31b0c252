import { describe, expect, test } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";
import { measureWork } from "#checks/work.ts";
import { deviceName } from "#domain/accounts/account/device-name.ts";
import { listNetworks } from "#domain/base/attempts/attempt-limit.ts";
import { decimals, splitList } from "#domain/base/contract/text.ts";
import { parseWebAddress } from "#domain/base/contract/web-address.ts";
import { languageTag } from "#domain/base/languages/language-tag.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { matchLanguage } from "#domain/base/languages/match-language.ts";
import { readPhones } from "#domain/base/phone/read-phones.ts";
import { groupTyped, readTyped } from "#domain/base/phone/typed-phone.ts";
import { cleanLine, cleanText, shorten } from "#domain/base/text/clean-text.ts";
import { repairText } from "#domain/base/text/repair-text.ts";
import { extractTerms } from "#domain/base/text/terms.ts";
import { dayOfIsoDate, dayOfUsDate } from "#domain/base/time/civil-date.ts";
import { minuteOfClockTime } from "#domain/base/time/parse-clock-time.ts";
import { readList } from "#domain/favorites/list-address.ts";
import { type SourceRow, sourceRow, TABLES, type TableName } from "#domain/hsds/source-row.ts";
import { cleanCity, cleanCountry, cleanState, cleanZip } from "#domain/imports/clean-address.ts";
import { cleanEmail, cleanUrl, findSocialSite } from "#domain/imports/clean-contact.ts";
import { cleanName } from "#domain/imports/clean-name.ts";
import { readClock } from "#domain/imports/clock-text.ts";
import { closingDates } from "#domain/imports/closing-dates.ts";
import { factsOfRecord } from "#domain/imports/facts-of-record.ts";
import { readHolidayRows } from "#domain/imports/holiday-rows.ts";
import { readHoursRows } from "#domain/imports/hours-rows.ts";
import { readHoursText } from "#domain/imports/hours-text.ts";
import { mayNarrow } from "#domain/imports/narrowing-note.ts";
import { placeOfRecord } from "#domain/imports/place-of-record.ts";
import { joinRecords } from "#domain/imports/source-record.ts";
import { nameWithOrganization } from "#domain/listings/organizations/name-with-organization.ts";
import { protectsPeople } from "#domain/listings/protection/protects-people.ts";
import {
  isHostOfStreet,
  isMapLink,
  withoutAddress,
  withoutForeignAddress,
} from "#domain/listings/protection/without-address.ts";
import { toSafeLine, toSafeLines } from "#domain/mail/safe-text.ts";
import { findCountry } from "#domain/places/countries.ts";
import { readPlaceQuery } from "#domain/places/place-query.ts";
import { parsePostalArea } from "#domain/places/postal-code.ts";
import { splitSearchText } from "#domain/search/parts-of.ts";
import { labelToNeed } from "#domain/services/need-labels.ts";
import { remainingText } from "#domain/services/remaining-text.ts";
import { writtenHours } from "#domain/services/written-hours.ts";
import { isErrorText } from "#domain/translation/engine-text.ts";
import { languageByName } from "#domain/translation/languages/language-by-name.ts";
import { maskedText, partsOfText } from "#domain/translation/protected-parts.ts";
import { preferredLanguage } from "#server/base/http/negotiation.ts";
import { readQueryString } from "#server/base/http/query-string.ts";
import { cleanHtml } from "#server/features/static-pages/clean-html.ts";

/** Long repeats of short pieces must cost work in proportion to their length, in every parser of foreign text. */

const COLUMNS =
  "name alternate_name description url email status application_process fees eligibility minimum_age alert address_1 address_2 city state_province postal_code country latitude longitude number extension type language accessibility weekday opens_at closes_at original_text freq byday interval valid_from valid_to dtstart until notes need audience available maximum unit_name details".split(
    " ",
  );

const row = (text: string, values: Readonly<Record<string, string>>): SourceRow =>
  sourceRow("file.csv", 2, { ...Object.fromEntries(COLUMNS.map((column) => [column, text])), ...values });

const WHOLE_RECORD = "a whole record";

/** A whole record, each column of each table the same text. */
function importText(text: string): void {
  const tables = new Map<TableName, readonly SourceRow[]>(
    TABLES.map((table) => [
      table,
      [
        row(text, {
          id: "1",
          service_id: table === "services" ? "" : "1",
          location_id: table === "locations" ? "" : "1",
          ...(table === "services" ? { status: "" } : {}),
        }),
      ],
    ]),
  );
  for (const record of joinRecords(tables).records)
    factsOfRecord(
      record,
      { ...placeOfRecord(record), isApproximate: false, timeZone: "America/New_York" },
      "2026-11-29",
    );
}

const PARSERS: Readonly<Record<string, (text: string) => unknown>> = {
  [WHOLE_RECORD]: importText,
  cleanText,
  cleanLine,
  shorten,
  repairText,
  cleanName: (text) => cleanName(text, text),
  nameWithOrganization: (text) => nameWithOrganization(text, text),
  readPhones: (text) => readPhones(text),
  readPhonesAbroad: (text) => readPhones(text, "France"),
  readTyped: (text) => readTyped(text, { takes: "line" }),
  groupTyped: (text) => groupTyped(text, { takes: "listing" }),
  cleanEmail,
  cleanUrl,
  socialSiteOf: findSocialSite,
  cleanCity,
  cleanState,
  cleanZip,
  cleanCountry: (text) => cleanCountry(text, "FL", null),
  protectsPeople: (text) => protectsPeople({ name: text, description: text, addressLines: [text] }),
  isMapLink,
  isHostOfStreet: (text) => isHostOfStreet(text, text),
  "withoutAddress of Spanish": (text) =>
    withoutAddress(text, { lines: ["Calle Luna 31", "31 US Hwy 1"], zip: "33130" }),
  withoutForeignAddress: (text) =>
    withoutForeignAddress(text, { lines: ["Calle Luna 31", "100 Main St", text], zip: "33130" }, true),
  withoutAddress: (text) => withoutAddress(text, { lines: ["100 Main St", text], zip: "33130" }),
  readHoursText,
  mayNarrow: (text) => mayNarrow(text, { schedules: [], isDated: false }),
  readClock,
  readHoursRows: (text) => readHoursRows([row(text, {}), row(text, { weekday: "Monday" })]),
  readHolidayRows: (text) => readHolidayRows([row(text, { start_date: "2026-12-25" })], 2026),
  closingDates: (text) => closingDates(text, "", 2026),
  languageByName,
  languageTag,
  countryOf: findCountry,
  postalAreaOf: parsePostalArea,
  readPlaceQuery,
  "the words of a search": splitSearchText,
  termsOf: (text) => extractTerms(text, "en"),
  labelToNeed,
  remainingText: (text) => remainingText(text, `${text.slice(0, 100)}…`),
  writtenHours,
  partsOfText,
  maskedText,
  isErrorText,
  cleanHtml,
  lineOf: (text) => toSafeLine(text, 100),
  linesOf: toSafeLines,
  deviceName,
  networksOf: listNetworks,
  splitList,
  decimals: (text) => decimals(text, ","),
  webAddressOf: parseWebAddress,
  readList,
  readQueryString,
  preferredLanguage: (text) => preferredLanguage({ headers: { "accept-language": text } }, LANGUAGES),
  matchLanguage: (text) => matchLanguage(text, LANGUAGES),
  dayOfIsoDate,
  dayOfUsDate,
  minuteOfClockTime,
};

const PIECES =
  "a|A|9|.|,|;|:|-|–|/|(|)|<|>|#|@|&|%|*|'|\"|=|é|ñ|Ã|GÇ|â€|😀|a@|a.|a.b@|www.|http://|&amp;|&#|<li |<p>|<td>|<script>|</script>|<!--|<b><|9:00am |9-5 |Mon-|Mon, |Mon 9-5; |1st and |closed |of the month |except |A. |x12 |#12 |305 |+1 |US |en;q=0.5,|a=b&|%20|Suite |100 Main St |or |St. |\\n|AB ".split(
    "|",
  );
const BLANKS = [" ", "\n", "\t", " \n", "\u00a0", "\u200b", "|"];

const SHORT = 4_000;
const LONG = 4 * SHORT;
/** Linear work grows fourfold; quadratic work sixteenfold. */
const MOST_GROWTH = 6;
/** Work that does not depend on the length: words of vocabularies, rows of tables. */
const START = 200_000;

/** Its parsers get all pieces one by one, so that the whole record, the slowest, needs all of them in full runs only. */
function piecesFor(parser: string): readonly string[] {
  const pieces = [...PIECES, ...BLANKS];
  return parser === WHOLE_RECORD && !isFullScope ? pieces.filter((_, at) => at % 3 === 0) : pieces;
}

const repeated = (piece: string, length: number): string =>
  piece.repeat(Math.ceil(length / piece.length)).slice(0, length);

/** Work is counted, and no time decides: a machine with other work needs longer. */
const PATIENCE_MS = 300_000;

describe("long repeats", { timeout: PATIENCE_MS }, () => {
  test.each(Object.entries(PARSERS))("%s", (name, parse) => {
    const slow = piecesFor(name).filter((piece) => {
      const long = measureWork(() => parse(repeated(piece, LONG)));
      if (long <= START) return false;
      return long > MOST_GROWTH * measureWork(() => parse(repeated(piece, SHORT)));
    });
    expect(slow).toEqual([]);
  });

  test("quadratic work would be seen", () => {
    const everyEnd = (text: string): unknown =>
      [...text].map((_letter, index) => text.slice(index).indexOf("!"));
    const everyPair = (text: string): unknown =>
      [...text].filter((letter, _index, all) => all.includes(`${letter}!`));
    for (const quadratic of [everyEnd, everyPair]) {
      const [short, long] = [SHORT, LONG].map((length) =>
        measureWork(() => quadratic(repeated("a", length))),
      );
      expect((long ?? 0) / (short ?? 1)).toBeGreaterThan(MOST_GROWTH);
    }
  });
});
