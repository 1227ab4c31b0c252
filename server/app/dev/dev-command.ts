import { print, runCommand } from "#server/base/command/command.ts";
import { stopOnSignals } from "#server/base/command/stop-on-signals.ts";
import { isLoopback } from "#server/base/process/environment.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { preferDevelopment, readConfig } from "#server/base/settings/config.ts";
import { openDatabase } from "#server/base/sql/open-database.ts";

/**
 * `npm run dev`: the app of `npm start` on the same data, run from sources. Imports of this file are watched by
 * Node, which restarts the command; all other files by `openDevServer`.
 */
async function develop(): Promise<void> {
  preferDevelopment();
  const config = readConfig();
  if (!isLoopback(config.host)) {
    throw new OperatorError(
      `npm run dev shows the sources: HOST must be a loopback address, not ${config.host}.`,
    );
  }
  const { openDevServer } = await import("./dev-server.ts");
  const open: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  stopOnSignals(stop);
  try {
    const database = await openDatabase(config, print, {
      onLost: () => {
        print("The database process has ended. Start npm run dev again.");
        process.exit(1);
      },
    });
    open.push(() => database.close());
    const server = await openDevServer(config, database);
    open.push(() => server.close());
    print(`Amparo is ready for development on ${server.address}`);
  } catch (error) {
    await stop();
    throw error;
  }
}

await runCommand(develop);
