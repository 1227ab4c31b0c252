import type { Db } from "#server/base/sql/db.ts";

/** A table with its columns that are backed up; generated columns are left out. */
export interface TableColumns {
  name: string;
  columns: string[];
}

/** Sets a consistent snapshot for the transaction, and portable formatting of times. */
export async function beginSnapshot(db: Db): Promise<void> {
  await db.query("set transaction isolation level repeatable read, read only");
  await db.query("set local timezone to 'UTC'");
  await db.query("set local extra_float_digits to 1");
}

/** Reads all our tables, referenced tables first. Applied migrations are in the backup's header instead. */
export async function readTables(db: Db): Promise<TableColumns[]> {
  const tables = await db.query<TableColumns & { needs: string[] }>(`
    select c.relname as name,
           array(select a.attname::text from pg_attribute a
                  where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
                  order by a.attnum) as columns,
           array(select distinct r.relname::text from pg_constraint k join pg_class r on r.oid = k.confrelid
                  where k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid) as needs
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'schema_migrations'
     order by c.relname collate "C"`);
  const ordered: TableColumns[] = [];
  while (ordered.length < tables.length) {
    const isIn = (name: string) => ordered.some((table) => table.name === name);
    const next = tables.find(({ name, needs }) => !isIn(name) && needs.every(isIn));
    if (next === undefined) throw new Error("tables refer to each other in a circle");
    ordered.push({ name: next.name, columns: next.columns });
  }
  return ordered;
}

/** The rows of a table as JSON, read in batches. */
export async function* readRows(db: Db, { name, columns }: TableColumns): AsyncGenerator<string> {
  yield* fetched(db, `select ${columns.map(quoted).join(", ")} from ${quoted(name)}`);
}

/** Jobs that are pending or active; a restore enqueues them again. */
export async function* readPendingJobs(db: Db): AsyncGenerator<string> {
  const [found] = await db.query<{ is_there: boolean }>(
    "select to_regclass('pgboss.job') is not null as is_there",
  );
  if (found?.is_there !== true) return;
  yield* fetched(
    db,
    `select name as queue, data, singleton_key as key, extract(epoch from start_after) * 1000 as "notBefore"
       from pgboss.job
      where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss\\_\\_%'`,
  );
}

async function* fetched(db: Db, select: string): AsyncGenerator<string> {
  // Selects whole rows, so that no column name matters.
  await db.query(
    `declare kept no scroll cursor for select row_to_json(kept.*)::text as row from (${select}) as kept`,
  );
  for (;;) {
    const rows = await db.query<{ row: string }>("fetch 500 from kept");
    for (const { row } of rows) yield row;
    if (rows.length === 0) break;
  }
  await db.query("close kept");
}

/** Tables with rows that do not come with the product. */
export async function tablesInUse(db: Db, seeded: readonly string[]): Promise<string[]> {
  const tables = (await readTables(db)).filter(({ name }) => !seeded.includes(name));
  const inUse: string[] = [];
  for (const { name } of tables) {
    const [found] = await db.query<{ is_there: boolean }>(
      `select exists (select from ${quoted(name)}) as is_there`,
    );
    if (found?.is_there === true) inUse.push(name);
  }
  return inUse;
}

/** Drops all our tables and views, but nothing that belongs to an extension. */
export async function dropTables(db: Db): Promise<void> {
  const names = await db.query<{ kind: string; name: string }>(`
    select case when c.relkind in ('r', 'p') then 'table' when c.relkind = 'm' then 'materialized view' else 'view' end as kind,
           c.relname as name
      from pg_class c
     where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p', 'v', 'm')
       and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')`);
  for (const { kind, name } of names) await db.query(`drop ${kind} if exists ${quoted(name)} cascade`);
  // Migrations that are applied anew create them again.
  const routines = await db.query<{ signature: string }>(`
    select p.oid::regprocedure::text as signature
      from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`);
  for (const { signature } of routines) await db.query(`drop routine if exists ${signature} cascade`);
}

/** Deletes rows that migrations inserted, since the backup has them too. */
export async function emptyTables(db: Db, names: readonly string[]): Promise<void> {
  if (names.length > 0) await db.query(`truncate ${names.map(quoted).join(", ")}`);
}

/** @param rows JSON objects, as from `readRows` */
export async function insertRows(
  db: Db,
  { name, columns }: TableColumns,
  rows: readonly string[],
): Promise<void> {
  const list = columns.map(quoted).join(", ");
  await db.query(
    `insert into ${quoted(name)} (${list}) overriding system value
     select ${list} from json_populate_recordset(null::${quoted(name)}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

/** Advances sequences past the highest restored value. */
export async function advanceSequences(db: Db): Promise<void> {
  const counted = await db.query<{ table: string; column: string }>(`
    select c.relname as table, a.attname as column
      from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attidentity <> ''`);
  for (const { table, column } of counted) {
    await db.query(
      `select setval(pg_get_serial_sequence($1, $2), coalesce(max(${quoted(column)}), 1), count(*) > 0)
         from ${quoted(table)}`,
      [quoted(table), column],
    );
  }
}

/** Deletes the jobs of the replaced data. */
export async function deletePendingJobs(db: Db): Promise<void> {
  await db.query(
    "delete from pgboss.job where state in ('created', 'retry') and name not like '\\_\\_pgboss\\_\\_%'",
  );
}

function quoted(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
