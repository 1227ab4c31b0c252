import { expect, test } from "vitest";
import { isPublicAtOnce } from "./when-public.ts";

const OPEN = { isProtected: null, addressVisibility: "EXACT" } as const;
const SHELTERED = { isProtected: true, addressVisibility: "EXACT" } as const;
const HIDDEN = { isProtected: null, addressVisibility: "HIDDEN" } as const;

test.each([
  ["OWNER", OPEN, "cost", true],
  ["OWNER", OPEN, "category", true],
  ["OWNER", SHELTERED, "isAllowedPets", true],
  ["OWNER", HIDDEN, "entry", true],
  ["OWNER", SHELTERED, "howToApply", false],
  ["OWNER", HIDDEN, "accessibility", false],
  ["LISTED", OPEN, "isAllowedPets", false],
] as const)(
  "by the link of %s about %j, an answer to %s is public at once: %s",
  (channel, service, field, is) => {
    expect(isPublicAtOnce(channel, service, field)).toBe(is);
  },
);
