import type { RecordOrigin } from "#domain/hsds/record-origin.ts";
import { planePoint } from "#domain/places/mercator.ts";
import type { PublicPlace } from "#domain/places/public-place.ts";
import type { SearchDocument } from "#domain/search/search-document.ts";
import { categoryBits, needBits, typeBits } from "#domain/services/bits.ts";
import { isSame } from "#domain/services/changes.ts";
import {
  COLUMN_FIELDS,
  type ColumnField,
  getFieldSpec,
  type StoredFields,
} from "#domain/services/field-names.ts";
import { flatFacts } from "#domain/services/flat-facts.ts";
import { deriveNeeds } from "#domain/services/needs.ts";
import { isPermanentlyClosed } from "#domain/services/opening-hours/opening-status-rule.ts";
import { isProtected } from "#domain/services/protection.ts";
import type { Coordinates, ServiceFacts } from "#domain/services/service.ts";
import type { FactSource, SourceOfFields } from "#domain/services/source.ts";
import { TOPICS_VERSION, topicsOfService } from "#domain/services/topics/topics-of.ts";
import { toTsvector } from "#server/features/search/tsvector.ts";
import { toColumnName } from "./column-of.ts";

/** A service to store. All times are epoch milliseconds. */
export interface ServiceToStore {
  /** UUID; an existing service with this id is replaced. */
  id: string;
  facts: ServiceFacts;
  metadata: {
    /** When it was approved; null: approval is pending, and only those with the permission see it. */
    approvedAt: number | null;
    verifiedAt: number | null;
    verifiedBy: string | null;
    bedsUpdatedAt: number | null;
    /** For a new service; a replaced one keeps its own. */
    likes: number;
    /** For a new service; a replaced one keeps its own. */
    createdAt: number;
    updatedAt: number;
  };
  /** The source of each imported fact; empty: all facts were entered here. */
  factSources: readonly FactSource[];
  source: {
    source: string;
    externalId: string;
    /** SHA-256 */
    fingerprint: Uint8Array;
    /** Where the record was entered first; absent: its source does not say. */
    origin?: RecordOrigin;
    /** The records of packages that it is, as its source states them; absent: none. */
    marks?: readonly string[];
    /** Where its source has it from; absent: as it is stored. */
    statedSources?: readonly SourceOfFields[];
  } | null;
}

/**
 * A service as its row in `services`: columns by name, in the text form that PostgreSQL reads. The row holds
 * the public face of the place only.
 */
export type ServiceRow = Readonly<Record<string, unknown>>;

/** Maintained by the database. */
type Stored = Exclude<ColumnField, "version">;
function isStored(field: ColumnField): field is Stored {
  return field !== "version";
}
/** Each with its column. */
const STORED_FIELDS: readonly (readonly [field: Stored, column: string, isInstant: boolean])[] =
  COLUMN_FIELDS.filter(isStored).map((field) => [
    field,
    toColumnName(field),
    getFieldSpec(field).kind === "instant",
  ]);

export function serviceRow(
  { id, facts, metadata, factSources }: ServiceToStore,
  place: PublicPlace,
  document: SearchDocument,
  hoursId: number | null,
): ServiceRow {
  const { visibility } = facts.place;
  const flat = flatFacts({ ...facts, place: { ...place, visibility } });
  const isProtectedNow = isProtected(flat);
  const values: Readonly<StoredFields<Stored>> = {
    ...flat,
    ...metadata,
    // An edit that is older than the field has none.
    topics: [...topicsOfService(facts, flat.statedTopics)],
    isProtected: isProtectedNow,
    likes: isProtectedNow ? 0 : metadata.likes,
    verifiedBy: isProtectedNow ? null : metadata.verifiedBy,
    id,
  };
  const row: Record<string, unknown> = {};
  for (const [field, column, isInstant] of STORED_FIELDS) row[column] = columnValue(values[field], isInstant);
  return Object.assign(row, {
    longitude: place.coordinates?.longitude ?? null,
    latitude: place.coordinates?.latitude ?? null,
    topics_version: TOPICS_VERSION,
    organization_id: facts.organization?.id ?? null,
    fact_sources: factSources,
    hours_id: hoursId,
    is_permanently_closed: isPermanentlyClosed(facts),
    public_point: point(place.point),
    public_search: toTsvector(document),
    type_bits: typeBits(facts.type),
    need_bits: needBits(deriveNeeds(facts)),
    category_bits: categoryBits(facts.category),
  });
}

/** Values of the field columns of a row when it was read under its lock. */
export type StoredColumns = Readonly<Partial<StoredFields<Stored>>>;

const COMPARED: ReadonlyMap<string, readonly [field: Stored, isInstant: boolean]> = new Map(
  STORED_FIELDS.map(([field, column, isInstant]) => [column, [field, isInstant]]),
);

/**
 * Returns the columns in which any of these rows differs from its stored values, and computed columns, which are not
 * read.
 *
 * @param stored in the order of the rows
 */
export function changedColumns(rows: readonly ServiceRow[], stored: readonly StoredColumns[]): string[] {
  return Object.keys(rows[0] ?? {}).filter((column) => {
    const compared = COMPARED.get(column);
    if (compared === undefined) return true;
    const [field, isInstant] = compared;
    return rows.some((row, index) => !isSame(row[column], columnValue(stored[index]?.[field], isInstant)));
  });
}

function columnValue(value: unknown, isInstant: boolean): unknown {
  return isInstant && typeof value === "number" ? new Date(value).toISOString() : value;
}

function point(coordinates: Coordinates | null): string | null {
  if (coordinates === null) return null;
  const { x, y } = planePoint(coordinates);
  return `(${x},${y})`;
}
