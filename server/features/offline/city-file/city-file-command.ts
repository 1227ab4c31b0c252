import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { print, runCommand } from "#server/base/command/command.ts";
import { runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { buildWeb } from "#server/base/pages/build-web.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { hasDatabase } from "#server/base/sql/open-database.ts";
import { cityFileKeys } from "./city-file-key.ts";
import { builtCityFileParts } from "./city-file-parts.ts";
import { findPlace, makeCityFile } from "./make-city-file.ts";
import { checkFile } from "./sign-file.ts";

/**
 * `npm run city-file -- PLACE`, whether or not the app is running: writes the file of a place, and its path to
 * stdout. `--check FILE` checks the signature of a file and needs no database.
 */
const [first, second, third, ...others] = process.argv.slice(2);
if (first === "--check") await runCommand(() => check(second));
else await make();

async function check(file: string | undefined): Promise<void> {
  if (file === undefined || third !== undefined) throw new OperatorError(usageText("city-file"));
  const found = checkFile(await readBytes(resolve(file)));
  if (found.state === "UNSIGNED") throw new OperatorError(`${file} has no signature of this software.`);
  if (found.state === "CHANGED")
    throw new OperatorError(`${file} was changed after it was signed. Do not use it.`);
  print(`${file} is as it was signed. Compare its key with the one on the page /about of the directory:`);
  process.stdout.write(`${found.fingerprint}\n`);
}

async function readBytes(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new OperatorError(`${path} cannot be read.`, { cause: error });
  }
}

async function make(): Promise<void> {
  await runDatabaseCommand(async () => {
    const hasOut = second === "--out" && third !== undefined;
    if (
      first === undefined ||
      first.startsWith("--") ||
      others.length > 0 ||
      (second !== undefined && !hasOut)
    )
      throw new OperatorError(usageText("city-file"));
    const config = readConfig();
    if (!hasDatabase(config))
      throw new OperatorError(`There is no database in ${config.dataDir}. No file was made.`);
    await buildWeb(print);
    return {
      config,
      async work(database) {
        const place = await findPlace(database.currentReader, first);
        if (place === null) {
          throw new OperatorError(
            `PLACE "${first}" is not known: name a town with its state, as "Miami, FL", a ZIP, or longitude|latitude.`,
          );
        }
        const keys = cityFileKeys(database, config.cityFileKey);
        const made = await makeCityFile({ database, keys, parts: builtCityFileParts }, place, Date.now());
        if (made === null) throw new OperatorError("Services are changing right now. Please try again.");
        const path = resolve(third ?? made.fileName);
        await writeFile(path, made.html);
        const size = new Intl.NumberFormat("en-US").format(made.bytes);
        print(
          `${made.place}: ${made.services} services${made.isCut ? ", the nearest ones" : ""}, ${size} bytes.`,
        );
        print(`Signed with the key ${made.fingerprint}`);
        process.stdout.write(`${path}\n`);
      },
    };
  });
}
