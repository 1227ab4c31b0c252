import { resolve } from "node:path";
import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { hasDatabase } from "#server/base/sql/open-database.ts";
import { writeBackup } from "./write-backup.ts";

/** `npm run backup -- FILE`, whether or not the app is running. */
await runDatabaseCommand(() => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new OperatorError(usageText("backup"));
  const config = readConfig();
  if (!hasDatabase(config))
    throw new OperatorError(`There is no database in ${config.dataDir}. Nothing was backed up.`);
  const path = resolve(file);
  return {
    config,
    work: async (database) => print(`Saved ${await writeBackup(database, path)} rows to ${path}`),
  };
});
