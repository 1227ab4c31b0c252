import { readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { calledCommand, usageText } from "./usage.ts";

/**
 * Prints the usage of the command that Node was called with. Prints nothing for a file that is no command, which may
 * answer `--help` itself.
 *
 * @param line file and arguments, as in `process.argv` without Node itself
 * @returns whether it was a command
 */
export function printHelp([file = "", ...words]: readonly string[]): boolean {
  const root = join(import.meta.dirname, "../../..");
  const { scripts }: { scripts: Record<string, string> } = JSON.parse(
    readFileSync(join(root, "package.json"), "utf8"),
  );
  const name = calledCommand(scripts, [relative(root, file).split(sep).join("/"), ...words]);
  if (name === null) return false;
  process.stdout.write(`${usageText(name)}\n`);
  return true;
}
