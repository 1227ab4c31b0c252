import { OperatorError } from "#server/base/process/operator-error.ts";
import { protectionWarning, readProtection } from "./connection-protection.ts";
import { DatabaseFault } from "./database-fault.ts";
import type { Database, Db } from "./db.ts";
import { poolDatabase, type Serving } from "./pool-database.ts";

const OLDEST_VERSION = 150_000;

/**
 * Connects to an external PostgreSQL.
 *
 * @param serving null for operator commands, which have no limits
 * @throws OperatorError when it is unreachable or unsuitable; the message never contains the address
 */
export async function openServerEngine(
  url: string,
  replicaUrl: string | null,
  serving: Serving | null = null,
): Promise<Database> {
  const print = serving?.print ?? (() => {});
  await checkProtection(url, "DATABASE_URL", print);
  if (replicaUrl !== null) await checkProtection(replicaUrl, "DATABASE_REPLICA_URL", print);
  const database = poolDatabase({
    primary: { connectionString: url, max: 20 },
    replica: replicaUrl === null ? null : { connectionString: replicaUrl, max: 20 },
    serving: serving ?? undefined,
  });
  try {
    await checkServer(database, "DATABASE_URL");
    if (replicaUrl !== null) await checkServer(database.reader, "DATABASE_REPLICA_URL");
    return database;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Tells the operator where others could read along or pretend to be the database. */
async function checkProtection(url: string, variable: string, print: (line: string) => void): Promise<void> {
  try {
    const warning = protectionWarning(variable, await readProtection(url));
    if (warning !== null) print(warning);
  } catch (cause) {
    throw unreachable(variable, cause);
  }
}

interface ServerFacts {
  version: number;
  encoding: string;
  lowered: string;
  has_trigrams: boolean;
}

async function checkServer(db: Db, variable: string): Promise<void> {
  const facts = await readServerFacts(db, variable);
  if (facts.version < OLDEST_VERSION) {
    throw new OperatorError(
      `${variable}: PostgreSQL 15 or later is required. This is version ${Math.trunc(facts.version / 10_000)}.`,
    );
  }
  if (facts.encoding !== "UTF8") {
    throw new OperatorError(`${variable}: the database must use UTF8. This one uses ${facts.encoding}.`);
  }
  if (facts.lowered !== "ñ") {
    throw new OperatorError(
      `${variable}: the database's locale does not know the letters of Spanish (lower('Ñ') is not 'ñ'). Make it with LC_CTYPE C.UTF-8 or en_US.UTF-8.`,
    );
  }
  if (!facts.has_trigrams) {
    throw new OperatorError(
      `${variable}: the pg_trgm extension is missing. Install PostgreSQL's contrib package.`,
    );
  }
}

async function readServerFacts(db: Db, variable: string): Promise<ServerFacts> {
  try {
    const [facts] = await db.query<ServerFacts>(`
      select current_setting('server_version_num')::int as version,
             current_setting('server_encoding') as encoding,
             lower(convert_from('\\xc391', 'UTF8') collate "default") as lowered,
             exists (select from pg_available_extensions where name = 'pg_trgm') as has_trigrams`);
    if (facts === undefined) throw new Error("no answer");
    return facts;
  } catch (cause) {
    // The driver's message tells the operator more than the fault's.
    throw unreachable(variable, cause instanceof DatabaseFault ? (cause.cause ?? cause) : cause);
  }
}

function unreachable(variable: string, cause: unknown): OperatorError {
  const reason = cause instanceof Error && cause.message !== "" ? cause.message : String(cause);
  return new OperatorError(`${variable}: we can't reach the database: ${reason.split("\n")[0]}`, { cause });
}
