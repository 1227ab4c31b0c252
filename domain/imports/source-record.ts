import { NO_ORGANIZATION } from "../hsds/hsds-constants.ts";
import type { PrivateValue, SourceRow, SourceTables, TableName } from "../hsds/source-row.ts";
import { withFlagsOfOthers } from "./flags-of-others.ts";
import type { PrivateContacts } from "./private-contacts.ts";
import { type PrivateElsewhere, privateElsewhere } from "./private-scopes.ts";
import { EXCLUDED_PLACE, exclusionIn, publicTables, valuesOfContact } from "./private-values.ts";
import { privateValuesAt } from "./private-values-at.ts";
import { buildIndexes, type HoursIndexes, type Indexes, of } from "./source-indexes.ts";
import { ValueUse } from "./value-use.ts";

/** Everything a package states about one service at one location. */
export interface SourceRecord {
  /** Its id in the source: the service's, with `@` and the location's for each further location. */
  externalId: string;
  service: SourceRow;
  organization: SourceRow | null;
  location: SourceRow | null;
  /** Id of the row that links the service to it; "" where none does. */
  link: string;
  address: SourceRow | null;
  /** The best number first: the service's at the location, the service's, the location's, the organization's. */
  phones: readonly SourceRow[];
  /** Phones of the organization itself. */
  organizationPhones: readonly SourceRow[];
  schedules: readonly SourceRow[];
  holidaySchedules: readonly SourceRow[];
  languages: readonly SourceRow[];
  accessibility: readonly SourceRow[];
  eligibility: readonly SourceRow[];
  requiredDocuments: readonly SourceRow[];
  serviceAreas: readonly SourceRow[];
  /** Names of taxonomy terms, each with its row and column. */
  terms: readonly Term[];
  urls: readonly SourceRow[];
  /** Attributes of the service and of its schedules. */
  attributes: readonly SourceRow[];
  capacities: readonly Capacity[];
  /** The package states needs and audiences itself: nothing is inferred. */
  hasOwnNeeds: boolean;
  /** The service is at several places, which are one program. */
  isProgram: boolean;
  /** Its row for this service; null where there is none. */
  needs: SourceRow | null;
  /** The package's metadata about changes of the service. */
  metadata: readonly SourceRow[];
  /** Values that the package withholds for the service, its places and its organization. */
  privateValues: readonly PrivateValue[];
  /**
   * Contacts withheld for anything that belongs to its organization or is at its places, by the country for dialing.
   */
  privateElsewhere: (country: string) => PrivateContacts | null;
  /** Names of its contacts and of those at its place, for the texts of a place that is withheld. */
  people: readonly PrivateValue[];
  /** Follows which values of these rows are used. */
  use: ValueUse;
}

export interface Capacity {
  row: SourceRow;
  /** The unit counted, with the row and column that state it. */
  unit: Term;
}

/** A name, and its row and column. */
export interface Term {
  row: SourceRow;
  column: string;
  name: string;
}

/** A row that was rejected, wholly or in part. */
export interface SetAside {
  file: string;
  line: number | null;
  /** Its record's id, else the row's own; null where it has none. */
  record: string | null;
  /** Reason in English, for the operator. */
  reason: string;
}

/** Reports a row that could not be used, and why. */
export type SetAsideRow = (row: SourceRow, reason: string) => void;

export interface JoinedRecords {
  records: readonly SourceRecord[];
  setAside: readonly SetAside[];
  /** Records that the source keeps out of directories: their ids, and ids of services with all of their records. */
  excluded: readonly string[];
}

/**
 * Joins the tables of a package, or of a part of it, to one record per service and location.
 *
 * @param earlier services of preceding parts with the same ids
 * @param elsewhere what the whole package keeps from the public
 */
export function joinRecords(
  read: SourceTables,
  earlier: readonly SourceRow[] = [],
  elsewhere: PrivateElsewhere = privateElsewhere(read),
): JoinedRecords {
  const tables = publicTables(withFlagsOfOthers(read));
  const indexes = buildIndexes(tables);
  const setAside: SetAside[] = [];
  const excluded: string[] = [];
  const known = new Set<string>();
  for (const service of earlier) if (findFault(service, known) === null) known.add(service.get("id"));
  const records: SourceRecord[] = [];
  for (const service of tables.get("services") ?? []) {
    const fault = findFault(service, known) ?? findExclusion(service, indexes, excluded);
    if (fault !== null) {
      setAside.push(toSetAside(service, fault));
      continue;
    }
    known.add(service.get("id"));
    const stated = collectPlaces(service, indexes, setAside);
    const all = stated.filter(({ location }) => exclusionIn(of(indexes.locations, location)) === null);
    if (all.length < stated.length) {
      setAside.push(toSetAside(service, EXCLUDED_PLACE));
      excluded.push(...recordsWithout(service.get("id"), stated, all));
      if (all.length === 0) continue;
    }
    setAside.push(...hoursElsewhere(indexes, service, all));
    const places = all.length === 0 ? [{ location: "", link: "", row: null }] : all;
    for (const [index, place] of places.entries())
      records.push(recordAt(indexes, service, { ...place, all }, index === 0, elsewhere));
  }
  return { records, setAside, excluded };
}

/** Why a service, or its organization, stays out; notes that its source says so. Null: it does not. */
function findExclusion(service: SourceRow, indexes: Indexes, excluded: string[]): string | null {
  const reason = exclusionIn([service, ...findOrganization(service, indexes)]);
  if (reason !== null) excluded.push(service.get("id"));
  return reason;
}

/** The records of a service at places that stay out. The first has the service's own id, at whatever place. */
function recordsWithout(
  id: string,
  stated: readonly PlaceOfService[],
  all: readonly PlaceOfService[],
): readonly string[] {
  if (all.length === 0) return [id];
  return stated.filter((each) => !all.includes(each)).map(({ location }) => `${id}@${location}`);
}

function findOrganization(service: SourceRow, { organizations }: Indexes): readonly SourceRow[] {
  return of(organizations, service.get("organization_id")).slice(0, 1);
}

/** A row that is rejected as a whole. */
function toSetAside(row: SourceRow, reason: string): SetAside {
  return { file: row.file, line: row.line, record: row.get("service_id") || row.get("id") || null, reason };
}

function recordAt(
  indexes: Indexes,
  service: SourceRow,
  place: PlaceOfService & { all: readonly PlaceOfService[] },
  isFirst: boolean,
  elsewhere: PrivateElsewhere,
): SourceRecord {
  const use = new ValueUse();
  const id = service.get("id");
  const statedId = service.get("organization_id");
  const organizationId = statedId === NO_ORGANIZATION.id ? "" : statedId;
  const at: At = { service: id, ...place };
  const follow = (table: TableName, rows: readonly SourceRow[]) => use.followAll(table, rows);
  const [location = null] = follow("locations", of(indexes.locations, at.location).slice(0, 1));
  const [organization = null] = follow(
    "organizations",
    of(indexes.organizations, organizationId).slice(0, 1),
  );
  if (place.row !== null) use.follow("service_at_locations", place.row);
  const schedules = chooseSchedules(indexes.schedules, at, (rows) => follow("schedules", rows));
  const [needs = null] = follow("service_needs", of(indexes.needs, id).slice(0, 1));
  return {
    externalId: isFirst ? id : `${id}@${at.location}`,
    service: use.follow("services", service),
    organization,
    location,
    link: at.link,
    address: physicalAddress(follow("addresses", of(indexes.addresses, at.location))),
    phones: follow("phones", phonesAt(indexes, at, organizationId)),
    organizationPhones: follow(
      "phones",
      of(indexes.organizationPhones, organizationId).filter(
        (row) => row.get("service_id") === "" && row.get("location_id") === "",
      ),
    ),
    schedules,
    holidaySchedules: chooseSchedules(indexes.holidays, at, (rows) => follow("holiday_schedules", rows)),
    languages: follow(
      "languages",
      uniqueRows([...of(indexes.serviceLanguages, id), ...of(indexes.locationLanguages, at.location)]),
    ),
    accessibility: follow("accessibility", of(indexes.accessibility, at.location)),
    eligibility: follow("eligibility", of(indexes.eligibility, id)),
    requiredDocuments: follow("required_documents", of(indexes.requiredDocuments, id)),
    serviceAreas: follow("service_areas", of(indexes.serviceAreas, id)),
    terms: readTerms(id, indexes, follow),
    attributes: [id, ...schedules.map((row) => row.get("id"))].flatMap((link) =>
      of(indexes.attributes, link),
    ),
    urls: follow("urls", [...of(indexes.urls, id), ...of(indexes.organizationUrls, organizationId)]),
    capacities: follow("service_capacities", of(indexes.capacities, id)).map((row) => {
      const [unit] = follow("units", of(indexes.units, row.get("unit_id")).slice(0, 1));
      return { row, unit: readUnit(row, unit) };
    }),
    hasOwnNeeds: indexes.needs !== null,
    isProgram: place.all.length > 1,
    needs,
    metadata: follow("metadata", of(indexes.metadata, id)),
    people: [
      ...of(indexes.serviceContacts, id),
      ...of(indexes.locationContacts, at.location),
      ...of(indexes.atLocationContacts, at.link),
    ]
      .flatMap(valuesOfContact)
      .filter(({ kind }) => kind === "person"),
    privateValues: privateValuesAt(indexes, service, organizationId, place),
    privateElsewhere: (country) =>
      elsewhere(
        { service: id, organization: organizationId, locations: place.all.map(({ location }) => location) },
        country,
      ),
    use,
  };
}

function readUnit(row: SourceRow, unit: SourceRow | undefined): Term {
  const name = row.get("unit_name");
  if (name !== "") return { row, column: "unit_name", name };
  if (unit !== undefined) return { row: unit, column: "name", name: unit.get("name") };
  return { row, column: "description", name: row.get("description") };
}

/** Returns phones, the best first; those of a place that the service does not have count as the service's own. */
function phonesAt(indexes: Indexes, at: At, organizationId: string): readonly SourceRow[] {
  const ofService = of(indexes.servicePhones, at.service);
  return uniqueRows([
    ...of(indexes.atLocationPhones, at.link).filter((row) => belongs(row, at)),
    ...ofService.filter((row) => belongs(row, at)),
    ...ofService.filter((row) => isElsewhere(row, at.all)),
    ...of(indexes.locationPhones, at.location).filter(
      (row) => row.get("service_id") === "" && belongs(row, at),
    ),
    ...of(indexes.organizationPhones, organizationId).filter((row) => belongs(row, at)),
  ]);
}

/** Finds hours of the service at places that it does not have: they belong to no place. */
function hoursElsewhere(
  { schedules, holidays }: Indexes,
  service: SourceRow,
  places: readonly PlaceOfService[],
): readonly SetAside[] {
  const id = service.get("id");
  return [...of(schedules.byService, id), ...of(holidays.byService, id)]
    .filter((row) => isElsewhere(row, places))
    .map((row) => toSetAside(row, "hours not used: the service is not at that place"));
}

/** A row that belongs to no service of the package. */
export function strayRow(row: SourceRow): SetAside {
  const service = row.get("service_id");
  const reason = service === "" ? "it belongs to no service" : `service "${service}" is not in the package`;
  return toSetAside(row, reason);
}

function findFault(service: SourceRow, known: ReadonlySet<string>): string | null {
  const id = service.get("id");
  if (id === "") return "no id";
  if (id.length > 200) return "the id is longer than 200 characters";
  if (/\p{Cc}|\p{Surrogate}/u.test(id)) return "the id has invisible characters";
  if (known.has(id)) return `id "${id}" stands on an earlier line`;
  if (service.get("name") === "") return "no name";
  const status = service.get("status").toLowerCase();
  return ["inactive", "defunct"].includes(status) ? `the source says: ${status}` : null;
}

/** One of a service's places. */
interface PlaceOfService {
  location: string;
  /** Id of the row that links them; "" where the service names its place itself. */
  link: string;
  row: SourceRow | null;
}

/** The existing places of a service, without duplicates; others are set aside. */
function collectPlaces(
  service: SourceRow,
  { links, locations }: Indexes,
  setAside: SetAside[],
): readonly PlaceOfService[] {
  const seen = new Set<string>();
  return [...of(links, service.get("id")), service].flatMap((row) => {
    const location = row.get("location_id");
    const place =
      row === service ? { location, link: "", row: null } : { location, link: row.get("id"), row };
    if (location === "" || seen.has(location)) return [];
    seen.add(location);
    if (locations === null || locations.has(location)) return [place];
    setAside.push(toSetAside(row, `location "${location}" is not in the package`));
    return [];
  });
}

function physicalAddress(addresses: readonly SourceRow[]): SourceRow | null {
  return addresses.find((row) => row.get("address_type").toLowerCase() !== "postal") ?? addresses[0] ?? null;
}

interface At extends PlaceOfService {
  service: string;
  /** All places of the service. */
  all: readonly PlaceOfService[];
}

/** Whether a row names a place other than these. */
function isElsewhere(row: SourceRow, places: readonly PlaceOfService[]): boolean {
  const [location, link] = [row.get("location_id"), row.get("service_at_location_id")];
  return (
    (location !== "" && !places.some((place) => place.location === location)) ||
    (link !== "" && !places.some((place) => place.link === link))
  );
}

/** Whether a row applies to this service and location. */
function belongs(row: SourceRow, at: At): boolean {
  const matchesId = (column: string, id: string): boolean => row.get(column) === "" || row.get(column) === id;
  return (
    matchesId("service_id", at.service) &&
    matchesId("location_id", at.location) &&
    matchesId("service_at_location_id", at.link)
  );
}

/** The most specific hours: of the service at this location, of the service, of the location. */
function chooseSchedules(
  indexes: HoursIndexes,
  at: At,
  follow: (rows: readonly SourceRow[]) => readonly SourceRow[],
): readonly SourceRow[] {
  const candidates = [
    of(indexes.byLink, at.link),
    of(indexes.byService, at.service).filter(
      (row) => row.get("location_id") === at.location && at.location !== "",
    ),
    of(indexes.byService, at.service),
    of(indexes.byLocation, at.location).filter((row) => row.get("service_id") === ""),
  ].map((rows) => follow(rows.filter((row) => belongs(row, at))));
  return candidates.find((rows) => rows.length > 0) ?? [];
}

const uniqueRows = (rows: readonly SourceRow[]): readonly SourceRow[] => [...new Set(rows)];

function readTerms(
  id: string,
  indexes: Indexes,
  follow: (table: TableName, rows: readonly SourceRow[]) => readonly SourceRow[],
): readonly Term[] {
  const rows = [
    ...follow("attributes", of(indexes.attributes, id)),
    ...follow("service_taxonomies", of(indexes.serviceTaxonomies, id)),
  ];
  const terms = rows.flatMap((row) => {
    const termId = row.get("taxonomy_term_id") || row.get("taxonomy_id");
    return [
      ...follow("taxonomy_terms", of(indexes.terms, termId).slice(0, 1)).map((term) => ({
        row: term,
        column: "name",
      })),
      { row, column: "taxonomy_term_name" },
      { row, column: "label" },
    ];
  });
  return terms
    .map(({ row, column }) => ({ row, column, name: row.get(column) }))
    .filter(({ name }) => name !== "");
}
