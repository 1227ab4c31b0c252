import { describe, expect, test } from "vitest";
import type { AddressVisibility } from "../../places/address-visibility.ts";
import { opensPlace } from "./opens-place.ts";

const PROTECTED = { isProtected: true, isGone: false };
const GONE = { isProtected: false, isGone: true };
const saved = (
  isProtected: boolean | null,
  addressVisibility: AddressVisibility = "EXACT",
  isRemote = false,
) => ({
  isProtected,
  addressVisibility,
  isRemote,
});

describe("a version of a listing", () => {
  test.each([
    ["takes the tick back", PROTECTED, saved(false), true],
    ["takes it back and shows the area", PROTECTED, saved(false, "AREA"), true],
    ["takes it back and hides the address, which shows the town", PROTECTED, saved(false, "HIDDEN"), true],
    ["decides nothing of an address that is not hidden any more", PROTECTED, saved(null), true],
    ["stays protected", PROTECTED, saved(true), false],
    ["hides its address, which implies it", PROTECTED, saved(null, "HIDDEN"), false],
    ["is reached by telephone", PROTECTED, saved(false, "EXACT", true), false],
    ["gets a place again", GONE, saved(false), true],
    ["gets one that is protected", GONE, saved(true), false],
    ["stays hidden", GONE, saved(false, "HIDDEN"), false],
    ["stays reached by telephone", GONE, saved(false, "EXACT", true), false],
    ["was never protected", { isProtected: false, isGone: false }, saved(false), false],
  ])("%s", (_, kept, version, opens) => {
    expect(opensPlace(kept, version)).toBe(opens);
  });
});
