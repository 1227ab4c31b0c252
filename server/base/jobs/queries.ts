import type { Db } from "#server/base/sql/db.ts";

/** Advisory lock for creating the schema; any number, the same in every version. */
const LOCK = 7_205_333;

/**
 * Makes the schema of jobs where it is missing. An account without the right to make schemas finds it there.
 *
 * @param db a transaction
 */
export async function makeJobSchema(db: Db): Promise<void> {
  await db.query("select pg_advisory_xact_lock($1)", [LOCK]);
  const [found] = await db.query<{ isThere: boolean }>(
    `select to_regnamespace('pgboss') is not null as "isThere"`,
  );
  if (found?.isThere !== true) await db.query("create schema pgboss");
}
