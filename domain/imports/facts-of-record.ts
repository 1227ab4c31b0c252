import { MAX_DESCRIPTION, MAX_WAY_IN_TEXT } from "../base/contract/limits.ts";
import { cleanLine, cleanText, shorten } from "../base/text/clean-text.ts";
import type { SourceRow } from "../hsds/source-row.ts";
import { nameWithOrganization } from "../listings/organizations/name-with-organization.ts";
import type { ProtectionFinding } from "../listings/protection/protection-texts.ts";
import { protectsPeople } from "../listings/protection/protects-people.ts";
import {
  curtained,
  findingOfFacts,
  takenBetween,
  type Withholding,
  type WithholdingReason,
  withheldFacts,
} from "../listings/protection/withheld-place.ts";
import { keptPlace } from "../places/kept-place.ts";
import { emptyFacts } from "../services/flat-facts.ts";
import type { Place, ServiceFacts } from "../services/service.ts";
import { WRITTEN_HOURS_LABEL } from "../services/written-hours.ts";
import { ageText, readAges } from "./ages-of-record.ts";
import { areaOfRecord } from "./area-of-record.ts";
import { bedsOfRecord } from "./beds-of-record.ts";
import { cleanName } from "./clean-name.ts";
import { readEmail, readWebsites } from "./contacts-of-record.ts";
import type { Fix } from "./fixes.ts";
import { type HiddenValues, hiddenValues } from "./hidden-values.ts";
import { type HoursOfRecord, hoursOfRecord } from "./hours-of-record.ts";
import { languageNames, readLanguages } from "./languages-of-record.ts";
import { needsAndTypes, readCategories, termNames } from "./needs-of-record.ts";
import {
  type ImportedOrganization,
  organizationOfRecord,
  ownOrganization,
} from "./organization-of-record.ts";
import { type OwnFacts, ownFacts } from "./own-facts.ts";
import { countryOfRecord, noteOfMainPhone, phonesText, readRecordPhones } from "./phones-of-record.ts";
import type { RecordPlace } from "./place-of-record.ts";
import type { PrivateContacts } from "./private-contacts.ts";
import { isMarkedPrivate } from "./private-values.ts";
import { publicSite, publicText } from "./public-text.ts";
import type { SetAside, SetAsideRow, SourceRecord } from "./source-record.ts";

/** The place of a record, completed by the gazetteer. */
export interface LocatedPlace extends RecordPlace {
  isApproximate: boolean;
  /** IANA name. */
  timeZone: string;
}

export interface RecordFacts {
  facts: ServiceFacts;
  fixes: ReadonlySet<Fix>;
  /** Its place is withheld; null: it is public. */
  withheld: Withholding | null;
  /** The words for which a steward is asked whether it is to be protected; none: nothing is asked. */
  question: readonly string[];
  hours: HoursOfRecord["kind"];
  unreadClosing: string;
  organization: ImportedOrganization | null;
  /** Contacts that its source withholds from the public, to keep them out of its organization's texts; null: none. */
  privateContacts: PrivateContacts | null;
  /** The id of its program in the source; null where it is at one place alone. */
  program: string | null;
  /** Its place and its time zone are stated as they are to be stored. */
  isComplete: boolean;
  /** When its beds were counted, epoch milliseconds; null: with the rest. */
  bedsCountedAt: number | null;
  /** Parts of the record that could not be used. */
  setAside: readonly SetAside[];
}

/** Maximum length of a source's texts, in characters. */
const MAX_SOURCE_TEXT = 20_000;
const MAX_NAME = 300;

/**
 * Converts a record to the facts of a service. Pure: the same record, place and day give the same facts.
 *
 * @param today ISO date of the import: holidays get their dates from its year on, hours that ended before it are passed over
 * @param otherReason reason to withhold the place that does not follow from the record itself (`domain/listings/protection/shared-door.ts`)
 */
export function factsOfRecord(
  record: SourceRecord,
  located: LocatedPlace,
  today: string,
  otherReason: "SHARED_DOOR" | null = null,
): RecordFacts {
  const hidden = hiddenValues(record, located.address1);
  const own = ownFacts(record);
  if (own !== null)
    return recordOfProfile(record, { ...own, facts: hidden.facts(own.facts) }, hidden, otherReason);
  const open = cleanedFacts(record, located, hidden, today, false);
  const { kind, words } = open.finding;
  const reason = reasonToWithhold(record, kind) ?? otherReason;
  if (reason === null) return { ...open.outcome, question: words };
  const { outcome } = cleanedFacts(record, located, hidden, today, true);
  const facts = curtained(outcome.facts);
  const taken = takenBetween(open.outcome.facts, facts);
  return { ...outcome, facts, withheld: { reason, words: reason === "WORDS" ? words : [], taken } };
}

/**
 * Reads the person whom mail should be addressed to: it is not stored, and may withhold the address ("Unlisted
 * address").
 */
function readAttention({ address, use }: SourceRecord): string | null {
  if (address === null) return null;
  const attention = address.get("attention");
  use.drop(address, "attention");
  return attention === "" ? null : attention;
}

function reasonToWithhold(record: SourceRecord, kind: ProtectionFinding["kind"]): WithholdingReason | null {
  if (kind === "WITHHOLD") return "WORDS";
  return isMarkedPrivate(record) ? "SOURCE_FLAG" : null;
}

/** @param isWithheld whether its texts go without its address */
function cleanedFacts(
  record: SourceRecord,
  located: LocatedPlace,
  hidden: HiddenValues,
  today: string,
  isWithheld: boolean,
): { readonly outcome: RecordFacts; readonly finding: ProtectionFinding } {
  const { service, organization } = record;
  const fixes = new Set<Fix>();
  const setAside: SetAside[] = [];
  const aside = (row: SourceRow, reason: string): void => {
    setAside.push({ file: row.file, line: row.line, record: record.externalId, reason });
  };
  const clean = (row: SourceRow | null, ...columns: readonly string[]): string => {
    const column = columns.find((each) => row?.get(each) !== "");
    const raw = row === null || column === undefined ? "" : row.get(column);
    if (row !== null && raw.length > MAX_SOURCE_TEXT)
      aside(row, `${column}: cut after ${MAX_SOURCE_TEXT} characters of ${raw.length}`);
    const cleaned = cleanText(raw.slice(0, MAX_SOURCE_TEXT));
    for (const fix of cleaned.fixes) fixes.add(fix);
    return cleaned.text;
  };
  /** A text; null where it states nothing, such as "None". */
  const meaningful = (row: SourceRow, ...columns: readonly string[]): string => {
    const text = clean(row, ...columns);
    if (!SAYS_NOTHING.test(text)) return text;
    for (const column of columns) record.use.drop(row, column);
    return "";
  };

  const described = clean(service, "description");
  const aboutOrganization = described === "" ? clean(organization, "description") : "";
  const summary = described || aboutOrganization;
  const otherNames = cleanLine(meaningful(service, "alternate_name"));
  const name = readName(record, summary, fixes, aside);
  const organizationName = readOrganizationName(record, summary);
  const said = { name, description: described, organization: organizationName ?? "", aboutOrganization };
  const { needs, type } = needsAndTypes(record, said, aside);
  const apply = meaningful(service, "application_process");
  const eligibility =
    meaningful(service, "eligibility_description", "eligibility") ||
    joinLines(record.eligibility, ["eligibility", "description"]);
  const placeNotes = readPlaceNotes(record, fixes);
  const { kind, words } = protectsPeople({
    name,
    alternateName: otherNames,
    organization: [organizationName, placeNotes.name].filter(isSaid).join(". "),
    description: summary,
    eligibility,
    others: [apply, placeNotes.description],
    addressLines: [located.address1, located.address2, readAttention(record)],
    terms: termNames(record),
    isHousing: needs.includes("EMERGENCY") || needs.includes("TRANSITIONAL"),
  });
  const finding = { kind, words: words.map(hidden.text) };
  const safe = publicText(isWithheld, record, located, hidden);

  const hours = hoursOfRecord(record, today, aside);
  const phones = readRecordPhones(record, countryOfRecord(record), fixes, aside, hidden.text);
  const sites = readWebsites(record, fixes, aside);
  const phone = phones.voice[0] ?? null;
  const description = safe(summary);
  const short = shorten(description);
  if (short !== description) fixes.add("description shortened");
  notePlace(record, located, fixes, aside);
  const beds = bedsOfRecord(record, aside);
  const waysIn = {
    requiredDocuments: safe(joinLines(record.requiredDocuments, ["document"])),
    cost: safe(meaningful(service, "fees_description", "fees")),
    howToApply: safe(apply),
    accessibility: safe(joinLines(record.accessibility, ["accessibility", "description", "details"])),
  };
  /** Text that is too long for its field is included whole in the source's text. */
  const rest = (name: keyof typeof waysIn) =>
    [...waysIn[name]].length > MAX_WAY_IN_TEXT ? waysIn[name] : null;
  const whole = sourceText(description, [
    ["Also known as", otherNames === null ? null : notIn(name, otherNames)],
    ["Who can come", eligibility],
    ["What to bring", rest("requiredDocuments")],
    ["How to apply", rest("howToApply")],
    ["Fees", rest("cost")],
    [WRITTEN_HOURS_LABEL, hours.isWhole ? null : hours.text.replace(/\n{2,}/gu, "\n")],
    ["Phone", noteOfMainPhone(phone)],
    ["Other phones", phonesText(phones.voice.slice(1))],
    ["Text messages", phonesText(phones.sms)],
    ["TTY", phonesText(phones.text)],
    ["Videophone", phonesText(phones.video)],
    ["Fax", phonesText(phones.fax)],
    ["Languages", languageNames(record).join(", ")],
    ["Accessibility", rest("accessibility")],
    ["Notice", meaningful(service, "alert")],
  ]);
  const source = safe(whole);
  if (shorten(whole, MAX_SOURCE_TEXT) !== whole)
    aside(service, `all texts: cut after ${MAX_SOURCE_TEXT} characters`);

  const ages = readAges(record, aside);
  const facts: ServiceFacts = {
    ...emptyFacts(toPlace(located), located.timeZone),
    name: safe(name),
    description: short,
    sourceDescription: source === short ? null : source,
    ...ages,
    age: ageText(ages),
    type,
    needs,
    isProtected: false,
    category: readCategories(record, eligibility, aside),
    // Towns that it serves would say where a hidden door is.
    serviceArea: isWithheld ? null : areaOfRecord(record, located.state, aside),
    languages: readLanguages(record),
    requiredDocuments: textOrNull(waysIn.requiredDocuments),
    cost: textOrNull(waysIn.cost),
    howToApply: textOrNull(waysIn.howToApply),
    accessibility: textOrNull(waysIn.accessibility),
    phone: phone?.phone ?? null,
    phoneExtension: phone?.extension ?? null,
    sourcePhone: phones.unread === null ? null : safe(phones.unread),
    contactEmail: readEmail(record, aside),
    website: publicSite(isWithheld, sites.website),
    facebook: sites.facebook ?? null,
    twitter: sites.twitter ?? null,
    instagram: sites.instagram ?? null,
    youtube: sites.youtube ?? null,
    schedules: hours.schedules,
    closeSchedules: hours.closeSchedules,
    isContact: hours.isContact,
    // No one has confirmed yet that they read messages of visitors.
    isShowFlag: false,
    ...beds,
  };
  const outcome: RecordFacts = {
    facts: hidden.facts(facts),
    fixes,
    withheld: null,
    question: [],
    hours: hours.kind,
    unreadClosing: hours.unreadClosing,
    organization: hidden.organization(organizationOfRecord(record, summary, isWithheld, safe)),
    privateContacts: hidden.contacts,
    program: record.isProgram ? service.get("id") : null,
    isComplete: false,
    bedsCountedAt: null,
    setAside,
  };
  return { outcome, finding };
}

const isSaid = (text: string | null): text is string => text !== null && text !== "";

/** A record in the directory's own profile is taken over unchanged, except a place that is withheld. */
function recordOfProfile(
  record: SourceRecord,
  { facts, bedsCountedAt }: OwnFacts,
  hidden: HiddenValues,
  otherReason: "SHARED_DOOR" | null,
): RecordFacts {
  const { service, use } = record;
  for (const row of [...record.attributes, ...record.schedules])
    for (const column of row.columns) use.drop(row, column);
  const hours = facts.schedules.length > 0 ? "read" : "none";
  const organization = hidden.organization(ownOrganization(record));
  const named = facts.organization ?? (organization === null ? null : { id: "", name: organization.name });
  // Who protects it already has decided.
  const isOpen = facts.isProtected !== true;
  const { kind, words } = isOpen ? findingOfFacts({ ...facts, organization: named }) : NOTHING_FOUND;
  const otherwise = isOpen ? otherReason : null;
  const reason = kind === "WITHHOLD" ? "WORDS" : otherwise;
  const withheld = reason === null ? null : withheldFacts(facts);
  return {
    facts: withheld?.facts ?? facts,
    fixes: new Set(),
    withheld:
      reason === null || withheld === null
        ? null
        : { reason, words: reason === "WORDS" ? words : [], taken: withheld.taken },
    question: kind === "QUESTION" ? words : [],
    hours: facts.isContact ? "contact" : hours,
    unreadClosing: "",
    organization,
    privateContacts: hidden.contacts,
    program: service.get("program_id") || null,
    isComplete: true,
    bedsCountedAt,
    setAside: [],
  };
}

const NOTHING_FOUND: ProtectionFinding = { kind: "NONE", words: [] };

const COORDINATES_WORDS = {
  unreadable: "they are not numbers",
  zero: "they are 0, 0",
  outsideCountry: "they are outside the country of the address",
  farFromAddress: "they are far from the ZIP and the city of the address",
} as const;

/** Names and notes of the place: they may say that it is confidential, and are not shown. */
function readPlaceNotes(
  { location, use }: SourceRecord,
  fixes: Set<Fix>,
): { readonly name: string; readonly description: string } {
  const note = (column: string): string => {
    if (location === null) return "";
    const { text, fixes: cleaned } = cleanText(location.get(column).slice(0, MAX_SOURCE_TEXT));
    use.drop(location, column);
    for (const fix of cleaned) fixes.add(fix);
    return text;
  };
  return { name: note("name"), description: note("description") };
}

function readName(record: SourceRecord, summary: string, fixes: Set<Fix>, aside: SetAsideRow): string {
  const written = cleanLine(record.service.get("name")) ?? record.service.get("name");
  const name = cleanName(written, summary);
  if (name !== written) fixes.add("name out of capitals");
  const short = shorten(name, MAX_NAME);
  if (short !== name) aside(record.service, `the name is cut: "${name}"`);
  return short;
}

function readOrganizationName({ organization }: SourceRecord, summary: string): string | null {
  const name = cleanLine(organization?.get("name") ?? null);
  return name === null ? null : cleanName(name, summary);
}

/** Other names, unless contained in the name. */
const notIn = (name: string, others: string): string | null =>
  nameWithOrganization(name, others) === name ? null : others;

function notePlace(record: SourceRecord, located: LocatedPlace, fixes: Set<Fix>, aside: SetAsideRow): void {
  const zip = record.address?.get("postal_code") || (record.address?.get("zip") ?? "");
  if (/^\d{5}-?\d{4}$/u.test(zip)) fixes.add("ZIP+4 shortened");
  if (record.address !== null && zip !== "" && located.zip === null)
    aside(record.address, `"${zip}" is not a ZIP code`);
  if (located.coordinatesFault !== null && record.location !== null) {
    aside(record.location, `coordinates not used: ${COORDINATES_WORDS[located.coordinatesFault]}`);
  }
}

function toPlace(located: LocatedPlace): Place {
  const { address1, address2, city, state, zip, country, coordinates, isApproximate } = located;
  return keptPlace({
    address1,
    address2,
    city,
    state,
    zip,
    country,
    coordinates,
    isApproximate,
    visibility: "EXACT",
  });
}

/** Joins the values of these columns, each once. */
function joinLines(rows: readonly SourceRow[], columns: readonly string[]): string {
  const lines = rows.flatMap((row) => columns.map((column) => cleanLine(row.get(column))));
  return [...new Set(lines.filter((line) => line !== null && !SAYS_NOTHING.test(line)))].join("; ");
}

/** Cut to what a field takes. */
function textOrNull(text: string): string | null {
  return text === "" ? null : shorten(text, MAX_WAY_IN_TEXT);
}

/** "None": of an answer that is missing no one can tell what it was. */
const SAYS_NOTHING =
  /^(?:none|n\/?a|not applicable|no|unknown|tbd|null|ningun[oa]|no aplica|desconocido|[-–—.]+)?\.?$/iu;

/** The source's full text, followed by data without a field of its own (rule imports 10). */
function sourceText(description: string, parts: readonly (readonly [string, string | null])[]): string {
  const summary = parts
    .filter(([, text]) => text !== null && text !== "")
    .map(([label, text]) => `${label}: ${text}`);
  const all = [description, ...summary].filter((text) => text !== "").join("\n\n");
  return [...all].length > MAX_DESCRIPTION ? shorten(all, MAX_SOURCE_TEXT) : all;
}
