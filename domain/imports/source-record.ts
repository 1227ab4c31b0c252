import type { SourceRow, SourceTables, TableName } from "./source-row.ts";

/** Everything a package states about one service at one location. */
export interface SourceRecord {
  /** Its id in the source: the service's, with `@` and the location's for each further location. */
  externalId: string;
  service: SourceRow;
  organization: SourceRow | null;
  location: SourceRow | null;
  address: SourceRow | null;
  /** The best number first: the service's at the location, the service's, the location's, the organization's. */
  phones: readonly SourceRow[];
  schedules: readonly SourceRow[];
  holidaySchedules: readonly SourceRow[];
  languages: readonly SourceRow[];
  accessibility: readonly SourceRow[];
  /** Names of taxonomy terms. */
  terms: readonly string[];
  urls: readonly SourceRow[];
  capacities: readonly { row: SourceRow; unit: string }[];
  /** The package states needs and audiences itself: nothing is inferred. */
  hasOwnNeeds: boolean;
  /** Its row for this service; null where there is none. */
  needs: SourceRow | null;
  /** What the package says of changes of the service. */
  metadata: readonly SourceRow[];
}

/** A row that was rejected, wholly or in part. */
export interface SetAside {
  file: string;
  line: number | null;
  /** Its record's id, else the row's own; null where it has none. */
  record: string | null;
  /** In English, for the operator. */
  reason: string;
}

/** Reports a row that could not be used, and why. */
export type SetAsideRow = (row: SourceRow, reason: string) => void;

export interface JoinedRecords {
  records: readonly SourceRecord[];
  setAside: readonly SetAside[];
}

type Index = ReadonlyMap<string, readonly SourceRow[]>;

/**
 * Joins the tables of a package, or of a part of it, to one record per service and location.
 *
 * @param earlier services of preceding parts with the same ids
 */
export function joinRecords(tables: SourceTables, earlier: readonly SourceRow[] = []): JoinedRecords {
  const indexes = indexesOf(tables);
  const setAside: SetAside[] = [];
  const known = new Set<string>();
  for (const service of earlier) if (faultOf(service, known) === null) known.add(service.get("id"));
  const records: SourceRecord[] = [];
  for (const service of tables.get("services") ?? []) {
    const fault = faultOf(service, known);
    if (fault !== null) {
      setAside.push(asideOf(service, fault));
      continue;
    }
    known.add(service.get("id"));
    const links = usableLinks(of(indexes.links, service.get("id")), indexes, setAside);
    const places = links.length === 0 ? [null] : links;
    for (const [index, link] of places.entries()) records.push(recordAt(indexes, service, link, index === 0));
  }
  return { records, setAside };
}

/** A row that is rejected as a whole. */
function asideOf(row: SourceRow, reason: string): SetAside {
  return { file: row.file, line: row.line, record: row.get("service_id") || row.get("id") || null, reason };
}

function recordAt(
  indexes: Indexes,
  service: SourceRow,
  link: SourceRow | null,
  isFirst: boolean,
): SourceRecord {
  const id = service.get("id");
  const organizationId = service.get("organization_id");
  const at = { service: id, location: link?.get("location_id") ?? "", link: link?.get("id") ?? "" };
  return {
    externalId: isFirst ? id : `${id}@${at.location}`,
    service,
    organization: first(indexes.organizations, organizationId),
    location: first(indexes.locations, at.location),
    address: physicalAddress(of(indexes.addresses, at.location)),
    phones: uniqueRows([
      ...of(indexes.atLocationPhones, at.link),
      ...of(indexes.servicePhones, id),
      ...of(indexes.locationPhones, at.location).filter((row) => row.get("service_id") === ""),
      ...of(indexes.organizationPhones, organizationId),
    ]).filter((row) => belongs(row, at)),
    schedules: schedulesOf(indexes.schedules, at),
    holidaySchedules: schedulesOf(indexes.holidays, at),
    languages: uniqueRows([
      ...of(indexes.serviceLanguages, id),
      ...of(indexes.locationLanguages, at.location),
    ]),
    accessibility: of(indexes.accessibility, at.location),
    terms: termsOf(id, indexes),
    urls: [...of(indexes.urls, id), ...of(indexes.organizationUrls, organizationId)],
    capacities: of(indexes.capacities, id).map((row) => ({
      row,
      unit: row.get("unit_name") || (first(indexes.units, row.get("unit_id"))?.get("name") ?? ""),
    })),
    hasOwnNeeds: indexes.needs !== null,
    needs: first(indexes.needs, id),
    metadata: of(indexes.metadata, id),
  };
}

type Indexes = ReturnType<typeof indexesOf>;

function indexesOf(tables: SourceTables) {
  const by = (table: TableName, column: string): Index => indexOf(tables.get(table) ?? [], column);
  return {
    organizations: by("organizations", "id"),
    locations: tables.has("locations") ? by("locations", "id") : null,
    addresses: by("addresses", "location_id"),
    servicePhones: by("phones", "service_id"),
    locationPhones: by("phones", "location_id"),
    organizationPhones: by("phones", "organization_id"),
    atLocationPhones: by("phones", "service_at_location_id"),
    links: by("service_at_locations", "service_id"),
    serviceLanguages: by("languages", "service_id"),
    locationLanguages: by("languages", "location_id"),
    accessibility: by("accessibility", "location_id"),
    terms: by("taxonomy_terms", "id"),
    attributes: by("attributes", "link_id"),
    serviceTaxonomies: by("service_taxonomies", "service_id"),
    urls: by("urls", "service_id"),
    organizationUrls: by("urls", "organization_id"),
    capacities: by("service_capacities", "service_id"),
    units: by("units", "id"),
    needs: tables.has("service_needs") ? by("service_needs", "service_id") : null,
    metadata: by("metadata", "resource_id"),
    schedules: hoursIndexes(tables.get("schedules") ?? []),
    holidays: hoursIndexes(tables.get("holiday_schedules") ?? []),
  };
}

/** A row that belongs to no service of the package. */
export function strayRow(row: SourceRow): SetAside {
  const service = row.get("service_id");
  const reason =
    service === "" ? "it belongs to no service" : `service "${clip(service)}" is not in the package`;
  return asideOf(row, reason);
}

function faultOf(service: SourceRow, known: ReadonlySet<string>): string | null {
  const id = service.get("id");
  if (id === "") return "no id";
  if (id.length > 200) return "the id is longer than 200 characters";
  if (/\p{Cc}|\p{Surrogate}/u.test(id)) return "the id has invisible characters";
  if (known.has(id)) return `id "${clip(id)}" stands on an earlier line`;
  if (service.get("name") === "") return "no name";
  const status = service.get("status").toLowerCase();
  return ["inactive", "defunct", "temporarily closed"].includes(status) ? `the source says: ${status}` : null;
}

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Links to existing locations, without duplicates; others are set aside. */
function usableLinks(
  links: readonly SourceRow[],
  { locations }: Indexes,
  setAside: SetAside[],
): readonly SourceRow[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const id = link.get("location_id");
    if (id === "" || seen.has(id)) return false;
    seen.add(id);
    if (locations === null || locations.has(id)) return true;
    setAside.push(asideOf(link, `location "${clip(id)}" is not in the package`));
    return false;
  });
}

function indexOf(rows: readonly SourceRow[], column: string): Index {
  const index = new Map<string, SourceRow[]>();
  for (const row of rows) {
    const key = row.get(column);
    if (key === "") continue;
    const list = index.get(key);
    if (list === undefined) index.set(key, [row]);
    else list.push(row);
  }
  return index;
}

const of = (index: Index | null, key: string): readonly SourceRow[] =>
  key === "" ? [] : (index?.get(key) ?? []);
const first = (index: Index | null, key: string): SourceRow | null => of(index, key)[0] ?? null;

function physicalAddress(addresses: readonly SourceRow[]): SourceRow | null {
  return addresses.find((row) => row.get("address_type").toLowerCase() !== "postal") ?? addresses[0] ?? null;
}

interface At {
  service: string;
  location: string;
  link: string;
}

/** Whether a row applies to this service and location. */
function belongs(row: SourceRow, at: At): boolean {
  const isOf = (column: string, id: string): boolean => row.get(column) === "" || row.get(column) === id;
  return (
    isOf("service_id", at.service) &&
    isOf("location_id", at.location) &&
    isOf("service_at_location_id", at.link)
  );
}

interface HoursIndexes {
  byLink: Index;
  byService: Index;
  byLocation: Index;
}

function hoursIndexes(rows: readonly SourceRow[]): HoursIndexes {
  return {
    byLink: indexOf(rows, "service_at_location_id"),
    byService: indexOf(rows, "service_id"),
    byLocation: indexOf(rows, "location_id"),
  };
}

/** The most specific hours: of the service at this location, of the service, of the location. */
function schedulesOf(indexes: HoursIndexes, at: At): readonly SourceRow[] {
  const candidates = [
    of(indexes.byLink, at.link),
    of(indexes.byService, at.service).filter(
      (row) => row.get("location_id") === at.location && at.location !== "",
    ),
    of(indexes.byService, at.service),
    of(indexes.byLocation, at.location).filter((row) => row.get("service_id") === ""),
  ];
  return (
    candidates.map((rows) => rows.filter((row) => belongs(row, at))).find((rows) => rows.length > 0) ?? []
  );
}

const uniqueRows = (rows: readonly SourceRow[]): readonly SourceRow[] => [...new Set(rows)];

function termsOf(id: string, indexes: Indexes): readonly string[] {
  const rows = [...of(indexes.attributes, id), ...of(indexes.serviceTaxonomies, id)];
  const names = rows.flatMap((row) => {
    const term = first(indexes.terms, row.get("taxonomy_term_id") || row.get("taxonomy_id"));
    return [term?.get("name") ?? "", row.get("taxonomy_term_name"), row.get("label")];
  });
  return [...new Set(names.filter((name) => name !== ""))];
}
