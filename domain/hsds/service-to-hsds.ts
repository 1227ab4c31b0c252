import { services as words } from "#words/compiled/en/services/services.ts";
import { epochOfIso } from "../base/contract/instant.ts";
import type { RecordMark } from "../imports/same-record.ts";
import { namesOfArea } from "../places/service-area/service-area.ts";
import { ENTERED_FIELDS } from "../services/field-names.ts";
import { readableEntries } from "../services/opening-hours/entry-wire.ts";
import { type SourceOfFields, sourceKey, sourceOfFields } from "../services/source.ts";
import { toHsdsCapacities } from "./capacities-to-hsds.ts";
import { derivedId } from "./derived-id.ts";
import { fieldsOfStandard, isTextField } from "./facts-from-hsds.ts";
import { toHsdsSchedules } from "./hours-to-hsds.ts";
import { AREA_KINDS, REGION_KIND } from "./hsds-constants.ts";
import type {
  HsdsAttribute,
  HsdsOrganization,
  HsdsProgram,
  HsdsService,
  HsdsServiceArea,
  HsdsUrl,
} from "./hsds-records.ts";
import { termWithCode } from "./hsds-taxonomies.ts";
import { siteOfService } from "./location-to-hsds.ts";
import { toHsdsMetadata } from "./metadata-to-hsds.ts";
import { survivesTable, toOwnRecord } from "./own-record.ts";
import { createMark, fieldAttribute, listAttribute } from "./profile-attributes.ts";
import { originText, type RecordOrigin } from "./record-origin.ts";
import type { ShownService } from "./shown-service.ts";
import { emailAddress, extensionNumber, webUri } from "./standard-formats.ts";

/** Further things that a service's record refers to. */
export interface NamedByService {
  /** The public organization; null: none. */
  readonly organization: HsdsOrganization | null;
  /** Where the service was first entered; absent: unknown. */
  readonly origin?: RecordOrigin;
  /** The imported package records that the service came from; absent: unknown. */
  readonly marks?: readonly RecordMark[];
  /** Where its sources have it from; absent: unknown. */
  readonly statedSources?: readonly SourceOfFields[];
}

/** Fields about how this directory handles a listing, which mean nothing elsewhere. */
const NOT_CARRIED: ReadonlySet<string> = new Set(["isShowFlag", "organization"]);

/** Returns the complete record of a service with its related records. */
export function toHsdsService(
  service: ShownService,
  { organization, origin, marks = [], statedSources = [] }: NamedByService,
): HsdsService {
  const standard = standardRecord(service, organization);
  const origins =
    origin === undefined ? [] : [createMark(service.id, "service", "origin", originText(origin))];
  const records = marks.map((mark, at) => createMark(service.id, "service", "record", mark, at));
  const attributes = [
    ...listAttributes(service),
    ...origins,
    ...records,
    ...sourceMarks(service, statedSources),
  ];
  const withLists = { ...standard, attributes };
  return {
    ...standard,
    attributes: [...attributes, ...fieldAttributes(service, withLists)],
    metadata: toHsdsMetadata(service),
  };
}

function standardRecord(service: ShownService, organization: HsdsOrganization | null): HsdsService {
  const { id } = service;
  const site = siteOfService(service);
  return {
    ...listRecord(service, organization),
    ...some("phones", toPhones(service)),
    ...some("additional_urls", toUrls(service)),
    ...some(
      "schedules",
      toHsdsSchedules({
        id,
        isContact: service.isContact,
        schedules: readableEntries(service.schedules, "schedules"),
        closeSchedules: readableEntries(service.closeSchedules, "closeSchedules"),
        intakeSchedules: readableEntries(service.intakeSchedules, "schedules"),
      }),
    ),
    ...some("service_areas", toServiceAreas(service)),
    ...some(
      "languages",
      service.languages.map((code, at) => ({ id: derivedId(id, `language ${at}`), service_id: id, code })),
    ),
    ...some(
      "required_documents",
      service.requiredDocuments === null
        ? []
        : [{ id: derivedId(id, "document"), service_id: id, document: service.requiredDocuments }],
    ),
    ...some(
      "cost_options",
      service.cost === null
        ? []
        : [{ id: derivedId(id, "cost"), service_id: id, amount_description: service.cost }],
    ),
    ...some("capacities", toHsdsCapacities(service)),
    ...some("service_at_locations", site === null ? [] : [site]),
  };
}

/** Returns the plain fields of a service, as lists have them, without related records. */
function plainRecord(service: ShownService): HsdsService {
  const url = webUri(service.website);
  const email = emailAddress(service.contactEmail);
  return {
    id: service.id,
    name: service.name,
    description: service.description,
    ...stated("url", url),
    ...stated("email", email),
    status: isClosedForGood(service) ? "defunct" : "active",
    ...stated("application_process", service.howToApply),
    ...stated("fees_description", service.cost),
    ...stated("eligibility_description", describeEligibility(service)),
    ...stated("minimum_age", service.ageMin),
    ...stated("maximum_age", service.ageMax),
    ...stated("assured_date", service.verifiedAt === null ? null : service.verifiedAt.slice(0, 10)),
    ...stated("alert", service.isCriticalHeader ? service.criticalDescription : null),
  };
}

/** Returns a service as in lists: its plain fields, with its organization and program. */
export function listRecord(service: ShownService, organization: HsdsOrganization | null): HsdsService {
  return {
    ...plainRecord(service),
    ...(organization === null ? {} : { organization_id: organization.id, organization }),
    ...toProgram(service, organization),
  };
}

function isClosedForGood({ closeSchedules }: Pick<ShownService, "closeSchedules">): boolean {
  return closeSchedules.some(({ type }) => type === "PERMANENTLY_CLOSED");
}

/** Describes who is welcome in words; audiences are in attributes too. */
function describeEligibility({ category, age }: ShownService): string | null {
  const groups = category.map((each) => words.categories[each]).join(", ");
  const parts = [groups, age ?? ""].filter((part) => part !== "");
  return parts.length === 0 ? null : parts.join(". ");
}

function toProgram(
  service: ShownService,
  organization: HsdsOrganization | null,
): { program_id?: string; program?: HsdsProgram } {
  if (service.program === undefined) return {};
  const { id } = service.program;
  const { name, description } = service;
  const owner = organization === null ? {} : { organization_id: organization.id };
  return {
    program_id: id,
    program: { id, ...owner, name, description: description === "" ? name : description },
  };
}

/** Returns the phone. HSDS extensions are numbers; any other extension is only in an attribute. */
function toPhones({ id, phone, phoneExtension }: ShownService): NonNullable<HsdsService["phones"]> {
  if (phone === null) return [];
  const extension = extensionNumber(phoneExtension);
  return [
    {
      id: derivedId(id, "phone"),
      service_id: id,
      number: phone,
      ...(extension === null ? {} : { extension }),
      type: "voice",
    },
  ];
}

function toUrls(service: ShownService): HsdsUrl[] {
  const { id, facebook, instagram, twitter, youtube } = service;
  return Object.entries({ facebook, instagram, twitter, youtube }).flatMap(([label, address]) => {
    const url = webUri(address);
    return url === null ? [] : [{ id: derivedId(id, `url ${label}`), label, url, service_id: id }];
  });
}

function toServiceAreas(service: ShownService): HsdsServiceArea[] {
  const { id, serviceArea, region, isProtected } = service;
  const area = (name: string, description: string, at: string): HsdsServiceArea => ({
    id: derivedId(id, `area ${at}`),
    service_id: id,
    name,
    description,
    extent: name,
    extent_type: "text",
  });
  const regions = region === null || isProtected !== true ? [] : [area(region, REGION_KIND, "region")];
  if (serviceArea === null) return regions;
  const { nationwide, zips, cities, states, counties } = serviceArea;
  const lists = { zips, cities, states, counties, nationwide: nationwide ? [NATIONWIDE] : [] };
  return [
    ...regions,
    ...Object.entries(lists).flatMap(([list, names]) =>
      names.map((name, at) => area(name, getAreaKind(list), `${list} ${at}`)),
    ),
  ];
}
const [NATIONWIDE = ""] = namesOfArea({ zips: [], cities: [], states: [], counties: [], nationwide: true });

function getAreaKind(list: string): string {
  return Object.entries(AREA_KINDS).find(([name]) => name === list)?.[1] ?? "";
}

function listAttributes(service: ShownService): HsdsAttribute[] {
  const { id, type, needs, category, topics, entry } = service;
  return [
    ...[...type, ...needs].map((code) => listAttribute(id, "help", code)),
    ...category.map((code) => listAttribute(id, "audiences", code)),
    ...topics.map((code) => listAttribute(id, "topics", code)),
    ...entry.map((code) => listAttribute(id, "waysIn", code)),
  ];
}

/** Returns the service's own sources, then where these have it from, without duplicates. */
function sourceMarks(
  { id, sources }: ShownService,
  statedSources: readonly SourceOfFields[],
): HsdsAttribute[] {
  const named = new Map<string, SourceOfFields>();
  for (const source of [...sources, ...statedSources]) {
    const key = sourceKey(source);
    if (!named.has(key)) named.set(key, source);
  }
  return [...named.values()].map((source, at) =>
    createMark(id, "service", "source", JSON.stringify(source), at),
  );
}

/** Returns the sources that one of our records states. */
export function sourcesOfRecord({ attributes = [] }: HsdsService): SourceOfFields[] {
  const { id: term } = termWithCode("profile", "source");
  return attributes.flatMap(({ taxonomy_term_id, value }) => {
    if (taxonomy_term_id !== term || value === undefined) return [];
    const read = sourceOfFields.safeParse(JSON.parse(value));
    return read.success ? [read.data] : [];
  });
}

/** Returns an attribute for each field that could not be restored from the record without it. */
function fieldAttributes(service: ShownService, record: HsdsService): HsdsAttribute[] {
  const read = fieldsOfStandard(toOwnRecord(record));
  return [...ENTERED_FIELDS, "bedsUpdatedAt" as const]
    .filter((field) => !NOT_CARRIED.has(field) && !isSame(field, read[field], service[field]))
    .map((field) => fieldAttribute(service.id, field, attributeValue(field, service[field])));
}

function isSame(field: string, one: unknown, other: unknown): boolean {
  if (one === other) return true;
  const isMoment = field === "bedsUpdatedAt" && typeof one === "string" && typeof other === "string";
  if (isMoment) return epochOfIso(one) === epochOfIso(other);
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Returns a text unchanged, unless a table would read it as empty; any other value as JSON. */
function attributeValue(field: string, value: unknown): string {
  if (value === null || value === undefined) return "";
  if (!isTextField(field)) return JSON.stringify(value);
  const text = String(value);
  return survivesTable(text) && !text.startsWith('"') ? text : JSON.stringify(text);
}

/** Returns an object with the field if a value is stated. */
function stated<Name extends string, Value>(name: Name, value: Value | null): { [N in Name]?: Value };
function stated(name: string, value: unknown): object {
  return value === null || value === "" ? {} : { [name]: value };
}

/** Returns an object with the list if it is not empty. */
function some<Name extends string, Item>(name: Name, items: Item[]): { [N in Name]?: Item[] };
function some(name: string, items: readonly unknown[]): object {
  return items.length === 0 ? {} : { [name]: items };
}
