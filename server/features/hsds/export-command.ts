import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { EXPORT_FORMATS, type ExportFormat } from "#domain/hsds/export-format.ts";
import { print } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { hasDatabase } from "#server/base/sql/open-database.ts";
import { exportToFile } from "./export-file.ts";

/** `npm run export -- FILE.zip`, whether or not the app is running: writes the public directory as an HSDS package. */
await runDatabaseCommand(() => {
  const { file, format } = readArguments(process.argv.slice(2));
  const config = readConfig();
  if (!hasDatabase(config))
    throw new OperatorError(`There is no database in ${config.dataDir}. Nothing was exported.`);
  return {
    config,
    async work(database, interruption) {
      await migrate(database, print);
      const report = await exportToFile(database.bulk, file, { format, now: Date.now(), interruption });
      const count = (services: number) => services.toLocaleString("en-US");
      print(`${count(report.services)} services.`);
      if (report.shareAlike > 0) {
        print(`${count(report.shareAlike)} services under share-alike licenses, in the folder share-alike.`);
      }
      for (const { source, services } of report.leftOut) {
        print(`Left out: ${count(services)} services with facts of ${source.name} (${source.licence}).`);
      }
      process.stdout.write(`${file}\n`);
    },
  };
});

function readArguments(args: readonly string[]): { file: string; format: ExportFormat } {
  const parsed = parsedArguments(args);
  const [file, ...others] = parsed.positionals;
  const format = EXPORT_FORMATS.find((each) => each === (parsed.values.format ?? "json"));
  if (file === undefined || others.length > 0 || !file.endsWith(".zip"))
    throw new OperatorError(usageText("export"));
  if (format === undefined) throw new OperatorError(usageText("export"));
  return { file: resolve(file), format };
}

function parsedArguments(args: readonly string[]): ReturnType<typeof parsedBy> {
  try {
    return parsedBy(args);
  } catch (error) {
    throw new OperatorError(usageText("export"), { cause: error });
  }
}

function parsedBy(args: readonly string[]) {
  return parseArgs({ args: [...args], allowPositionals: true, options: { format: { type: "string" } } });
}
