import { expect, test } from "vitest";
import { instantText } from "./instant-text.ts";

/** Uses the machine's time zone, as the reader's phone does. */
const at = (hour: number, minute: number) => new Date(2026, 10, 22, hour, minute).getTime();

test.each([
  ["en", at(15, 11), "3:11 PM"],
  ["es", at(15, 11), "3:11 p. m."],
  ["es", at(8, 5), "8:05 a. m."],
  ["es", at(15, 0), "3 p. m."],
  ["es", at(0, 0), "12 a. m."],
] as const)("in %s %d is %s", (language, instant, text) => {
  const written = instantText(instant, at(23, 0), language);
  expect(written.replaceAll(/[\u00a0\u202f]/gu, " ")).toBe(text);
  // The time stays on one line.
  expect(written).not.toContain(" m.");
  expect(language === "en" || !written.includes(" ")).toBe(true);
});

test("on another day it has the day", () => {
  const tomorrow = at(15, 11) + 24 * 3600_000;
  expect(instantText(at(15, 11), tomorrow, "es")).toBe("22 nov, 3:11\u00a0p.\u00a0m.");
  expect(instantText(at(15, 11), tomorrow, "en")).toMatch(/^Nov 22, 3:11\sPM$/);
});
