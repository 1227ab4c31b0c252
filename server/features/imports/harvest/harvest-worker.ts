import { print } from "#server/base/command/command.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { openDatabase } from "#server/base/sql/open-database.ts";
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
    await workOnHarvests({
      ...{ database, sources, everyMs, get, now: () => Date.now() },
      onUndoFailure: (source, { error, isLast }) =>
        log({ job: "undo of a harvest", source, error: toErrorName(error), isLast }),
    });
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (error) {
  log({ job: "harvest", error: toErrorName(error) });
  process.exit(1);
}

function toErrorName(error: unknown): string {
  return error instanceof Error ? error.name : "Error";
}

function log(line: Readonly<Record<string, unknown>>): void {
  print(JSON.stringify({ level: "error", at: Date.now(), ...line }));
}
