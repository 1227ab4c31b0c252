import { print } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { runDatabaseCommand } from "#server/database-command.ts";
import { loadPlaces } from "./load-places.ts";

/**
 * The child process in which `npm start` loads a new gazetteer, so that the memory of sixty thousand places is
 * released.
 */
await runDatabaseCommand(() => ({
  config: readConfig(),
  work: (database) => loadPlaces(database, print),
}));
