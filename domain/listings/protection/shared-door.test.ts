import { expect, test } from "vitest";
import { type Door, sharingHiddenDoor } from "./shared-door.ts";

const SHELTER: Door = {
  organizationId: "1",
  address1: "12 Main St.",
  city: "Miami",
  isWithheld: true,
};
const OTHER: Door = { ...SHELTER, address1: "12 MAIN ST", isWithheld: false };

test("what else the organization does behind a hidden door is hidden with it", () => {
  expect([...sharingHiddenDoor([OTHER, SHELTER, OTHER])]).toEqual([0, 2]);
});

test.each(["12 Main Street", "12 main st, Suite 4", "12 Main St. #4", "12 Main St Unit B"])(
  "%s is the same door",
  (address1) => {
    expect(sharingHiddenDoor([SHELTER, { ...OTHER, address1 }]).size).toBe(1);
  },
);

test.each<[string, Door]>([
  ["another door", { ...OTHER, address1: "14 Main St" }],
  ["another city", { ...OTHER, city: "Naples" }],
  ["another organization", { ...OTHER, organizationId: "2" }],
  ["no organization", { ...OTHER, organizationId: "" }],
  ["no address", { ...OTHER, address1: null }],
])("not with %s", (_, door) => {
  const shelter = { ...SHELTER, organizationId: door.organizationId === "" ? "" : "1" };
  expect([...sharingHiddenDoor([shelter, door])]).toEqual([]);
});

test("an office with many services is known to everybody", () => {
  expect(sharingHiddenDoor([SHELTER, ...Array<Door>(5).fill(OTHER)]).size).toBe(5);
  expect(sharingHiddenDoor([SHELTER, ...Array<Door>(6).fill(OTHER)]).size).toBe(0);
});
