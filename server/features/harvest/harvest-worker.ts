import { print } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { politeGetter } from "#server/outside/harvest/polite-getter.ts";
import { openDatabase } from "#server/sql/open-database.ts";
import { workOnHarvests } from "./work-on-harvests.ts";

/**
 * One pass over the harvests that are due, in a process of its own. Its messages never contain those of errors, which
 * may hold personal data.
 */
const config = readConfig();
// The app is gone, however it ended.
process.once("disconnect", () => process.exit(1));
try {
  const database = await openDatabase(config, print, { as: "tool" });
  try {
    const { sources, everyMs, isPrivateAllowed } = config.harvest;
    const get = politeGetter(isPrivateAllowed);
    await workOnHarvests({ database, sources, everyMs, get, now: () => Date.now() });
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (error) {
  const kind = error instanceof Error ? error.name : "Error";
  print(JSON.stringify({ level: "error", at: Date.now(), job: "harvest", error: kind }));
  process.exit(1);
}
