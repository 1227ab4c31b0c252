import type { TaxonomyKey, Term } from "#domain/hsds/hsds-taxonomies.ts";
import type { ServedPlace } from "#domain/places/service-area/served-place.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { Conditions, insideText, servesText } from "#server/features/services/conditions-queries.ts";
import { WHOLE_BODY_COLUMNS, type WholeServiceBody } from "#server/features/services/service-columns.ts";
import { WITH_TEXTS } from "#server/features/services/text-queries.ts";

/** A filter for lists of the HSDS API. */
export interface HsdsFilter {
  /** Text of a `tsquery`; null: none. */
  readonly words: string | null;
  readonly term: Pick<Term, "key" | "code"> | null;
  readonly taxonomy: TaxonomyKey | null;
  readonly organizationId: string | null;
  /** Epoch milliseconds; included. */
  readonly modifiedAfter: number | null;
  /** Whether only services with a place match. */
  readonly isAtLocation: boolean;
  readonly around: ServedFrom | null;
}

/** A postal code, and what is known of it. */
export interface ServedFrom {
  readonly zip: string;
  /** Center of the code's area; null where it is unknown. */
  readonly middle: Coordinates | null;
  /** Miles from the middle; null: services without an area must be in the code's own area. */
  readonly miles: number | null;
  /** Place of the code, to compare with service areas; null: unknown. */
  readonly served: ServedPlace | null;
}

export const NO_FILTER: HsdsFilter = {
  words: null,
  term: null,
  taxonomy: null,
  organizationId: null,
  modifiedAfter: null,
  isAtLocation: false,
  around: null,
};

/** SQL of `siteOfService` of the mapping: whether a service has a place. */
const HAS_PLACE = `(s.longitude is not null or s.address1 is not null or s.city <> '' or s.zip is not null
    or s.is_protected)`;

/** The columns with the codes of a taxonomy's terms. */
const COLUMNS_OF: Readonly<Record<TaxonomyKey, readonly string[]>> = {
  help: ["types", "needs"],
  audiences: ["category"],
  topics: ["topics"],
  waysIn: ["entry_ways"],
  profile: [],
};

/** One page of services by id. */
export async function readServicesPage(
  db: Db,
  filter: HsdsFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<WholeServiceBody[]> {
  const conditions = buildConditions(filter);
  return db.query<WholeServiceBody>(
    `select ${WHOLE_BODY_COLUMNS} from public_services s ${WITH_TEXTS}
      where ${conditions.text()} order by s.id limit ${conditions.value(limit)} offset ${conditions.value(skip)}`,
    conditions.values,
  );
}

/** Some records of a page of names, as JSON with commas between them. */
export interface NamesPiece {
  readonly records: string;
  readonly size: number;
}

/** Records of a piece: few enough pieces of a page, each small enough, that V8 is soon rid of all of them. */
const PIECE = 200;

/** SQL of a time as `isoOfEpoch` writes it. */
const MODIFIED = `replace(to_char(coalesce(c.at, p.updated_at) at time zone 'UTC',
  'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), '.000Z', 'Z')`;

/** Reads only the names of that page, written by the database as `minimalRecord` writes them. */
export async function readNamesPage(
  db: Db,
  filter: HsdsFilter,
  { limit, skip }: { limit: number; skip: number },
): Promise<NamesPiece[]> {
  const conditions = buildConditions(filter);
  return db.query<NamesPiece>(
    `select count(*)::int as size, string_agg('{"id":"' || n.id::text || '","name":' || to_json(n.name)::text
              || ',"status":"active","last_modified":"' || n.modified || '","modified_date":"' || n.modified || '"}', ','
              order by n.id) as records
       from (select p.id, p.name, ${MODIFIED} as modified, (row_number() over (order by p.id) - 1) / ${PIECE} as piece
               from (select s.id, s.name, s.updated_at from public_services s
                      where ${conditions.text()} order by s.id
                      limit ${conditions.value(limit)} offset ${conditions.value(skip)}) p
                    left join public_changes c on c.resource = 'service' and c.id = p.id) n
      group by n.piece order by n.piece`,
    conditions.values,
  );
}

/** The services that follow this id; null: the first. */
export async function readServicesAfter(
  db: Db,
  filter: HsdsFilter,
  after: string | null,
  limit: number,
): Promise<WholeServiceBody[]> {
  const conditions = buildConditions(filter);
  if (after !== null) conditions.add(`s.id > ${conditions.value(after)}::uuid`);
  return db.query<WholeServiceBody>(
    `select ${WHOLE_BODY_COLUMNS} from public_services s ${WITH_TEXTS}
      where ${conditions.text()} order by s.id limit ${conditions.value(limit)}`,
    conditions.values,
  );
}

/** Counts the services that match the filter, on all pages. */
export async function countServices(db: Db, filter: HsdsFilter): Promise<number> {
  const conditions = buildConditions(filter);
  const [row] = await db.query<{ count: number }>(
    `select count(*)::int as count from public_services s where ${conditions.text()}`,
    conditions.values,
  );
  return row?.count ?? 0;
}

function buildConditions(filter: HsdsFilter): Conditions {
  const conditions = new Conditions();
  for (const part of listFilterConditions(filter, conditions)) conditions.add(part);
  return conditions;
}

/** The conditions over `public_services s`. @param to where their values go */
export function listFilterConditions(filter: HsdsFilter, to: Conditions): string[] {
  const { words, term, taxonomy, organizationId, modifiedAfter, isAtLocation, around } = filter;
  const parts = ["s.is_listed"];
  if (words !== null) parts.push(`s.public_search @@ ${to.value(words)}::tsquery`);
  if (term !== null) {
    const code = to.value(term.code);
    const columns = COLUMNS_OF[term.key].map((column) => `${code}::text = any(s.${column})`);
    parts.push(columns.length === 0 ? "false" : `(${columns.join(" or ")})`);
  }
  if (taxonomy !== null) {
    const columns = COLUMNS_OF[taxonomy].map((column) => `s.${column} <> '{}'`);
    parts.push(columns.length === 0 ? "true" : `(${columns.join(" or ")})`);
  }
  if (organizationId !== null) parts.push(`s.organization_id = ${to.value(organizationId)}::uuid`);
  if (modifiedAfter !== null) {
    parts.push(`exists (select from public_changes c where c.resource = 'service' and c.id = s.id
      and c.at >= ${to.value(instant(modifiedAfter))}::timestamptz)`);
  }
  if (isAtLocation) parts.push(HAS_PLACE);
  if (around !== null) parts.push(servedFrom(around, to));
  return parts;
}

/** A stated area must have the code; without one, the place must be there. */
function servedFrom({ zip, middle, miles, served }: ServedFrom, to: Conditions): string {
  const code = to.value(zip);
  const area = `s.service_area is not null and (s.service_area->'zips' ? ${code}::text
    or (jsonb_array_length(s.service_area->'zips') = 0 and ${servesText(to, served)}))`;
  if (miles === null) return `((${area}) or (s.service_area is null and s.zip = ${code}::text))`;
  if (middle === null) return "false";
  return `(${insideText(to, middle, miles)} and (s.service_area is null or (${area})))`;
}
