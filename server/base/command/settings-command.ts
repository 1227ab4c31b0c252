import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OperatorError } from "../process/operator-error.ts";
import { printSettings, withSettings } from "../settings/print-settings.ts";
import { runCommand } from "./command.ts";
import { usageText } from "./usage.ts";

const DOCUMENT = join(import.meta.dirname, "../../../docs/operate.md");

/** `npm run settings`: prints the tables of all settings, or writes them into docs/operate.md. */
await runCommand(async () => {
  const [option, ...others] = process.argv.slice(2);
  if (others.length > 0 || (option !== undefined && option !== "--write")) {
    throw new OperatorError(usageText("settings"));
  }
  if (option === undefined) process.stdout.write(printSettings());
  else await writeFile(DOCUMENT, withSettings(await readFile(DOCUMENT, "utf8")));
});
