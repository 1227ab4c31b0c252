import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { restoreBackup } from "./restore-backup.ts";

/** `npm run restore -- FILE`, whether or not the app is running. */
await runDatabaseCommand(() => {
  const { file, isReplacing } = readArguments(process.argv.slice(2));
  const path = resolve(file);
  return {
    config: readConfig(),
    async work(database) {
      print(`Restored ${await restoreBackup(database, path, { isReplacing })} rows from ${path}`);
    },
  };
});

function readArguments(args: string[]): { file: string; isReplacing: boolean } {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { replace: { type: "boolean" } },
    });
    const [file, ...others] = positionals;
    if (file !== undefined && others.length === 0) return { file, isReplacing: values.replace === true };
  } catch {
    // An unknown option.
  }
  throw new OperatorError(usageText("restore"));
}
