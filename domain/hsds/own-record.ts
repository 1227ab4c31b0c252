import type { HsdsAttribute, HsdsService } from "./hsds-records.ts";
import { cellText, type SourceRow, sourceRow } from "./source-row.ts";

/** The rows of a service in a package of the directory's own profile. */
export interface OwnRecord {
  readonly service: SourceRow;
  readonly location: SourceRow | null;
  readonly address: SourceRow | null;
  readonly phones: readonly SourceRow[];
  readonly schedules: readonly SourceRow[];
  readonly languages: readonly SourceRow[];
  readonly accessibility: readonly SourceRow[];
  readonly requiredDocuments: readonly SourceRow[];
  readonly serviceAreas: readonly SourceRow[];
  readonly urls: readonly SourceRow[];
  readonly capacities: readonly { readonly row: SourceRow; readonly unit: string }[];
  /** Attributes of the service itself and of its schedules. */
  readonly attributes: readonly SourceRow[];
}

/** Returns the rows that a service has in an exported package. */
export function toOwnRecord(service: HsdsService): OwnRecord {
  const [site] = service.service_at_locations ?? [];
  const location = site?.location ?? null;
  const [address = null] = location?.addresses ?? [];
  const schedules = service.schedules ?? [];
  return {
    service: toRow(service),
    location: location === null ? null : toRow(location),
    address: address === null ? null : toRow(address),
    phones: (service.phones ?? []).map(toRow),
    schedules: schedules.map(toRow),
    languages: (service.languages ?? []).map(toRow),
    accessibility: (location?.accessibility ?? []).map(toRow),
    requiredDocuments: (service.required_documents ?? []).map(toRow),
    serviceAreas: (service.service_areas ?? []).map(toRow),
    urls: (service.additional_urls ?? []).map(toRow),
    capacities: (service.capacities ?? []).map((each) => ({ row: toRow(each), unit: each.unit_id })),
    attributes: [
      ...(service.attributes ?? []),
      ...schedules.flatMap((each): readonly HsdsAttribute[] => each.attributes ?? []),
    ].map(toRow),
  };
}

/** Returns the plain values of a record as the cells of a table. */
export function toCells(record: object): Record<string, string> {
  const cells: Record<string, string> = {};
  for (const [name, value] of Object.entries(record)) {
    if (typeof value === "string") cells[name] = value;
    else if (typeof value === "number" || typeof value === "boolean") cells[name] = String(value);
  }
  return cells;
}

function toRow(record: object): SourceRow {
  return sourceRow("", null, toCells(record));
}

/** Whether a table of a package gives a text back as it is: some texts mean nothing there. */
export function survivesTable(text: string): boolean {
  return cellText(text) === text;
}
