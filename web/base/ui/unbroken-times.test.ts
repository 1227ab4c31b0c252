import { expect, test } from "vitest";
import { unbrokenTimes } from "./unbroken-times.ts";

test.each([
  ["Closed until 8:00 AM Tomorrow", "Closed until 8:00\u00a0AM Tomorrow"],
  ["Open till 10:30 PM", "Open till 10:30\u00a0PM"],
  ["Open 24/7", "Open 24/7"],
  ["Cerrado hasta mañana 8\u00a0a.\u00a0m.", "Cerrado hasta mañana 8\u00a0a.\u00a0m."],
])("%s", (text, unbroken) => {
  expect(unbrokenTimes(text)).toBe(unbroken);
});
