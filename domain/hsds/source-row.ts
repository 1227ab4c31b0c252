/** One row of a package's table, as read. */
export interface SourceRow {
  /** The file inside the package. */
  file: string;
  /** Number of the row's first line in its file, from 1; null in JSON. */
  line: number | null;
  /** Index among the rows of the package. */
  number: number;
  /** The columns that have a value in this row. */
  columns: readonly string[];
  /** The trimmed value of a column, "" where the column or the value is missing. */
  get(column: string): string;
  /** Values that the row itself marks as not public. Absent: none. */
  readonly hidden?: readonly PrivateValue[];
  /** Columns that another row marks as not public. Absent: none. */
  readonly flags?: readonly string[];
}

/** A value that is not public: a telephone number, an email or web address, a street, or a person's name. */
export interface PrivateValue {
  readonly kind: "contact" | "street" | "person";
  /** The value as in the source. */
  readonly value: string;
}

/** Texts by which programs write a missing value. */
const NO_VALUE = /^(?:null|\\N|undefined|NaN|#N\/A)?$/iu;

/** Returns a table's value, trimmed; "" if it denotes a missing value. */
export function cellText(value: string): string {
  const text = value.trim();
  return NO_VALUE.test(text) ? "" : text;
}

/** Creates a row from its values by column, as in the file. */
export function sourceRow(
  file: string,
  line: number | null,
  values: Readonly<Record<string, string>>,
  number = 0,
): SourceRow {
  const cells = new Map(
    Object.entries(values)
      .map(([column, value]) => [column, cellText(value)] as const)
      .filter(([, value]) => value !== ""),
  );
  return { file, line, number, columns: [...cells.keys()], get: (column) => cells.get(column) ?? "" };
}

/** Canonical names of tables, independent of version and format. */
export const TABLES = [
  "services",
  "organizations",
  "locations",
  "addresses",
  "phones",
  "service_at_locations",
  "schedules",
  "holiday_schedules",
  "languages",
  "accessibility",
  "eligibility",
  "required_documents",
  "service_areas",
  "taxonomy_terms",
  "attributes",
  "service_taxonomies",
  "service_capacities",
  "units",
  "urls",
  "service_needs",
  "metadata",
  "contacts",
] as const;
export type TableName = (typeof TABLES)[number];

export type SourceTables = ReadonlyMap<TableName, readonly SourceRow[]>;

/** Names of each table by HSDS version (1.1, 2.0 and 3.x), in lower case, without file extension. */
const TABLE_NAMES: Readonly<Record<TableName, readonly string[]>> = {
  services: ["services", "service"],
  organizations: ["organizations", "organization"],
  locations: ["locations", "location"],
  addresses: ["addresses", "address", "physical_addresses", "physical_address"],
  phones: ["phones", "phone"],
  service_at_locations: [
    "services_at_location",
    "service_at_location",
    "services_at_locations",
    "service_at_locations",
  ],
  schedules: ["schedules", "schedule", "regular_schedules", "regular_schedule"],
  holiday_schedules: ["holiday_schedules", "holiday_schedule"],
  languages: ["languages", "language"],
  accessibility: ["accessibility", "accessibility_for_disabilities"],
  eligibility: ["eligibility", "eligibilities"],
  required_documents: ["required_documents", "required_document"],
  service_areas: ["service_areas", "service_area"],
  taxonomy_terms: ["taxonomy_terms", "taxonomy_term", "taxonomy"],
  attributes: ["attributes", "attribute"],
  service_taxonomies: ["service_taxonomy", "services_taxonomy", "service_taxonomies", "service_attributes"],
  service_capacities: ["service_capacity", "service_capacities", "capacities"],
  units: ["units", "unit"],
  urls: ["urls", "url"],
  service_needs: ["x_service_needs", "service_needs"],
  metadata: ["metadata"],
  contacts: ["contacts", "contact"],
};

/**
 * Maps a table's name to its canonical one, such as `physical_addresses` to `addresses`; null for a table that the
 * directory does not use.
 */
export function tableNamed(name: string): TableName | null {
  return TABLES.find((table) => TABLE_NAMES[table].includes(name.toLowerCase())) ?? null;
}

/** Required columns; of a list in brackets one is enough. */
export const REQUIRED_COLUMNS: Readonly<Partial<Record<TableName, readonly (readonly string[])[]>>> = {
  services: [["id"], ["name"]],
  organizations: [["id"], ["name"]],
  locations: [["id"]],
  addresses: [["location_id"], ["address_1", "address1", "city", "postal_code"]],
  phones: [["number"]],
  service_at_locations: [["service_id"], ["location_id"]],
  schedules: [["opens_at", "description", "original_text", "freq"]],
  holiday_schedules: [["start_date"]],
  service_needs: [["service_id"], ["need", "audience"]],
};
