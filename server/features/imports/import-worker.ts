import { print } from "#server/base/command/command.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { openDatabase } from "#server/base/sql/open-database.ts";
import { importUploads } from "./import-uploads.ts";
import { workOnImports } from "./work-on-imports.ts";

/**
 * One pass over the work on imports, in a process of its own. Its messages never contain those of errors, which may
 * hold personal data.
 */
const config = readConfig();
// The app is gone, however it ended.
process.once("disconnect", () => process.exit(1));
try {
  const database = await openDatabase(config, print, { as: "tool" });
  try {
    await workOnImports({ database, uploads: importUploads(config.dataDir), now: () => Date.now() });
  } finally {
    await database.close();
  }
  process.exit(0);
} catch (error) {
  const kind = error instanceof Error ? error.name : "Error";
  print(JSON.stringify({ level: "error", at: Date.now(), job: "import", error: kind }));
  process.exit(1);
}
