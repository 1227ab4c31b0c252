import { expect, test } from "vitest";
import { withoutDoors } from "./without-doors.ts";

const FACTS = {
  alternateName: "Thirty-one, 31 Foxglove Ct",
  description: "Our shelter is at 31 Foxglove Court, Sampleton 33177. Office: 9 Elm St.",
  email: "help@31foxglove.example",
  url: "https://maps.google.com/?q=31+Foxglove+Ct",
};

test("an organization is described without the door that one of its listings hides", () => {
  const shown = withoutDoors(FACTS, [{ lines: ["31 Foxglove Ct", null], zip: "33177" }]);
  expect(JSON.stringify(shown)).not.toMatch(/foxglove|33177/iu);
  expect(shown.description).toContain("9 Elm St");
});

test("where none hides its door it stays as it is", () => {
  expect(withoutDoors(FACTS, [])).toBe(FACTS);
});
