import type { CrisisLine } from "#domain/contacts/crisis-lines/crisis-line.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Db } from "#server/base/sql/db.ts";
import { readCrisisLines } from "./queries.ts";

/** Reads the lines; while the database is unavailable, gives those that were read last. */
export function lineCache(): (db: Db) => Promise<readonly CrisisLine[]> {
  let last: readonly CrisisLine[] | null = null;
  return async (db) => {
    try {
      last = await readCrisisLines(db);
      return last;
    } catch (error) {
      if (last === null || databaseFault(error) === null) throw error;
      return last;
    }
  };
}
