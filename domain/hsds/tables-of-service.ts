import { NO_ORGANIZATION } from "./hsds-constants.ts";
import type { HsdsAttribute, HsdsOrganization, HsdsService } from "./hsds-records.ts";
import { shownTaxonomy, shownTerm, TAXONOMIES, TERMS } from "./hsds-taxonomies.ts";

/** The tables of HSDS's tabular packages, with their columns in the order of the standard. */
export const TABLE_COLUMNS = {
  services: [
    "id",
    "organization_id",
    "program_id",
    "name",
    "description",
    "url",
    "email",
    "status",
    "application_process",
    "fees_description",
    "eligibility_description",
    "minimum_age",
    "maximum_age",
    "assured_date",
    "alert",
    "last_modified",
  ],
  organizations: ["id", "name", "alternate_name", "description", "email", "website"],
  programs: ["id", "organization_id", "name", "description"],
  service_at_location: ["id", "service_id", "location_id"],
  locations: ["id", "location_type", "name", "latitude", "longitude"],
  addresses: [
    "id",
    "location_id",
    "address_1",
    "address_2",
    "city",
    "state_province",
    "postal_code",
    "country",
    "address_type",
  ],
  phones: ["id", "service_id", "organization_id", "number", "extension", "type"],
  schedules: [
    "id",
    "service_id",
    "valid_from",
    "valid_to",
    "freq",
    "interval",
    "byday",
    "bymonthday",
    "description",
    "opens_at",
    "closes_at",
  ],
  service_areas: ["id", "service_id", "name", "description", "extent", "extent_type"],
  languages: ["id", "service_id", "code"],
  cost_options: ["id", "service_id", "amount_description"],
  required_documents: ["id", "service_id", "document"],
  accessibility: ["id", "location_id", "description"],
  service_capacity: ["id", "service_id", "unit_id", "available", "maximum", "updated"],
  units: ["id", "name", "scheme", "identifier"],
  url: ["id", "label", "url", "service_id"],
  attributes: ["id", "link_id", "taxonomy_term_id", "link_type", "link_entity", "value", "label"],
  metadata: [
    "id",
    "resource_id",
    "resource_type",
    "last_action_date",
    "last_action_type",
    "field_name",
    "previous_value",
    "replacement_value",
    "updated_by",
  ],
  taxonomies: ["id", "name", "description", "version"],
  taxonomy_terms: ["id", "code", "name", "description", "parent_id", "taxonomy", "language", "taxonomy_id"],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TableName = keyof typeof TABLE_COLUMNS;

/** A row of a table. */
export interface TableRow {
  readonly table: TableName;
  readonly record: object;
}

/** Tables whose rows may be shared by several services. */
export const SHARED_TABLES: ReadonlySet<TableName> = new Set(["programs", "units"]);

/** Returns the rows of a complete service without its organization; includes those of its program and units. */
export function rowsOfService(service: HsdsService): TableRow[] {
  const { organization, program, service_at_locations: sites = [] } = service;
  const locations = sites.flatMap(({ location }) => location ?? []);
  const schedules = service.schedules ?? [];
  return [
    ...rows("services", [{ ...service, organization_id: organization?.id ?? NO_ORGANIZATION.id }]),
    ...rows("phones", service.phones),
    ...rows("programs", program === undefined ? [] : [program]),
    ...rows("service_at_location", sites),
    ...rows("locations", locations),
    ...rows(
      "addresses",
      locations.flatMap(({ addresses = [] }) => addresses),
    ),
    ...rows(
      "accessibility",
      locations.flatMap(({ accessibility = [] }) => accessibility),
    ),
    ...rows("schedules", schedules),
    ...rows("service_areas", service.service_areas),
    ...rows("languages", service.languages),
    ...rows("cost_options", service.cost_options),
    ...rows("required_documents", service.required_documents),
    ...rows("service_capacity", service.capacities),
    ...rows(
      "units",
      service.capacities?.map(({ unit }) => unit),
    ),
    ...rows("url", service.additional_urls),
    ...rows("attributes", [
      ...(service.attributes ?? []),
      ...schedules.flatMap((each): readonly HsdsAttribute[] => each.attributes ?? []),
    ]),
    ...rows("metadata", service.metadata),
  ];
}

/** @param organization absent: the service has none */
export function rowsOfOrganization(organization: HsdsOrganization = NO_ORGANIZATION): TableRow[] {
  return [
    ...rows("organizations", [organization]),
    ...rows("phones", organization.phones),
    ...rows("metadata", organization.metadata),
  ];
}

function rows(table: TableName, records: readonly object[] = []): TableRow[] {
  return records.map((record) => ({ table, record }));
}

/**
 * Returns the rows of every taxonomy. Codes of terms must be unique in a table, so a code already used is prefixed with
 * its taxonomy.
 */
export function rowsOfTaxonomies(): TableRow[] {
  const taken = new Set<string>();
  const terms = TERMS.map((term) => {
    const code = taken.has(term.code) ? `${term.key}/${term.code}` : term.code;
    taken.add(code);
    return { ...shownTerm(term, false), code };
  });
  return [...rows("taxonomies", TAXONOMIES.map(shownTaxonomy)), ...rows("taxonomy_terms", terms)];
}

/** Formats the line of a table as CSV (RFC 4180). */
export function csvLine(table: TableName, record: object): string {
  const cells = TABLE_COLUMNS[table].map((column) => {
    const value: unknown = Reflect.get(record, column);
    return value === undefined ? "" : csvCell(String(value));
  });
  return `${cells.join(",")}\r\n`;
}

function csvCell(text: string): string {
  return /[",\r\n]|^\s|\s$/u.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
