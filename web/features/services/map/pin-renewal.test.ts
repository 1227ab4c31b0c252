import { expect, test } from "vitest";
import { nextExpiry, withoutExpired } from "./pin-renewal.ts";

const at = (time: string) => `2026-11-20T${time}:00.000Z`;
const OPEN = { id: "open", state: "OPEN", changesAt: at("18:00") } as const;
const AWAY = { id: "away", state: "OPEN", isIntakeClosed: true, changesAt: at("17:00") } as const;
const ALWAYS = { id: "always", state: "OPEN" } as const;

test("a pin whose status has expired says nothing of it, until it is asked for again a minute later", () => {
  const pins = [OPEN, AWAY, ALWAYS];
  expect(withoutExpired(pins, Date.parse(at("16:59")))).toBe(pins);
  expect(withoutExpired(pins, Date.parse(at("17:00")))).toEqual([
    OPEN,
    { id: "away", state: "NONE", changesAt: at("17:01") },
    ALWAYS,
  ]);
  expect(withoutExpired(pins, Date.parse(at("18:30"))).map(({ state }) => state)).toEqual([
    "NONE",
    "NONE",
    "OPEN",
  ]);
});

test("the first to expire decides when they are asked for again", () => {
  expect(nextExpiry([OPEN, AWAY, ALWAYS])).toBe(Date.parse(at("17:00")));
  expect(nextExpiry([ALWAYS])).toBeNull();
  expect(nextExpiry([])).toBeNull();
});
