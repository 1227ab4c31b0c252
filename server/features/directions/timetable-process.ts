import { type ChildProcess, fork } from "node:child_process";
import path from "node:path";
import type { RideArrival } from "#domain/directions/plan-rides.ts";
import type { ArrivalsQuestion, RideAnswer, WayQuestion } from "./answer-question.ts";
import { restartDelay } from "./restart-delay.ts";
import type { Answered, Asked, KnownFeed, Message, NumberedQuestion } from "./timetable-worker.ts";

/** Rides from timetables. It never throws: null where there is no answer in time. */
export interface Timetables {
  wayTo(question: WayQuestion): Promise<RideAnswer | null>;
  /**
   * Finds arrivals in the order of `to`; null in it: walking is as fast, or there is no ride. Null where timetables do
   * not answer for many ways at a time.
   */
  arrivalsAt(question: ArrivalsQuestion): Promise<readonly (RideArrival | null)[] | null>;
  /** Returns the readable feeds, including expired ones; empty until they are read. */
  feeds(): readonly KnownFeed[];
  close(): void;
}

export const NO_TIMETABLES: Timetables = {
  wayTo: async () => ({ way: null, later: null }),
  arrivalsAt: async ({ to }) => to.map(() => null),
  feeds: () => [],
  close: () => {},
};

const WORKER = path.join(import.meta.dirname, "timetable-worker.ts");
const MAX_MEMORY_MB = 512;
const MAX_WAIT_MS = 2_000;
const MAX_WAITING = 100;
/** Milliseconds before a restart, when a process that has answered ends by itself. */
const RESTART_MS = 10_000;
/** One that has answered before, and says nothing to questions for so long, hangs: it is killed. */
const HANGS_MS = 60_000;

/**
 * Reads feeds in a process of its own, so that they take neither the processor nor the memory of visitors. The process
 * is started again when it ends or hangs, ever later where it ends without an answer, and ends with the app.
 *
 * @param folder of feeds; null: the made-up one of the demonstration
 */
export function timetableProcess(
  folder: string | null,
  { restartMs = RESTART_MS, hangsMs = HANGS_MS }: { restartMs?: number; hangsMs?: number } = {},
): Timetables & { readonly pid: () => number | null } {
  const waiting = new Map<number, (answered: Answered | null) => void>();
  let child: ChildProcess | null = null;
  let restart: NodeJS.Timeout | null = null;
  let isClosed = false;
  let lastId = 0;
  let endsInRow = 0;
  /**
   * When the first question since the last answer was asked, in epoch milliseconds; null: none is open, or feeds are
   * being read.
   */
  let silentSince: number | null = null;
  let hasAnswered = false;
  let feeds: readonly KnownFeed[] = [];
  const kill = () => child?.kill("SIGKILL");
  process.once("exit", kill);

  const start = (): void => {
    const started = fork(WORKER, folder === null ? [] : [folder], {
      execArgv: [...process.execArgv, `--max-old-space-size=${MAX_MEMORY_MB}`],
      stdio: ["ignore", "inherit", "inherit", "ipc"],
    });
    child = started;
    silentSince = null;
    hasAnswered = false;
    started.on("message", (message: Message) => {
      if ("feeds" in message) {
        feeds = message.feeds;
        return;
      }
      if (message.answered !== null) endsInRow = 0;
      hasAnswered = true;
      silentSince = null;
      waiting.get(message.id)?.(message.answered);
    });
    const ended = () => {
      if (child !== started) return;
      child = null;
      for (const resolve of [...waiting.values()]) resolve(null);
      if (isClosed) return;
      restart = setTimeout(start, restartDelay(endsInRow, restartMs));
      endsInRow += 1;
      restart.unref();
    };
    started.once("error", ended);
    started.once("exit", ended);
    started.unref();
    started.channel?.unref();
  };
  start();

  const ask = (question: Asked): Promise<Answered | null> => {
    const asked = child;
    if (asked === null || !asked.connected || waiting.size >= MAX_WAITING) return Promise.resolve(null);
    const id = ++lastId;
    const { promise, resolve } = Promise.withResolvers<Answered | null>();
    const finish = (answered: Answered | null): void => {
      clearTimeout(timer);
      waiting.delete(id);
      resolve(answered);
    };
    const now = Date.now();
    if (hasAnswered) silentSince ??= now;
    const timer = setTimeout(() => {
      finish(null);
      if (silentSince !== null && Date.now() - silentSince >= hangsMs) asked.kill("SIGKILL");
    }, MAX_WAIT_MS);
    waiting.set(id, finish);
    const numbered: NumberedQuestion = { ...question, id, until: now + MAX_WAIT_MS };
    asked.send(numbered, (error) => {
      if (error !== null) finish(null);
    });
    return promise;
  };

  return {
    async wayTo(question) {
      const answered = await ask({ kind: "way", question });
      return answered?.kind === "way" ? answered.answer : null;
    },
    async arrivalsAt(question) {
      const answered = await ask({ kind: "arrivals", question });
      return answered?.kind === "arrivals" ? answered.answer : null;
    },
    feeds: () => feeds,
    pid: () => child?.pid ?? null,
    close() {
      isClosed = true;
      if (restart !== null) clearTimeout(restart);
      process.removeListener("exit", kill);
      kill();
    },
  };
}
