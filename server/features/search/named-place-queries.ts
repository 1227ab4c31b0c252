import type { Coordinates } from "#domain/services/service.ts";
import type { Db } from "#server/base/sql/db.ts";

/** A name to look up: `key` as `placeKey` writes it, or a postal code. */
export interface AskedName {
  readonly text: string;
  readonly key: string;
  readonly kind: "CITY" | "ZIP";
  /** States to search; null: any. */
  readonly states: readonly string[] | null;
}

export interface NamedPlace extends Coordinates {
  /** The name that was looked up. */
  text: string;
  kind: "CITY" | "ZIP";
  /** `Miami, FL`, or the code. */
  name: string;
}

/** The biggest city of each whole name, and the postal area of each code. */
export async function findNamedPlaces(db: Db, names: readonly AskedName[]): Promise<NamedPlace[]> {
  if (names.length === 0) return [];
  return db.query<NamedPlace>(
    `select asked.text, asked.kind, found.name, found.longitude, found.latitude
       from jsonb_to_recordset($1::jsonb) as asked (text text, key text, kind text, states text[])
      cross join lateral (
            (select city.label as name, city.longitude, city.latitude
               from city_names named
               join cities city on city.id = named.city_id
              where asked.kind = 'CITY'
                and named.key = asked.key collate "C"
                and named.is_whole
                and (asked.states is null or named.state = any (asked.states))
              order by city.population desc, city.id
              limit 1)
            union all
            select code, longitude, latitude
              from postal_areas
             where asked.kind = 'ZIP' and code = asked.key collate "C") as found`,
    [JSON.stringify(names)],
  );
}
