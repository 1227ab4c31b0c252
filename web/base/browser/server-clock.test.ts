import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

const NOW = Date.UTC(2026, 10, 20, 18, 0);
const HOUR_MS = 3_600_000;

/** A new document evaluates the module again. */
async function loadClock(deviceNow: number) {
  vi.setSystemTime(deviceNow);
  vi.resetModules();
  return import("./server-clock.ts");
}

const formatDate = (instant: number) => new Date(instant).toUTCString();

beforeEach(() => {
  vi.useFakeTimers();
  const target = new EventTarget();
  vi.stubGlobal("self", target);
  vi.stubGlobal("addEventListener", target.addEventListener.bind(target));
  vi.stubGlobal("removeEventListener", target.removeEventListener.bind(target));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("the server's time", () => {
  test("is the device's until more is known", async () => {
    const clock = await loadClock(NOW);
    expect([clock.serverNow(), clock.provenNow()]).toEqual([NOW, null]);
  });

  test("is no earlier than a document, which proves nothing", async () => {
    const clock = await loadClock(NOW - 48 * HOUR_MS);
    clock.noteEarliest(NOW);
    expect([clock.serverNow(), clock.provenNow()]).toEqual([NOW, null]);
    vi.advanceTimersByTime(HOUR_MS);
    expect(clock.serverNow()).toBe(NOW + HOUR_MS);
  });

  test("is not moved back by a document that was stored", async () => {
    const clock = await loadClock(NOW);
    clock.noteEarliest(NOW - 3 * HOUR_MS);
    expect(clock.serverNow()).toBe(NOW);
  });

  test.each([
    ["behind", -3 * HOUR_MS],
    ["days ahead", 72 * HOUR_MS],
  ])("is what a reply states where the device is %s", async (_, aheadMs) => {
    const clock = await loadClock(NOW + aheadMs);
    clock.noteDate(formatDate(NOW), Date.now());
    expect([clock.serverNow(), clock.provenNow()]).toEqual([NOW, NOW]);
  });

  test.each([null, "", "yesterday"])("stays where a reply states %j", async (date) => {
    const clock = await loadClock(NOW);
    clock.noteDate(date, Date.now());
    expect([clock.serverNow(), clock.provenNow()]).toEqual([NOW, null]);
  });

  test("is that of the quickest reply, and follows a device that is set anew", async () => {
    const clock = await loadClock(NOW);
    clock.noteDate(formatDate(NOW - 1000), Date.now());
    clock.noteDate(formatDate(NOW), Date.now());
    clock.noteDate(formatDate(NOW - 1000), Date.now());
    expect(clock.serverNow()).toBe(NOW);
    vi.setSystemTime(NOW + HOUR_MS);
    clock.noteDate(formatDate(NOW), Date.now());
    expect(clock.serverNow()).toBe(NOW);
  });
});

test("a reply that a sleeping phone gets late does not set the clock back", async () => {
  const clock = await loadClock(NOW);
  const sentAt = Date.now();
  clock.noteDate(formatDate(NOW), sentAt);
  vi.setSystemTime(NOW + HOUR_MS);
  clock.noteDate(formatDate(NOW), sentAt);
  expect(clock.serverNow()).toBe(NOW + HOUR_MS);
  clock.noteDate(formatDate(NOW + 2 * HOUR_MS), sentAt);
  expect(clock.serverNow()).toBe(NOW + 2 * HOUR_MS);
});

test("a correction is announced once, until one stops listening", async () => {
  const clock = await loadClock(NOW);
  const listener = vi.fn();
  const stop = clock.onCorrection(listener);
  clock.noteDate(formatDate(NOW - HOUR_MS), Date.now());
  clock.noteDate(formatDate(NOW - HOUR_MS), Date.now());
  expect(listener).toHaveBeenCalledTimes(1);
  stop();
  clock.noteDate(formatDate(NOW), Date.now());
  expect(listener).toHaveBeenCalledTimes(1);
});
