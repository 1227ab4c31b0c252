import { expect, test } from "vitest";
import { locationAt, NOWHERE } from "./location-wire.ts";
import { isRemote } from "./remote-service.ts";

const LINE = {
  addressVisibility: "EXACT" as const,
  isProtected: false,
  address1: null,
  city: "",
  location: NOWHERE,
} satisfies Parameters<typeof isRemote>[0];

test("what has neither point, street nor town is reached by telephone or online", () => {
  expect(isRemote(LINE)).toBe(true);
  expect(isRemote({ ...LINE, isProtected: null })).toBe(true);
});

test.each([
  ["a street that nobody could locate", { address1: "1 New Street" }],
  ["a town", { city: "Key West" }],
  ["a point", { location: locationAt({ longitude: -80.19, latitude: 25.77 }) }],
  ["an address that is hidden", { addressVisibility: "HIDDEN" }],
  ["a protected listing", { isProtected: true }],
  ["a copy that does not say", { location: null }],
] as const)("%s is a place to go to, or may be one", (_, part) => {
  expect(isRemote({ ...LINE, ...part })).toBe(false);
});
