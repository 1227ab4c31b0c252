import { print, runCommand } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/sql/open-database.ts";
import { loadPlaces } from "./load-places.ts";

/**
 * The child process in which `npm start` loads a new gazetteer, so that the memory of sixty thousand places is
 * released.
 */
await runCommand(async () => {
  const database = await openDatabase(readConfig(), print, { as: "tool" });
  try {
    await loadPlaces(database, print);
  } finally {
    await database.close();
  }
});
