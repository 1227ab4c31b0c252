import type { SourceRow, SourceTables, TableName } from "../hsds/source-row.ts";

/** The rows of a package by the columns that join them. */
type Index = ReadonlyMap<string, readonly SourceRow[]>;

export type Indexes = ReturnType<typeof buildIndexes>;

export function buildIndexes(tables: SourceTables) {
  const by = (table: TableName, column: string): Index => indexByColumn(tables.get(table) ?? [], column);
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
    eligibility: by("eligibility", "service_id"),
    requiredDocuments: by("required_documents", "service_id"),
    serviceAreas: by("service_areas", "service_id"),
    terms: by("taxonomy_terms", "id"),
    attributes: by("attributes", "link_id"),
    serviceTaxonomies: by("service_taxonomies", "service_id"),
    urls: by("urls", "service_id"),
    organizationUrls: by("urls", "organization_id"),
    capacities: by("service_capacities", "service_id"),
    units: by("units", "id"),
    needs: tables.has("service_needs") ? by("service_needs", "service_id") : null,
    metadata: by("metadata", "resource_id"),
    serviceContacts: by("contacts", "service_id"),
    locationContacts: by("contacts", "location_id"),
    atLocationContacts: by("contacts", "service_at_location_id"),
    schedules: hoursIndexes(tables.get("schedules") ?? []),
    holidays: hoursIndexes(tables.get("holiday_schedules") ?? []),
  };
}

export function indexByColumn(rows: readonly SourceRow[], column: string): Index {
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

/** The rows with this key, which "" is not. */
export const of = (index: Index | null, key: string): readonly SourceRow[] =>
  key === "" ? [] : (index?.get(key) ?? []);

export interface HoursIndexes {
  byLink: Index;
  byService: Index;
  byLocation: Index;
}

function hoursIndexes(rows: readonly SourceRow[]): HoursIndexes {
  return {
    byLink: indexByColumn(rows, "service_at_location_id"),
    byService: indexByColumn(rows, "service_id"),
    byLocation: indexByColumn(rows, "location_id"),
  };
}
