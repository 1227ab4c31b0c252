import type { TransactionalDb } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { IMPORT_LIMITS } from "#server/features/imports/import-limits.ts";
import { importPackage } from "#server/features/imports/import-package.ts";
import type { Progress } from "#server/features/imports/progress.ts";

/**
 * An import that kills itself, as the machine would: at the start of a step (`Checking`), or before or after the commit
 * of a batch (`before 2`).
 */
const [connection = "", location = "", now = "", batch = "", moment = ""] = process.argv.slice(2);

const die = (at: string): void => {
  if (at === moment) process.kill(process.pid, "SIGKILL");
};

const progress: Progress = { start: (what) => die(what), at: () => {}, stop: () => {}, abandon: () => {} };
const database = poolDatabase({ primary: JSON.parse(connection), replica: null });
// The first transaction keeps the staged package.
let transactions = -1;
const bulk: TransactionalDb = {
  query: (text, values) => database.bulk.query(text, values),
  async transaction(work) {
    transactions += 1;
    const number = transactions;
    const result = await database.bulk.transaction(async (db) => {
      const done = await work(db);
      if (number > 0) die(`before ${number}`);
      return done;
    });
    if (number > 0) die(`after ${number}`);
    return result;
  },
};
await importPackage({ bulk }, location, Number(now), {
  isDryRun: false,
  source: null,
  progress,
  setAside: { add: () => {}, drain: async () => {} },
  limits: { ...IMPORT_LIMITS, batch: Number(batch) },
});
await database.close();
