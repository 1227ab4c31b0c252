import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { removeDemonstration } from "./remove-demonstration.ts";

/** `npm run demo -- remove`, whether or not the app is running. */
await runDatabaseCommand(() => {
  const [action, ...others] = process.argv.slice(2);
  if (action !== "remove" || others.length > 0) throw new OperatorError(usageText("demo"));
  const config = readConfig();
  if (config.demo) {
    throw new OperatorError(
      "The demonstration is on, and the next start would load it again. Set DEMO=off, for this command and for the app.",
    );
  }
  return {
    config,
    async work(database) {
      await migrate(database, print);
      const { services, people, otherServices } = await removeDemonstration(database, Date.now());
      print(`Removed the demonstration: ${services} services, ${people} accounts, and its places.`);
      if (otherServices > 0) {
        print(`${otherServices} services that were entered with its accounts stay, without an owner.`);
      }
    },
  };
});
