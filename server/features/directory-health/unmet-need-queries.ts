import { MIN_SHOWN, type PartOfDay, type TopicKind } from "#domain/directory-health/unmet-need.ts";
import type { Db } from "#server/base/sql/db.ts";

/** A number of the table. */
export interface UnmetCell {
  /** ISO date of its Monday. */
  readonly week: string;
  readonly kind: TopicKind;
  readonly name: string;
  /** Empty, like `state`: the whole city. */
  readonly county: string;
  readonly state: string;
  readonly part: PartOfDay;
  searches: number;
}

/** Adds to the table, in the order of its key. */
export async function addUnmetNeeds(db: Db, cells: readonly UnmetCell[]): Promise<void> {
  await db.query(
    `insert into unmet_needs (week, kind, name, county, state, part, searches)
     select week, kind, name, county, state, part, searches
       from jsonb_to_recordset($1::jsonb)
         as r (week date, kind text, name text, county text, state text, part text, searches int)
      order by week, kind, name, state, county, part
         on conflict (week, kind, name, state, county, part) do update
        set searches = unmet_needs.searches + excluded.searches`,
    [JSON.stringify(cells)],
  );
}

/** @param before ISO date */
export async function deleteUnmetNeeds(db: Db, before: string): Promise<void> {
  await db.query("delete from unmet_needs where week < $1::date", [before]);
}

/** Returns those of the keys that are whole names of cities. */
export async function findPlaceNames(db: Db, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ key: string }>(
    `select distinct key from city_names where key = any ($1::text[]) and is_whole`,
    [keys.filter((key) => key !== "")],
  );
  return new Set(rows.map(({ key }) => key));
}

export interface UnmetRow {
  kind: TopicKind;
  name: string;
  county: string;
  state: string;
  /** Searches by part of the day, in the order of `PARTS_OF_DAY`. */
  parts: number[];
  searches: number;
}

/** The week that was written last. */
export async function readLastWeek(db: Db): Promise<string | null> {
  const [row] = await db.query<{ week: string | null }>("select max(week) as week from unmet_needs");
  return row?.week ?? null;
}

/** The needs of the last week that were asked for often enough, most often first. */
export async function readUnmetNeeds(db: Db, limit: number): Promise<UnmetRow[]> {
  return db.query<UnmetRow>(
    `select kind, name, county, state,
            array[coalesce(sum(searches) filter (where part = 'NIGHT'), 0),
                  coalesce(sum(searches) filter (where part = 'MORNING'), 0),
                  coalesce(sum(searches) filter (where part = 'AFTERNOON'), 0),
                  coalesce(sum(searches) filter (where part = 'EVENING'), 0)]::int[] as parts,
            sum(searches)::int as searches
       from unmet_needs
      where week = (select max(week) from unmet_needs)
      group by kind, name, county, state
     having sum(searches) >= ${MIN_SHOWN}
      order by sum(searches) desc, kind, name, state, county
      limit $1`,
    [limit],
  );
}
