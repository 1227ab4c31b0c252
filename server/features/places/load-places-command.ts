import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { loadPlaces } from "./load-places.ts";

/**
 * The child process in which `npm start` loads a new gazetteer, so that the memory of sixty thousand places is
 * released.
 */
await runDatabaseCommand(() => ({
  config: readConfig(),
  work: (database) => loadPlaces(database, print),
}));
