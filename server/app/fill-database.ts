import { join } from "node:path";
import { runInChildProcess } from "../base/process/child-process.ts";
import type { Config } from "../base/settings/config.ts";
import type { Database } from "../base/sql/db.ts";
import { migrate } from "../base/sql/migrate.ts";
import { disableDemonstrationPeople } from "../features/demonstration/demonstration-people.ts";
import { loadDemonstration } from "../features/demonstration/load-demonstration.ts";
import { reportDemonstration } from "../features/demonstration/remove-demonstration.ts";
import { refreshRegions } from "../features/listings/refresh-regions.ts";
import { isGazetteerLoaded } from "../features/places/load-places.ts";
import { loadPages } from "../features/static-pages/load-pages.ts";

/**
 * Brings a database up to this version: tables, places, static pages, and the demonstration where it is on.
 * Existing data stays.
 *
 * @param print writes one line for the operator
 */
export async function fillDatabase(
  database: Database,
  { demo }: Pick<Config, "demo">,
  print: (line: string) => void,
): Promise<void> {
  await migrate(database.bulk, print);
  if (!(await isGazetteerLoaded(database.bulk))) {
    await runInChildProcess(join(import.meta.dirname, "../features/places/load-places-command.ts"));
  }
  await loadPages(database.bulk, Date.now(), print);
  if (demo) await loadDemonstration(database.bulk, Date.now(), print);
  else {
    await disableDemonstrationPeople(database.bulk);
    await reportDemonstration(database.bulk, print);
  }
  await refreshRegions(database.bulk, Date.now());
}
