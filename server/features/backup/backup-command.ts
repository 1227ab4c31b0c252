import { resolve } from "node:path";
import { print, runCommand } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { OperatorError } from "#server/operator-error.ts";
import { hasDatabase, openDatabase } from "#server/sql/open-database.ts";
import { writeBackup } from "./write-backup.ts";

/** `npm run backup -- FILE`, whether or not the app is running. */
await runCommand(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new OperatorError("Usage: npm run backup -- FILE");
  const config = readConfig();
  if (!hasDatabase(config))
    throw new OperatorError(`There is no database in ${config.dataDir}. Nothing was backed up.`);
  const database = await openDatabase(config, print, { as: "tool" });
  try {
    const path = resolve(file);
    print(`Saved ${await writeBackup(database, path)} rows to ${path}`);
  } finally {
    await database.close();
  }
});
