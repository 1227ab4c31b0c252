import { expect, test } from "vitest";
import { directions as en } from "#words/compiled/en/directions/directions.ts";
import { directions as es } from "#words/compiled/es/directions/directions.ts";
import { arrivalText } from "./arrival-text.ts";

const OPENS = Date.UTC(2026, 10, 24, 18);
const MINUTE = 60_000;

test.each([
  ["en", en, "Opens 6 min after you get there"],
  ["es", es, "Abre 6 min después de que llegue"],
] as const)("a ride that is there shortly before its opening says the wait (%s)", (_, text, expected) => {
  const early = new Date(OPENS - 6 * MINUTE).toISOString();
  expect(arrivalText("CLOSED", early, OPENS, text)).toEqual({ state: "ASK", text: expected });
});

test("a closed door stays one: without an opening to wait for, after it, and long before it", () => {
  const closed = { state: "CLOSED", text: en.arrival.CLOSED };
  expect(arrivalText("CLOSED", OPENS - 6 * MINUTE, null, en)).toEqual(closed);
  expect(arrivalText("CLOSED", OPENS + MINUTE, OPENS, en)).toEqual(closed);
  expect(arrivalText("CLOSED", OPENS - 61 * MINUTE, OPENS, en)).toEqual(closed);
});

test("what is open or unknown is said as it is", () => {
  for (const state of ["OPEN", "ASK", "CLOSES_SOON"] as const)
    expect(arrivalText(state, OPENS - 6 * MINUTE, OPENS, en)).toEqual({ state, text: en.arrival[state] });
});
