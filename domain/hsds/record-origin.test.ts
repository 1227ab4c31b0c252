import { expect, test } from "vitest";
import { echoReason, originText } from "./record-origin.ts";

const HERE = "0190b5a0-0000-7000-8000-000000000001";
const THERE = "0190b5a0-0000-7000-8000-000000000002";
const known = { own: HERE, elsewhere: new Set([originText({ directory: THERE, id: "twice" })]) };

test.each([
  ["without an origin", null, false, null],
  ["without an origin, whatever it states", null, true, null],
  ["entered here", { directory: HERE, id: "a" }, false, "it comes from this directory"],
  ["entered there", { directory: THERE, id: "a" }, false, null],
  ["here from another source", { directory: THERE, id: "twice" }, false, "it is here from another source"],
  ["of a package imported here", { directory: THERE, id: "a" }, true, "it is here from another source"],
])("%s", (_, origin, isHereToo, reason) => {
  expect(echoReason(origin, { ...known, isHereToo })).toBe(reason);
});
