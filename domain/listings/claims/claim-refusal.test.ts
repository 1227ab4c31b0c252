import { expect, test } from "vitest";
import { claimRefusal } from "./claim-refusal.ts";

const MAY = { isConfirmed: true, hasOwner: false, hasOpenClaim: false };

test.each([
  [{}, null],
  [{ hasOwner: true }, "serviceHasOwner"],
  [{ hasOpenClaim: true }, "claimIsOpen"],
  [{ isConfirmed: false }, "forbidden"],
  // An unconfirmed account learns nothing about owners.
  [{ isConfirmed: false, hasOwner: true, hasOpenClaim: true }, "forbidden"],
])("%j: %s", (changes, refusal) => {
  expect(claimRefusal({ ...MAY, ...changes })).toBe(refusal);
});
