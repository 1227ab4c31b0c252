import { expect, test } from "vitest";
import { ASK_AGAIN_MS, whomToAsk } from "./whom-to-ask.ts";

const NOW = Date.UTC(2026, 10, 20);
const NOBODY = { ownerEmail: null, contactEmail: null, askedAt: null };
const OWNER = { contact: { channel: "OWNER", email: "ana@help.example" } };
const LISTED = { contact: { channel: "LISTED", email: "info@help.example" } };

test.each([
  [{}, true, { refusal: "nobodyToAsk" }],
  [{ ownerEmail: "Ana@help.example" }, false, OWNER],
  [{ ownerEmail: "ana@help.example", contactEmail: "info@help.example" }, true, OWNER],
  [{ contactEmail: "Info@help.example" }, true, LISTED],
  [{ contactEmail: "info@help.example" }, false, { refusal: "forbidden" }],
  // People who may not ask do not learn whether someone else has.
  [{ contactEmail: "info@help.example", askedAt: NOW }, false, { refusal: "forbidden" }],
  [{ ownerEmail: "ana@help.example", askedAt: NOW }, true, { refusal: "askedRecently" }],
  [{ ownerEmail: "ana@help.example", askedAt: NOW - ASK_AGAIN_MS + 1 }, false, { refusal: "askedRecently" }],
  [{ ownerEmail: "ana@help.example", askedAt: NOW - ASK_AGAIN_MS }, false, OWNER],
])("%j, by an administrator: %s: %j", (facts, isAdministrator, expected) => {
  expect(whomToAsk({ ...NOBODY, ...facts }, { isAdministrator, now: NOW })).toEqual(expected);
});
