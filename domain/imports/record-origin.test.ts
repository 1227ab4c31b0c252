import { expect, test } from "vitest";
import { echoReason, originText } from "./record-origin.ts";

const HERE = "0190b5a0-0000-7000-8000-000000000001";
const THERE = "0190b5a0-0000-7000-8000-000000000002";
const known = { own: HERE, elsewhere: new Set([originText({ directory: THERE, id: "twice" })]) };

test.each([
  ["without an origin", null, null],
  ["entered here", { directory: HERE, id: "a" }, "it comes from this directory"],
  ["entered there", { directory: THERE, id: "a" }, null],
  ["here from another source", { directory: THERE, id: "twice" }, "it is here from another source"],
])("%s", (_, origin, reason) => {
  expect(echoReason(origin, known)).toBe(reason);
});
