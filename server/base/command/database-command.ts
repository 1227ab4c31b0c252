import { OperatorError } from "../process/operator-error.ts";
import type { Config } from "../settings/config.ts";
import type { Database } from "../sql/db.ts";
import { openDatabase } from "../sql/open-database.ts";
import { print, runCommand } from "./command.ts";
import { stopOnSignals } from "./stop-on-signals.ts";

export interface DatabaseCommand {
  readonly config: Config;
  /** @param interruption aborted by a signal; the database is closed then */
  readonly work: (database: Database, interruption: AbortSignal) => Promise<void>;
}

/**
 * Runs an operator's command on the database, whether or not the app is running. At a signal the transaction in
 * progress has a second to finish and is rolled back otherwise, an embedded database that the command has started
 * is stopped, and the exit code is 1 unless the work was done.
 *
 * @param prepare reads arguments and configuration, before a database is started
 */
export async function runDatabaseCommand(
  prepare: () => DatabaseCommand | Promise<DatabaseCommand>,
): Promise<void> {
  const interruption = new AbortController();
  const { signal } = interruption;
  let opening: Promise<Database> | null = null;
  let closing: Promise<void> | null = null;
  const close = (): Promise<void> => {
    if (opening === null) return Promise.resolve();
    closing ??= opening.then(
      (database) => database.close(),
      () => {},
    );
    return closing;
  };
  const run = async (): Promise<void> => {
    const { config, work } = await prepare();
    refuseInterrupted(signal);
    opening = openDatabase(config, print, { as: "tool" });
    const database = await opening;
    refuseInterrupted(signal);
    try {
      await work(database, signal);
    } catch (error) {
      // Otherwise the error is that its connections were closed.
      if (!(error instanceof OperatorError)) refuseInterrupted(signal);
      throw error;
    }
  };
  // The operator reads how it ended before the database is closed, which may take a while.
  const ending = runCommand(run).then(async (isDone) => (await runCommand(close)) && isDone);
  let exitCode = 1;
  stopOnSignals(
    async () => {
      interruption.abort();
      await close();
      exitCode = (await ending) ? 0 : 1;
    },
    () => exitCode,
  );
  await ending;
}

function refuseInterrupted({ aborted }: AbortSignal): void {
  if (aborted) throw new OperatorError("The command was interrupted: unfinished work was rolled back.");
}
