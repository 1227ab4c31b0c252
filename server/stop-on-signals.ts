import { print } from "./command.ts";

/** In order at the first signal; at the second, at once: the database bears it. */
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
