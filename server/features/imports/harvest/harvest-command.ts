import { parseArgs } from "node:util";
import { print } from "#server/base/command/command.ts";
import { type DatabaseCommand, runDatabaseCommand } from "#server/base/command/database-command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { politeGetter } from "#server/base/outside/harvest/polite-getter.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { readConfig } from "#server/base/settings/config.ts";
import { migrate } from "#server/base/sql/migrate.ts";
import { loadPlaces } from "#server/features/places/load-places.ts";
import { outcomeLine, undoFailureLine } from "./outcome-line.ts";
import { workOnHarvests } from "./work-on-harvests.ts";

/** `npm run harvest`, whether or not the app is running. The exit code is 0 only when every source was fetched. */
function harvestFrom(args: readonly string[]): DatabaseCommand {
  const { names, isDryRun } = readArguments(args);
  const config = readConfig();
  const { sources, everyMs, isPrivateAllowed } = config.harvest;
  if (sources.length === 0) throw new OperatorError("HARVEST names no sources.");
  const only =
    names.length === 0 ? sources.map(({ name }) => name) : names.map((name) => named(name, sources));
  return {
    config,
    async work(database, interruption) {
      await migrate(database, print);
      await loadPlaces(database, print);
      let failed = 0;
      const isDone = await workOnHarvests({
        ...{ database, sources, everyMs, only, isDryRun, interruption },
        get: politeGetter(isPrivateAllowed),
        now: () => Date.now(),
        onEnd(name, outcome) {
          if (outcome.result === "FAILED" || outcome.result === "LATER") failed += 1;
          print(outcomeLine(name, outcome));
        },
        onUndoFailure(name, failure) {
          failed += 1;
          print(undoFailureLine(name, failure));
        },
      });
      if (!isDone) throw new OperatorError("The app is harvesting at this moment. Run it again later.");
      if (failed > 0) throw new OperatorError(`Not harvested: ${failed} of ${only.length}.`);
    },
  };
}

function named(name: string, sources: readonly { readonly name: string }[]): string {
  const found = sources.find((each) => each.name.toLowerCase() === name.toLowerCase());
  if (found !== undefined) return found.name;
  throw new OperatorError(
    `HARVEST has no source ${name}. It has: ${sources.map((each) => each.name).join(", ")}.`,
  );
}

function readArguments(args: readonly string[]): { names: readonly string[]; isDryRun: boolean } {
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { "dry-run": { type: "boolean" } },
    });
    return { names: positionals, isDryRun: values["dry-run"] === true };
  } catch (error) {
    throw new OperatorError(usageText("harvest"), { cause: error });
  }
}

await runDatabaseCommand(() => harvestFrom(process.argv.slice(2)));
