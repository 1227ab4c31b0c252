import { expect, test } from "vitest";
import type { Likelihoods } from "../base/learned/softmax.ts";
import type { ScheduleEntry } from "../services/opening-hours/entry.ts";
import { CLAUSE_ROLES, type ClauseRole } from "./clause-roles.ts";
import { readHoursText } from "./hours-text.ts";
import { readWeighedHours } from "./weighed-hours.ts";

const formatOpenTimes = (text: string): string =>
  readWeighedHours(text)
    .schedules.map((entry) =>
      entry.type === "WEEKLY" && entry.span !== null
        ? `${entry.day.slice(0, 2)} ${entry.span.start / 60}-${entry.span.end / 60}`
        : entry.type,
    )
    .join(" ");

test.each([
  ["Tues & Thurs 1-4pm. Our phones are staffed Mon-Fri 9-5 if you have questions.", "TU 13-16 TH 13-16"],
  ["Food bank hours: Mon, Tue 8-4. Donations may be dropped at the dock 7-3.", "MO 8-16 TU 8-16"],
  ["Thursdays 5pm - 7pm in the parish hall; kids eat free, bring a friend", "TH 17-19"],
  ["We serve supper at the church every Sunday 4:30-6 pm. Everybody eats, no ID, no sermon.", "SU 16.5-18"],
])("%s is %s, and needs the weights", (text, open) => {
  expect(readHoursText(text).isContact).toBe(true);
  expect(formatOpenTimes(text)).toBe(open);
});

test("a clause of its own wording that closes takes its day", () => {
  const text = "Pantry open Mon, Tue, Wed 10-3. Wed we restock the shelves and are not open.";
  expect(readHoursText(text).isContact).toBe(true);
  const { schedules, closeSchedules, isContact } = readWeighedHours(text);
  expect(isContact).toBe(false);
  const isOn = (entry: ScheduleEntry): boolean => "day" in entry && entry.day === "WEDNESDAY";
  expect(!schedules.some(isOn) || closeSchedules.some(isOn)).toBe(true);
});

test.each([
  [
    "an office, beside what is given out",
    "Office open Mon-Fri 9-5. Volunteers load carts with greens Tuesday 10-noon.",
  ],
  ["days without times", "Tue 9-12. Spanish speakers come on the second Tuesday."],
  ["what may be", "Mon-Fri 9am-5pm; may be closed in August"],
  ["a letter that may be a day", "M-F 9-5, S 9-1"],
  ["what may shut the door", "Tue 9-12. The gate has a chain now."],
])("%s is to be asked: %s", (_kind, text) => {
  expect(readWeighedHours(text).isContact).toBe(true);
});

const surely =
  (role: ClauseRole): Likelihoods =>
  () =>
    CLAUSE_ROLES.map((each) => (each === role ? 1 : 0));

test.each<[role: ClauseRole, text: string, isContact: boolean]>([
  ["other", "Walk in Tue 1-4. Furniture is taken Mon 9-12.", false],
  ["other", "Walk in Tue 1-4. Furniture is taken Mon 9-12; Wed 1-3", true],
  ["other", "Mon-Fri 9-5. Sewing machines are Tuesdays 1-3.", false],
  ["other", "Mon-Fri 9-5. Sewing machines are Tuesdays only 1-3.", true],
  ["other", "Mon-Fri 9-5. Same-day visits: call 8-9 when phones open.", false],
  ["other", "Mon-Fri 9-5. Same-day appts: call 8-9 when phones open.", true],
  ["door", "Hot plates are dished up Mon-Fri 11-1", false],
  ["door", "Hot plates are dished up for women Mon-Fri 11-1", true],
  ["door", "La olla se sirve a vecinos de lunes a viernes de 11 a 1", false],
  ["door", "La olla se sirve a socios de lunes a viernes de 11 a 1", true],
  ["door", "Boxes are stacked Mon-Sat 8am-1pm", false],
  ["door", "Boxes are stacked Mon-Sat 8am-1pm through harvest", true],
])("where weights surely say %s, %s is to be asked: %s", (role, text, isContact) => {
  expect(readWeighedHours(text, surely(role)).isContact).toBe(isContact);
});
