import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { migrate } from "../sql/migrate.ts";

/** `npm run migrate`: brings the tables up to this version, for an app whose own account may not do it. */
await runDatabaseCommand(() => {
  if (process.argv.length > 2) throw new OperatorError(usageText("migrate"));
  return {
    config: readConfig(),
    async work(database) {
      await migrate(database, print);
      print("The tables are those of this version.");
    },
  };
});
