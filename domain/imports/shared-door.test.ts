import { expect, test } from "vitest";
import { type Door, sharingHiddenDoor } from "./shared-door.ts";

const SHELTER: Door = {
  organizationId: "1",
  address1: "12 Main St.",
  city: "Miami",
  hidden: "shelterForSurvivors",
  isHousing: true,
};
const OTHER: Door = { ...SHELTER, address1: "12 MAIN ST", hidden: null, isHousing: false };

test("what else the organization does behind a hidden door is hidden with it", () => {
  expect([...sharingHiddenDoor([OTHER, SHELTER, OTHER])]).toEqual([0, 2]);
});

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

test("a court of domestic violence hides nobody else, a shelter of that name does", () => {
  const court: Door = { ...SHELTER, hidden: "domesticViolenceService", isHousing: false };
  expect(sharingHiddenDoor([court, OTHER]).size).toBe(0);
  expect(sharingHiddenDoor([{ ...court, isHousing: true }, OTHER]).size).toBe(1);
});

test("an office with many services is known to everybody", () => {
  expect(sharingHiddenDoor([SHELTER, ...Array<Door>(5).fill(OTHER)]).size).toBe(5);
  expect(sharingHiddenDoor([SHELTER, ...Array<Door>(6).fill(OTHER)]).size).toBe(0);
});
