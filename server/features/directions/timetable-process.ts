import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { Question, RideAnswer } from "./answer-question.ts";
import type { NumberedAnswer } from "./timetable-worker.ts";

/** Rides from timetables. It never throws: null where there is no answer in time. */
export interface Timetables {
  ask(question: Question): Promise<RideAnswer | null>;
  close(): void;
}

export const NO_TIMETABLES: Timetables = { ask: async () => null, close: () => {} };

const WORKER = path.join(import.meta.dirname, "timetable-worker.ts");
const MAX_MEMORY_MB = 512;
const MAX_WAIT_MS = 2_000;
const MAX_WAITING = 100;
/** After the process has ended by itself. */
const RESTART_MS = 10_000;

/**
 * Reads the feeds of a folder in a process of its own, so that they take neither the processor nor the memory of
 * visitors. The process is started again when it ends, and ends with the app.
 */
export function timetableProcess(folder: string): Timetables {
  const waiting = new Map<number, (answer: RideAnswer | null) => void>();
  let child: ChildProcess | null = null;
  let restart: NodeJS.Timeout | null = null;
  let isClosed = false;
  let lastId = 0;
  const kill = () => child?.kill("SIGKILL");
  process.once("exit", kill);

  const start = (): void => {
    const started = fork(WORKER, [folder], {
      execArgv: [...process.execArgv, `--max-old-space-size=${MAX_MEMORY_MB}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child = started;
    started.on("message", ({ id, answer }: NumberedAnswer) => waiting.get(id)?.(answer));
    const ended = () => {
      if (child !== started) return;
      child = null;
      for (const resolve of [...waiting.values()]) resolve(null);
      if (isClosed) return;
      restart = setTimeout(start, RESTART_MS);
      restart.unref();
    };
    started.once("error", ended);
    started.once("exit", ended);
    started.unref();
    started.channel?.unref();
  };
  start();

  return {
    ask(question) {
      const asked = child;
      if (asked === null || !asked.connected || waiting.size >= MAX_WAITING) return Promise.resolve(null);
      const id = ++lastId;
      const { promise, resolve } = Promise.withResolvers<RideAnswer | null>();
      const finish = (answer: RideAnswer | null): void => {
        clearTimeout(timer);
        waiting.delete(id);
        resolve(answer);
      };
      const timer = setTimeout(() => finish(null), MAX_WAIT_MS);
      waiting.set(id, finish);
      asked.send({ id, ...question }, (error) => {
        if (error !== null) finish(null);
      });
      return promise;
    },
    close() {
      isClosed = true;
      if (restart !== null) clearTimeout(restart);
      process.removeListener("exit", kill);
      kill();
    },
  };
}
