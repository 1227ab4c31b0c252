import { print } from "./command.ts";

/** Container runtimes kill a process that takes ten seconds. */
const MAX_STOP_MS = 9_000;

/**
 * Stops orderly at the first signal, immediately at the second, which the database survives.
 *
 * @param exitCode gives that of an orderly stop
 */
export function stopOnSignals(stop: () => Promise<void>, exitCode: () => number = () => 0): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      print("Stopping");
      setTimeout(() => process.exit(1), MAX_STOP_MS).unref();
      stop().then(
        () => process.exit(exitCode()),
        () => process.exit(1),
      );
    });
  }
}
