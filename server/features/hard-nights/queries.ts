import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import { type Db, instant } from "#server/base/sql/db.ts";

type Row = Omit<HardNight, "coordinates"> & HardNight["coordinates"];

const COLUMNS = `id, kind, longitude, latitude, radius_miles as "radiusMiles", until, text, text_es as "textEs",
       created_at as "createdAt"`;

/** Reads the hard nights that have not ended. @param now epoch milliseconds */
export async function readHardNights(db: Db, now: number): Promise<HardNight[]> {
  const rows = await db.query<Row>(
    `select ${COLUMNS} from hard_nights where ended_at is null and until > $1 order by until, id`,
    [instant(now)],
  );
  return rows.map(toHardNight);
}

/** Locks the night if it has not ended; null where there is none. @param id a UUID */
export async function lockHardNight(db: Db, id: string, now: number): Promise<HardNight | null> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from hard_nights where id = $1::uuid and ended_at is null and until > $2 for update`,
    [id, instant(now)],
  );
  return row === undefined ? null : toHardNight(row);
}

/** Locks a night that was ended at most so long ago and would still be in effect; null where there is none. */
export async function lockEndedNight(
  db: Db,
  id: string,
  { now, withinMs }: { readonly now: number; readonly withinMs: number },
): Promise<HardNight | null> {
  const [row] = await db.query<Row>(
    `select ${COLUMNS} from hard_nights where id = $1::uuid and ended_at > $2 and ended_at < $4 and until > $3
        for update`,
    [id, instant(now - withinMs), instant(now), instant(now + withinMs)],
  );
  return row === undefined ? null : toHardNight(row);
}

export async function addHardNight(db: Db, night: HardNight, createdBy: string): Promise<void> {
  const { id, kind, coordinates, radiusMiles, until, text, textEs, createdAt } = night;
  await db.query(
    `insert into hard_nights
       (id, kind, longitude, latitude, radius_miles, until, text, text_es, created_by, created_at)
     values ($1::uuid, $2, $3, $4, $5, $6, $7, $8, $9::uuid, $10)`,
    [
      id,
      kind,
      coordinates.longitude,
      coordinates.latitude,
      radiusMiles,
      instant(until),
      text,
      textEs,
      createdBy,
      instant(createdAt),
    ],
  );
}

/** Keeps others from declaring a hard night until the transaction ends. */
export async function lockDeclaring(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('declare hard night', 0))");
}

export async function endNow(db: Db, id: string, now: number): Promise<void> {
  await db.query("update hard_nights set ended_at = $2 where id = $1::uuid", [id, instant(now)]);
}

export async function goOn(db: Db, id: string): Promise<void> {
  await db.query("update hard_nights set ended_at = null where id = $1::uuid", [id]);
}

function toHardNight({ longitude, latitude, ...night }: Row): HardNight {
  return { ...night, coordinates: { longitude, latitude } };
}
