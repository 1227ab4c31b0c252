import { fork } from "node:child_process";
import path from "node:path";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { milesFromLanding, TIME_ZONE } from "#db/demo/town.ts";
import { timetableProcess } from "./timetable-process.ts";
import type { Message, NumberedQuestion } from "./timetable-worker.ts";

const WAIT = { timeout: 60_000, interval: 50 };
const question = {
  from: milesFromLanding(0, 0),
  to: milesFromLanding(12.6, 3.7),
  // The demonstration's timetables are around today.
  leaves: Math.floor(Date.now() / 86_400_000) * 86_400_000 + 20 * 3_600_000,
  timeZone: TIME_ZONE,
};

let timetables: ReturnType<typeof timetableProcess>;
beforeAll(() => {
  timetables = timetableProcess(null, { restartMs: 50 });
});
afterAll(() => timetables?.close());

const answered = () => vi.waitUntil(async () => await timetables.wayTo(question), WAIT);
const readPid = () => timetables.pid() ?? Number.NaN;

test("a process that hangs or is killed leaves walks, and comes back", async () => {
  expect((await answered())?.way?.legs.some(({ mode }) => mode === "BUS")).toBe(true);
  const first = readPid();
  process.kill(first, "SIGSTOP");
  // Answers of null are walks.
  expect(await timetables.wayTo(question)).toBeNull();
  const waiting = timetables.arrivalsAt({ ...question, to: [question.to] });
  process.kill(first, "SIGKILL");
  expect(await waiting).toBeNull();
  expect((await answered())?.way).not.toBeNull();
  expect(readPid()).not.toBe(first);
});

test("one that goes on hanging is killed by itself", async () => {
  const hanging = timetableProcess(null, { restartMs: 50, hangsMs: 500 });
  try {
    await vi.waitUntil(async () => await hanging.wayTo(question), WAIT);
    const first = hanging.pid();
    process.kill(first ?? Number.NaN, "SIGSTOP");
    expect(await hanging.wayTo(question)).toBeNull();
    expect(await vi.waitUntil(() => hanging.wayTo(question), WAIT)).toMatchObject({ way: expect.anything() });
    expect(hanging.pid()).not.toBe(first);
  } finally {
    hanging.close();
  }
});

test("a question that nobody waits for any more is not worked on", async () => {
  const worker = fork(path.join(import.meta.dirname, "timetable-worker.ts"), { execArgv: process.execArgv });
  try {
    const answers = new Map<number, unknown>();
    worker.on("message", (message: Message) => {
      if ("id" in message) answers.set(message.id, message.answered);
    });
    const asked = (id: number, until: number): NumberedQuestion => ({ kind: "way", question, id, until });
    worker.send(asked(1, Date.now() - 1));
    worker.send(asked(2, Date.now() + WAIT.timeout));
    await vi.waitUntil(() => answers.size === 2, WAIT);
    expect([answers.get(1), answers.get(2)]).toEqual([null, expect.objectContaining({ kind: "way" })]);
  } finally {
    worker.kill("SIGKILL");
  }
});

test("a folder that is not there has no rides", async () => {
  const none = timetableProcess("/nowhere/timetables");
  try {
    const answer = await vi.waitUntil(() => none.wayTo(question), WAIT);
    expect(answer).toEqual({ way: null, later: null });
    expect(none.feeds()).toEqual([]);
  } finally {
    none.close();
  }
});
