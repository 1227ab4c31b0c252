import { print } from "./command.ts";

/** Stops orderly at the first signal, immediately at the second, which the database survives. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      print("Stopping");
      stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
