import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { type NetworkPatience, networkPatience, SILENT_TIMEOUT_MS, TIMEOUT_MS } from "./network-patience.ts";

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A request, and its outcome so far. */
interface Asked {
  readonly answer: (value: string) => void;
  readonly fail: () => void;
  readonly ended: () => string | null;
}

function ask(wait: NetworkPatience["inTime"]): Asked {
  let ended: string | null = null;
  let answer: Asked["answer"] = () => {};
  let fail: Asked["fail"] = () => {};
  const pending = new Promise<string>((resolve, reject) => {
    answer = resolve;
    fail = () => reject(new Error("refused"));
  });
  wait(pending).then(
    (value) => {
      ended = value;
    },
    ({ message }: Error) => {
      ended = message;
    },
  );
  return { answer, fail, ended: () => ended };
}

const SILENCE = "The network does not answer.";

test("a network that does not answer within ten seconds is none", async () => {
  const { inTime } = networkPatience();
  const asked = ask(inTime);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(asked.ended()).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(asked.ended()).toBe(SILENCE);
});

test("what is asked after a silence waits two seconds, until something answers", async () => {
  const { inTime } = networkPatience();
  const first = ask(inTime);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  const second = ask(inTime);
  await vi.advanceTimersByTimeAsync(SILENT_TIMEOUT_MS);
  expect(second.ended()).toBe(SILENCE);
  // Too late for the page that asked, and a sign of life.
  first.answer("list");
  await vi.advanceTimersByTimeAsync(0);
  const third = ask(inTime);
  await vi.advanceTimersByTimeAsync(SILENT_TIMEOUT_MS);
  expect(third.ended()).toBe(null);
  third.answer("page");
  await vi.advanceTimersByTimeAsync(0);
  expect(third.ended()).toBe("page");
});

test("one slow answer among quick ones is no silence", async () => {
  const { inTime } = networkPatience();
  const slow = ask(inTime);
  const quick = ask(inTime);
  quick.answer("list");
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect([slow.ended(), quick.ended()]).toEqual([SILENCE, "list"]);
  const next = ask(inTime);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(next.ended()).toBe(null);
});

test("what the device cannot answer is waited for once more, and not without end", async () => {
  const { atLast } = networkPatience();
  const asked = ask(atLast);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS);
  expect(asked.ended()).toBe(SILENCE);
});

test("a network that refuses is none at once, and not silent", async () => {
  const { inTime } = networkPatience();
  const refused = ask(inTime);
  refused.fail();
  await vi.advanceTimersByTimeAsync(0);
  expect(refused.ended()).toBe("refused");
  const next = ask(inTime);
  await vi.advanceTimersByTimeAsync(SILENT_TIMEOUT_MS);
  expect(next.ended()).toBe(null);
});
