import type { SourceRow, SourceTables, TableName } from "./source-row.ts";

/** Everything that a package says of one service at one location. */
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
  /** Needs and audiences where the package tells them by itself; null where it has no such table. */
  needs: SourceRow | null;
}

/** A row that could not be used, or not wholly. */
export interface SetAside {
  file: string;
  line: number | null;
  /** In English, for the operator. */
  reason: string;
}

export interface JoinedRecords {
  records: readonly SourceRecord[];
  setAside: readonly SetAside[];
}

type Index = ReadonlyMap<string, readonly SourceRow[]>;

/** Puts the tables of a package together, one record for each service at each of its locations. */
export function joinRecords(tables: SourceTables): JoinedRecords {
  const rows = (table: TableName): readonly SourceRow[] => tables.get(table) ?? [];
  const by = (table: TableName, column: string): Index => indexOf(rows(table), column);
  const setAside: SetAside[] = [];
  const indexes = {
    organizations: by("organizations", "id"),
    locations: by("locations", "id"),
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
    needs: by("service_needs", "service_id"),
  };
  const schedules = hoursIndexes(rows("schedules"));
  const holidays = hoursIndexes(rows("holiday_schedules"));
  const hasNeeds = tables.has("service_needs");
  const known = new Set<string>();
  const records: SourceRecord[] = [];

  for (const service of rows("services")) {
    const id = service.get("id");
    const fault = faultOf(service, known);
    if (fault !== null) {
      setAside.push({ file: service.file, line: service.line, reason: fault });
      continue;
    }
    known.add(id);
    const links = usableLinks(
      indexes.links.get(id) ?? [],
      indexes.locations,
      tables.has("locations"),
      setAside,
    );
    const places = links.length === 0 ? [null] : links;
    for (const [index, link] of places.entries()) {
      const locationId = link?.get("location_id") ?? "";
      const linkId = link?.get("id") ?? "";
      const organizationId = service.get("organization_id");
      const at = { service: id, location: locationId, link: linkId };
      records.push({
        externalId: index === 0 ? id : `${id}@${locationId}`,
        service,
        organization: first(indexes.organizations, organizationId),
        location: first(indexes.locations, locationId),
        address: physicalAddress(indexes.addresses.get(locationId) ?? []),
        phones: [
          ...of(indexes.atLocationPhones, linkId),
          ...of(indexes.servicePhones, id),
          ...of(indexes.locationPhones, locationId).filter((row) => row.get("service_id") === ""),
          ...of(indexes.organizationPhones, organizationId),
        ].filter((row, position, all) => all.indexOf(row) === position && belongs(row, at)),
        schedules: schedulesOf(schedules, at),
        holidaySchedules: schedulesOf(holidays, at),
        languages: uniqueRows([
          ...of(indexes.serviceLanguages, id),
          ...of(indexes.locationLanguages, locationId),
        ]),
        accessibility: of(indexes.accessibility, locationId),
        terms: termsOf(id, indexes),
        urls: [...of(indexes.urls, id), ...of(indexes.organizationUrls, organizationId)],
        capacities: of(indexes.capacities, id).map((row) => ({
          row,
          unit: row.get("unit_name") || (first(indexes.units, row.get("unit_id"))?.get("name") ?? ""),
        })),
        needs: hasNeeds ? first(indexes.needs, id) : null,
      });
    }
  }
  for (const table of ["service_at_locations", "schedules", "service_needs"] as const) {
    for (const row of rows(table)) {
      const id = row.get("service_id");
      if (id !== "" && !known.has(id) && !indexesHas(rows("services"), id)) {
        setAside.push({
          file: row.file,
          line: row.line,
          reason: `service "${clip(id)}" is not in the package`,
        });
      }
    }
  }
  return { records, setAside };
}

const ids = new WeakMap<readonly SourceRow[], ReadonlySet<string>>();

function indexesHas(services: readonly SourceRow[], id: string): boolean {
  const found = ids.get(services) ?? new Set(services.map((row) => row.get("id")));
  ids.set(services, found);
  return found.has(id);
}

function faultOf(service: SourceRow, known: ReadonlySet<string>): string | null {
  const id = service.get("id");
  if (id === "") return "no id";
  if (id.length > 200) return "the id is longer than 200 characters";
  if (known.has(id)) return `id "${clip(id)}" stands on an earlier line`;
  if (service.get("name") === "") return "no name";
  const status = service.get("status").toLowerCase();
  return ["inactive", "defunct", "temporarily closed"].includes(status) ? `the source says: ${status}` : null;
}

const clip = (text: string): string => (text.length > 60 ? `${text.slice(0, 60)}…` : text);

/** Links to locations that the package has; the others are set aside. The same location twice is one. */
function usableLinks(
  links: readonly SourceRow[],
  locations: Index,
  hasLocations: boolean,
  setAside: SetAside[],
): readonly SourceRow[] {
  const seen = new Set<string>();
  return links.filter((link) => {
    const id = link.get("location_id");
    if (id === "" || seen.has(id)) return false;
    seen.add(id);
    if (!hasLocations || locations.has(id)) return true;
    setAside.push({
      file: link.file,
      line: link.line,
      reason: `location "${clip(id)}" is not in the package`,
    });
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

const of = (index: Index, key: string): readonly SourceRow[] => (key === "" ? [] : (index.get(key) ?? []));
const first = (index: Index, key: string): SourceRow | null => of(index, key)[0] ?? null;

function physicalAddress(addresses: readonly SourceRow[]): SourceRow | null {
  return addresses.find((row) => row.get("address_type").toLowerCase() !== "postal") ?? addresses[0] ?? null;
}

interface At {
  service: string;
  location: string;
  link: string;
}

/** A row that names a service, a location or a pair of them speaks of no other one. */
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

/** The hours that speak most closely of this service at this place: of the pair, of the service, of the place. */
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

function termsOf(
  id: string,
  indexes: { terms: Index; attributes: Index; serviceTaxonomies: Index },
): readonly string[] {
  const rows = [...of(indexes.attributes, id), ...of(indexes.serviceTaxonomies, id)];
  const names = rows.flatMap((row) => {
    const term = first(indexes.terms, row.get("taxonomy_term_id") || row.get("taxonomy_id"));
    return [term?.get("name") ?? "", row.get("taxonomy_term_name"), row.get("label")];
  });
  return [...new Set(names.filter((name) => name !== ""))];
}
