import { print } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { runDatabaseCommand } from "#server/database-command.ts";
import { OperatorError } from "#server/operator-error.ts";
import { migrate } from "./migrate.ts";

/** `npm run migrate`: brings the tables up to this version, for an app whose own account may not do it. */
await runDatabaseCommand(() => {
  if (process.argv.length > 2) throw new OperatorError("Usage: npm run migrate");
  return {
    config: readConfig(),
    async work(database) {
      await migrate(database, print);
      print("The tables are those of this version.");
    },
  };
});
