import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { readApi } from "./read-api.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("a directory that accepts the request and answers nothing is not reached", async () => {
  vi.stubGlobal(
    "fetch",
    (_: string, { signal }: RequestInit) =>
      new Promise((_answer, reject) => signal?.addEventListener("abort", () => reject(signal.reason))),
  );
  let read: unknown = null;
  void readApi("https://help.example", "GET /topics").then((answer) => {
    read = answer;
  });
  await vi.advanceTimersByTimeAsync(24_999);
  expect(read).toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(read).toEqual({ ok: false, fields: null });
});

test("one that answers slowly is read to its end", async () => {
  let arrive: (body: unknown) => void = () => {};
  const body = new Promise((resolve) => {
    arrive = resolve;
  });
  vi.stubGlobal("fetch", async (_: string, { signal }: RequestInit) => ({
    ok: true,
    headers: new Headers(),
    json: async () => (signal?.aborted === true ? Promise.reject(new Error("aborted")) : body),
  }));
  const read = readApi("https://help.example", "GET /topics");
  await vi.advanceTimersByTimeAsync(600_000);
  arrive([]);
  expect(await read).toEqual({ ok: true, reply: [], danger: null });
});
