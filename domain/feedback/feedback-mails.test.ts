import { expect, test } from "vitest";
import { mailsFor } from "./feedback-mails.ts";

const SERVICE = "01950000-0000-7000-8000-000000000001";

test.each([
  ["SERVICE", SERVICE, 1, ["toService", "receipt"]],
  ["SERVICE", SERVICE, 0, ["toService"]],
  ["APP", null, 1, ["toAdministrators", "receipt"]],
  ["APP", SERVICE, 2, ["toAdministrators", "toOwnerOfReported", "receipt"]],
  ["APP", SERVICE, -5, ["toAdministrators", "toOwnerOfReported"]],
] as const)("feedback of type %s about %s, %i receipts left: %j", (type, serviceId, left, mails) => {
  expect(mailsFor({ type, serviceId }, left)).toEqual(mails);
});
