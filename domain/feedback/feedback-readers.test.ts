import { expect, test } from "vitest";
import { ROLES } from "../base/roles/role.ts";
import { mayReadFeedback } from "./feedback-readers.ts";

const SERVICE = "01950000-0000-7000-8000-000000000001";
const OWNER = "01950000-0000-7000-8000-000000000002";
const OTHER = "01950000-0000-7000-8000-000000000003";

const FEEDBACKS = {
  "to the product": { type: "APP", serviceId: null, ownerId: null },
  "a report about a service": { type: "APP", serviceId: SERVICE, ownerId: OWNER },
  "to a service": { type: "SERVICE", serviceId: SERVICE, ownerId: OWNER },
  "a claim": { type: "CLAIM", serviceId: SERVICE, ownerId: OWNER },
  "to a service without an owner": { type: "SERVICE", serviceId: SERVICE, ownerId: null },
} as const;

test.each(Object.entries(FEEDBACKS))("%s: who may read it", (_, feedback) => {
  expect(mayReadFeedback({ role: "GUEST", id: null }, feedback)).toBe(false);
  expect(mayReadFeedback({ role: "ADMINISTRATOR", id: OTHER }, feedback)).toBe(true);
  const isToService = feedback.type === "SERVICE";
  for (const role of ["USER", "AUTO USER", "VOLUNTEER"] as const) {
    expect(mayReadFeedback({ role, id: OTHER }, feedback)).toBe(false);
    expect(mayReadFeedback({ role, id: OWNER }, feedback)).toBe(isToService && feedback.ownerId === OWNER);
  }
  for (const role of ["VOLUNTEER LEAD", "SUPER USER"] as const) {
    expect(mayReadFeedback({ role, id: OTHER }, feedback)).toBe(feedback.type !== "APP");
  }
});

test("nobody reads what no feedback names", () => {
  for (const role of ROLES) expect(mayReadFeedback({ role, id: OWNER }, null)).toBe(false);
});
