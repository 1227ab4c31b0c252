import fc from "fast-check";
import { expect, test } from "vitest";
import { readBody } from "../base/contract/parameters.ts";
import { sendAppFeedback, sendServiceFeedback } from "./feedback-calls.ts";
import {
  checkMessage,
  FIELDS_OF,
  MESSAGE_KINDS,
  type MessageKind,
  type MessageTexts,
} from "./message-form.ts";

const SERVICE = "01950000-0000-7000-8000-000000000001";

test.each([
  ["contact", {}, { name: "required", email: "required", phone: "required", message: "required" }],
  ["report", {}, { email: "required", message: "required" }],
  ["feedback", {}, { email: "required", subject: "required", message: "required" }],
  ["report", { email: " ", message: "\n" }, { email: "required", message: "required" }],
  ["report", { email: "a@b", message: "x" }, { email: "notEmail" }],
  ["report", { email: "a@mail.example", message: "x".repeat(5001) }, { message: "tooLong" }],
  ["report", { email: "a@mail.example", message: "x" }, {}],
  ["contact", { name: "Ana", email: "a@mail.example", phone: "555", message: "x" }, { phone: "notPhone" }],
  ["contact", { name: "Ana", email: "a@mail.example", phone: "(305) 555-0101", message: "x" }, {}],
] as const)("%s %j: %j", (kind, texts, errors) => {
  expect(checkMessage(kind, texts)).toEqual(errors);
});

test("the form and the call refuse the same", () => {
  const text = fc.oneof(
    fc.constantFrom(
      "",
      " ",
      "Ana",
      "a@mail.example",
      "(305) 555-0101",
      "305",
      "x".repeat(151),
      "x".repeat(5001),
    ),
    fc.string(),
  );
  const texts = fc.record({ name: text, email: text, phone: text, subject: text, message: text });
  fc.assert(
    fc.property(fc.constantFrom(...MESSAGE_KINDS), texts, (kind, given) => {
      // Excludes what no form field accepts: control characters in one line.
      fc.pre(!/\p{Cc}|\p{Surrogate}|[\u2028\u2029]/u.test(Object.values(given).join("")));
      expect(checkMessage(kind, given)).toEqual(refusedByCall(kind, given));
    }),
    { numRuns: 500 },
  );
});

function refusedByCall(kind: MessageKind, given: MessageTexts): object {
  const texts = Object.fromEntries(FIELDS_OF[kind].map((field) => [field, given[field]]));
  const { body } = kind === "contact" ? sendServiceFeedback : sendAppFeedback;
  const about = kind === "feedback" ? {} : { service: SERVICE };
  const read = readBody(body, { ...texts, ...about });
  if (read.ok) return {};
  const { fields = {} } = read.problem;
  // The call checks an opinion's subject only if the rest is valid.
  const subject = kind === "feedback" && (given.subject ?? "").trim() === "" ? { subject: "required" } : {};
  return { ...fields, ...subject };
}
