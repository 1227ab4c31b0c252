import type { Db } from "#server/base/sql/db.ts";
import { dumpSchema } from "#server/base/sql/dump-schema.ts";

/** Everything that migrations and views define in a database, as the catalogs state it; equal for equal schemas. */
export interface Catalog {
  /** Tables with their columns, constraints and indexes, and views. */
  readonly schema: string;
  readonly routines: readonly string[];
  readonly triggers: readonly string[];
  /** For each view its comment, which names the file and the version that made it. */
  readonly views: readonly { name: string; comment: string | null }[];
  readonly migrations: readonly string[];
}

export async function readCatalog(db: Db): Promise<Catalog> {
  const list = async (statement: string) =>
    (await db.query<{ line: string }>(statement)).map(({ line }) => line);
  return {
    schema: await dumpSchema(db),
    routines: await list(`
      select pg_get_functiondef(p.oid) as line from pg_proc p
       where p.pronamespace = 'public'::regnamespace and p.prokind in ('f', 'p')
         and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
       order by 1`),
    triggers: await list(`
      select pg_get_triggerdef(t.oid) as line from pg_trigger t join pg_class c on c.oid = t.tgrelid
       where c.relnamespace = 'public'::regnamespace and not t.tgisinternal order by 1`),
    views: await db.query(`
      select relname as name, obj_description(oid, 'pg_class') as comment from pg_class
       where relnamespace = 'public'::regnamespace and relkind = 'v' order by relname`),
    migrations: await list("select name as line from schema_migrations order by name"),
  };
}
