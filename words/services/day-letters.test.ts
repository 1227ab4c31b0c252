import { describe, expect, test } from "vitest";
import { DAYS } from "#domain/services/opening-hours/entry.ts";
import { hoursEditor as editorEn } from "../compiled/en/listings/hours-editor.ts";
import { openingHours as hoursEn } from "../compiled/en/services/opening-hours.ts";
import { hoursEditor as editorEs } from "../compiled/es/listings/hours-editor.ts";
import { openingHours as hoursEs } from "../compiled/es/services/opening-hours.ts";

describe.each([
  ["en", editorEn.letters, hoursEn.days],
  ["es", editorEs.letters, hoursEs.days],
] as const)("the letters of days in %s", (_, letters, days) => {
  test("no two days share them", () => {
    expect(new Set(DAYS.map((day) => letters[day])).size).toBe(DAYS.length);
  });

  test.each(DAYS)("of %s they begin the name that screen readers say", (day) => {
    expect(days[day].toLowerCase().startsWith(letters[day].toLowerCase())).toBe(true);
  });
});
