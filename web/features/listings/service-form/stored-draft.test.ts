import { expect, test } from "vitest";
import { newRow, toEditorRows } from "#domain/services/opening-hours/editor-rows.ts";
import type { ScheduleEntry } from "#domain/services/opening-hours/entry.ts";
import { toScheduleEntries } from "#domain/services/opening-hours/read-rows.ts";
import { BLANK, type FormValues } from "./form-values.ts";
import { readDraft } from "./stored-draft.ts";

const typed: FormValues = {
  ...BLANK,
  name: "Grace Night House",
  type: ["FOOD", "SHELTER"],
  needs: ["MEALS", "EMERGENCY"],
  category: ["WOMEN"],
  addressVisibility: "HIDDEN",
  location: [-123.9, 39.87],
  isAllowedPets: "no",
  descriptionEsState: "REVIEWED",
  isContact: true,
  schedules: [
    {
      ...newRow([], "schedules", "WEEKLY"),
      days: ["MONDAY"],
      spans: [{ start: "22:00", end: "", endsNextDay: true }],
    },
  ],
};

test("hours that the editor only keeps come back with their season, their day of the month and their weeks", () => {
  const during = { startDate: "2027-01-08", endDate: "2999-12-31" };
  const night = { start: 19 * 60, end: 7 * 60, endsNextDay: true };
  const open: ScheduleEntry[] = [
    {
      type: "WEEKLY",
      day: "FRIDAY",
      span: { start: 540, end: 1440, endsNextDay: false },
      everyWeeks: 2,
      during,
    },
    { type: "MONTHLY", period: "LAST", day: "MONDAY", span: night, during },
    { type: "MONTH_DAY", monthDay: -1, span: night },
  ];
  const closed: ScheduleEntry[] = [{ type: "MONTH_DAY", monthDay: 1, span: null, during }];
  const values = {
    ...BLANK,
    schedules: toEditorRows(open, "schedules"),
    closeSchedules: toEditorRows(closed, "closeSchedules"),
  };
  const read = readDraft(JSON.parse(JSON.stringify({ typed: values })))?.typed;
  expect(read?.schedules).toEqual(values.schedules);
  expect(read?.closeSchedules).toEqual(values.closeSchedules);
  const back = toScheduleEntries(read?.schedules ?? [], "schedules");
  expect(back).toHaveLength(open.length);
  expect(back).toEqual(expect.arrayContaining(open));
});

test("what was kept comes back as it was, half-typed rows too", () => {
  const stored = { typed, base: BLANK, version: 3, step: "hours", sendingId: "a", isPinSetByHand: true };
  expect(readDraft(JSON.parse(JSON.stringify(stored)))).toEqual(stored);
});

test("of another version's draft everything that can be read is taken, and the rest is as in a new form", () => {
  const { typed: read } = readDraft({
    typed: {
      ...typed,
      name: 7,
      type: ["SHELTER", "CASTLE"],
      location: "here",
      schedules: [{ type: "LUNAR", spans: [] }, { type: "FULL_DAY", spans: [{}] }, "x"],
      colour: "green",
    },
  }) ?? { typed: null };
  expect(read).toEqual({
    ...typed,
    name: "",
    type: ["SHELTER"],
    location: null,
    schedules: [
      {
        key: 1,
        type: "FULL_DAY",
        days: [],
        periods: [],
        startDate: "",
        endDate: "",
        isAllDay: false,
        spans: [{ start: "", end: "", endsNextDay: false }],
      },
    ],
  });
});

test.each([null, 7, "text", [], {}, { typed: null }])("%j is no draft", (stored) => {
  expect(readDraft(stored)).toBeNull();
});
