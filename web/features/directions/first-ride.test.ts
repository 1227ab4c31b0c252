import { expect, test } from "vitest";
import { directions as en } from "#words/compiled/en/directions/directions.ts";
import { directions as es } from "#words/compiled/es/directions/directions.ts";
import { rideName } from "./first-ride.ts";

test.each([
  ["BUS", "12", "Bus 12", "Autobús 12"],
  ["BUS", null, "Bus", "Autobús"],
  ["FERRY", "Ferry", "Ferry", "Ferri"],
  ["RAIL", "Train", "Train", "Tren"],
  ["FERRY", "Ferry Line", "Ferry Ferry Line", "Ferri Ferry Line"],
] as const)("a ride is called once what it is: %s %s", (mode, line, english, spanish) => {
  expect(rideName({ mode, line }, en)).toBe(english);
  expect(rideName({ mode, line }, es)).toBe(spanish);
});

test("a ride without a name of its own is taken with its article", () => {
  expect(en.rideLeaves("Ferry", "at 3:45 PM", "Ferry Landing")).toBe(
    "Take the ferry from Ferry Landing at 3:45 PM",
  );
  expect(en.rideLeaves("Bus 3", "at 3:45 PM", "Ferry Landing")).toBe(
    "Take bus 3 from Ferry Landing at 3:45 PM",
  );
});
