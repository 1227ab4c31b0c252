import { expect, test } from "vitest";
import { statesUnreadClosing, UNREAD_CLOSING } from "./unread-closing.ts";
import { WRITTEN_HOURS_LABEL } from "./written-hours.ts";

const service = {
  isContact: true,
  schedules: [{}],
  sourceDescription: `A pantry.\n\n${WRITTEN_HOURS_LABEL}: Mon 9-5\n${UNREAD_CLOSING} when the school is`,
};

test("a service with hours, and a closing that could not be read", () => {
  expect(statesUnreadClosing(service)).toBe(true);
  expect(statesUnreadClosing({ ...service, isContact: false })).toBe(false);
  expect(statesUnreadClosing({ ...service, schedules: [] })).toBe(false);
  expect(statesUnreadClosing({ ...service, sourceDescription: null })).toBe(false);
  expect(statesUnreadClosing({ ...service, sourceDescription: `They say: ${UNREAD_CLOSING} Mon` })).toBe(
    false,
  );
});
