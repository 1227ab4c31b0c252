import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";
import { addCircle, Conditions } from "#server/features/services/conditions-queries.ts";
import { WHOLE_BODY_COLUMNS, type WholeServiceBody } from "#server/features/services/service-columns.ts";
import { WITH_TEXTS } from "#server/features/services/text-queries.ts";

/** A service as a pack needs it. */
export interface PackedRow extends WholeServiceBody {
  /** Web-Mercator meters of the public point; null where there is none. */
  x: number | null;
  y: number | null;
  needBits: number;
}

/** Reads those of the services that are still public, in any order. */
export async function readPackedRows(db: Db, ids: readonly string[]): Promise<PackedRow[]> {
  return db.query<PackedRow>(
    `select ${WHOLE_BODY_COLUMNS}, public_point[0] as x, public_point[1] as y, need_bits as "needBits"
       from public_services ${WITH_TEXTS}
      where id = any($1::uuid[]) and is_listed`,
    [ids],
  );
}

/** The listed services without any location, at most `limit`. */
export async function findWithoutLocation(db: Db, limit: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    "select id from public_services where is_listed and public_point is null order by id limit $1",
    [limit],
  );
  return rows.map(({ id }) => id);
}

/**
 * A text that changes whenever a service of the area is added, removed or changed, or its address hidden, or an import
 * begins or ends.
 */
export async function readState(db: Db, middle: Coordinates, radiusMiles: number): Promise<string> {
  const inside = new Conditions();
  addCircle(inside, middle, radiusMiles);
  const [row] = await db.query<{ count: number; digest: string; sources: string }>(
    `select count(*)::int as count, coalesce(sum(hashtextextended(
                concat_ws('|', s.id, s.address_visibility, s.is_protected, s.place_shown, s.city, s.address1, s.address2,
                               s.zip, s.longitude, s.updated_at), s.version
              )), 0)::text as digest,
            (select concat_ws(' ', coalesce(sum(hashtextextended(origin::text, 0)), 0),
                              (select count(*) from unfinished_imports),
                              (select concat_ws(' ', count(*), max(vanished_at)) from service_sources
                                where vanished_at is not null)) from sources origin) as sources
       from public_services s
      where s.is_listed and ((${inside.text()}) or s.public_point is null)`,
    inside.values,
  );
  return `${row?.count} ${row?.digest} ${row?.sources}`;
}
