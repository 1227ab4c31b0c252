import type { Database, Db } from "#server/base/sql/db.ts";

/**
 * Makes many services out of some: each is copied with its texts, hours, audience and terms, and scattered in
 * the streets around. Done in SQL with the indexes away, a million rows take minutes; what the write path
 * computes is true of the copies too, because they stay in their city.
 */
export async function multiplyServices(
  db: Database,
  wanted: number,
  print: (line: string) => void,
): Promise<void> {
  const [{ stored } = { stored: 0 }] = await db.query<{ stored: number }>(
    "select count(*)::int as stored from services",
  );
  const copies = Math.ceil(wanted / stored) - 1;
  if (copies < 1) return;
  const indexes = await readIndexes(db);
  await db.transaction(async (tx) => {
    for (const { name } of indexes) await tx.query(`drop index ${name}`);
    await tx.query("create temporary table originals on commit drop as select * from services");
    await tx.query("create temporary table original_texts on commit drop as select * from service_texts");
    const columns = await readColumns(tx);
    for (let copy = 1; copy <= copies; copy++) {
      const values = [copy, copy === copies ? wanted - stored * copies : stored];
      await tx.query(copyStatement(columns), values);
      await tx.query(COPY_TEXTS, values);
      if (copy % 10 === 0) print(`${(copy + 1) * stored} services`);
    }
    print("building the indexes");
    await tx.query("set local maintenance_work_mem = '512MB'");
    for (const { definition } of indexes) await tx.query(definition);
  });
  await db.query("vacuum (analyze)");
}

interface Index {
  name: string;
  definition: string;
}

function readIndexes(db: Db): Promise<Index[]> {
  return db.query<Index>(
    `select i.indexname as name, i.indexdef as definition
       from pg_indexes i
      where i.tablename = 'services'
        and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
}

async function readColumns(db: Db): Promise<string[]> {
  const rows = await db.query<{ column: string }>(
    `select column_name as column from information_schema.columns
      where table_name = 'services' and table_schema = current_schema() and is_generated = 'NEVER'
      order by ordinal_position`,
  );
  return rows.map(({ column }) => column);
}

const COPY_TEXTS = `
  insert into service_texts (service_id, field, language, text, state, english_digest)
  select md5(o.id::text || $1::int)::uuid, t.field, t.language, t.text, t.state, t.english_digest
    from (select id from originals order by id limit $2::int) o join original_texts t on t.service_id = o.id`;

/**
 * $1 is the number of the copy, $2 how many originals it takes. A copy of an exact place lies up to three miles
 * from it, on the six decimals that the point can be read back from.
 */
function copyStatement(columns: readonly string[]): string {
  const instead: Readonly<Record<string, string>> = {
    id: "md5(o.id::text || $1::int)::uuid",
    longitude: "s.longitude",
    latitude: "s.latitude",
    public_point: `case when s.longitude is null then o.public_point
                        else point(s.longitude * 20037508.342789244 / 180,
                                   6378137 * ln(tan(pi() / 4 + radians(s.latitude) / 2))) end`,
    likes: "case when o.is_protected then 0 else abs(hashtextextended(o.id::text, $1::int) % 200)::int end",
    created_at:
      "o.created_at - make_interval(mins => abs(hashtextextended(o.id::text, $1::int) % 500000)::int)",
  };
  return `
    insert into services (${columns.join(", ")})
    select ${columns.map((column) => instead[column] ?? `o.${column}`).join(", ")}
      from (select * from originals order by id limit $2::int) o
     cross join lateral (
            select round((o.longitude + 0.1 * (abs(hashtextextended(o.id::text, 2 * $1::int) % 1000) / 1000.0 - 0.5))::numeric, 6)::float8 as longitude,
                   round((o.latitude + 0.08 * (abs(hashtextextended(o.id::text, 2 * $1::int + 1) % 1000) / 1000.0 - 0.5))::numeric, 6)::float8 as latitude
          ) s`;
}
