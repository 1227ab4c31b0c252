import { expect, test } from "vitest";
import type { Role } from "../base/roles/role.ts";
import { A_VOLUNTEER } from "./a-volunteer.ts";
import { namedChecker } from "./named-checker.ts";

const HOUSE = {
  name: "Night Kitchen",
  isProtected: false,
  addressVisibility: "EXACT",
  organization: null,
} as const;
const GRACE = { id: "4f5bdb1e-7d7c-4f0e-9f0a-0a8f6d1c1d10", name: "Grace House" };
const by = (role: Role, isOwner: boolean, isNamePublic = false) => ({
  role,
  isOwner,
  isNamePublic,
  displayName: "Otto Pier",
});

test.each([
  // A provider confirms for the organization, else for the service.
  [by("USER", true), "Night Kitchen"],
  [by("AUTO USER", true), "Night Kitchen"],
  [by("ADMINISTRATOR", true), "Night Kitchen"],
  [null, "Night Kitchen"],
  // Volunteers are not named.
  [by("VOLUNTEER", false), A_VOLUNTEER],
  [by("VOLUNTEER LEAD", true), A_VOLUNTEER],
  // The directory's staff confirm for the directory.
  [by("SUPER USER", false), null],
  [by("ADMINISTRATOR", false), null],
  // People who agreed are named, if their texts need no review.
  [by("AUTO USER", true, true), "Otto Pier"],
  [by("VOLUNTEER LEAD", false, true), "Otto Pier"],
  [by("SUPER USER", false, true), "Otto Pier"],
  [by("USER", true, true), "Night Kitchen"],
  [by("VOLUNTEER", false, true), A_VOLUNTEER],
])("%o is named as %s", (checker, named) => {
  expect(namedChecker(checker, HOUSE)).toBe(named);
  const ofOrganization = named === "Night Kitchen" ? "Grace House" : named;
  expect(namedChecker(checker, { ...HOUSE, organization: GRACE })).toBe(ofOrganization);
  // A protected listing names no one, and hiding the address protects it.
  expect(namedChecker(checker, { ...HOUSE, isProtected: true })).toBeNull();
  expect(namedChecker(checker, { ...HOUSE, isProtected: null, addressVisibility: "HIDDEN" })).toBeNull();
});
