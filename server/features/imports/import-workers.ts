import { fork } from "node:child_process";
import path from "node:path";

/** Looks for work on imports, outside of the app's own process. */
export interface ImportWorkers {
  /** Begins to work, if there is something to do and no one does it. */
  wake(): void;
  /** Stops the work right away; a later start of the app continues it. */
  close(): Promise<void>;
}

const WORKER = path.join(import.meta.dirname, "import-worker.ts");
/** Milliseconds after which work is tried again that failed. */
const PAUSE_MS = 10_000;

/**
 * Runs imports in a child process, so that reading a package takes neither the processor nor the connections of
 * visitors. The child has the app's settings from its environment, and ends with the app.
 *
 * @param run one pass over the work; tests pass their own
 */
export function importWorkers(
  run: (signal: AbortSignal) => Promise<boolean> = inChildProcess(WORKER),
): ImportWorkers {
  const closing = new AbortController();
  let running: Promise<void> | null = null;
  let isAwaited = false;
  let retry: NodeJS.Timeout | null = null;
  const pass = async (): Promise<void> => {
    let isDone = true;
    do {
      isAwaited = false;
      isDone = await run(closing.signal).catch(() => false);
    } while (isAwaited && isDone && !closing.signal.aborted);
    running = null;
    if (isDone || closing.signal.aborted) return;
    retry = setTimeout(wake, PAUSE_MS);
    retry.unref();
  };
  const wake = (): void => {
    if (closing.signal.aborted) return;
    isAwaited = true;
    if (retry !== null) clearTimeout(retry);
    running ??= pass();
  };
  return {
    wake,
    async close() {
      closing.abort();
      if (retry !== null) clearTimeout(retry);
      await running;
    },
  };
}

/** A pass of a worker, given by its file, that resolves to whether it came to its end. */
export function inChildProcess(worker: string): (signal: AbortSignal) => Promise<boolean> {
  return (signal) => endOfChild(worker, signal);
}

function endOfChild(worker: string, signal: AbortSignal): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const child = fork(worker, { stdio: ["ignore", "inherit", "inherit", "ipc"] });
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  signal.addEventListener("abort", kill);
  child.once("error", () => resolve(false));
  child.once("exit", (code) => resolve(code === 0));
  return promise.finally(() => {
    process.removeListener("exit", kill);
    signal.removeEventListener("abort", kill);
  });
}
