import { resolve } from "node:path";
import { runCommand, say } from "#server/command.ts";
import { readConfig } from "#server/config.ts";
import { Refusal } from "#server/refusal.ts";
import { hasDatabase, openDatabase } from "#server/sql/open-database.ts";
import { writeBackup } from "./write-backup.ts";

/** `npm run backup -- FILE`: while the app runs, or while it does not. */
await runCommand(async () => {
  const [file, ...others] = process.argv.slice(2);
  if (file === undefined || others.length > 0) throw new Refusal("Usage: npm run backup -- FILE");
  const config = readConfig();
  if (!hasDatabase(config))
    throw new Refusal(`There is no database in ${config.dataDir} to make a backup of.`);
  const database = await openDatabase(config, say, { as: "tool" });
  try {
    const path = resolve(file);
    say(`Kept ${await writeBackup(database, path)} rows in ${path}`);
  } finally {
    await database.close();
  }
});
