import { describe, expect, test } from "vitest";
import { contactsIn } from "./private-contacts.ts";
import { withoutContacts } from "./without-contacts.ts";

function cleaned(value: string, text: string, kind: "contact" | "street" = "contact"): string {
  const contacts = contactsIn([{ kind, value }], "United States");
  if (contacts === null) throw new Error(`nothing is read from ${value}`);
  return withoutContacts(contacts, null)(text);
}

describe("a private number is in no text", () => {
  test.each([
    ["Call (305) 555-9001.", "Call […]."],
    ["Call 305-555-9001 ext. 12 now", "Call […] now"],
    ["tel:+13055559001", "[…]"],
    ["1.305.555.9001", "[…]"],
    ["+1 (305) 555 9001, or 211", "[…], or 211"],
    ["3055559001", "[…]"],
    ["305 – 555 – 9001", "[…]"],
    ["Call 555-9001", "Call […]"],
    ["three zero five, five five five, nine zero zero one", "[…]"],
    ["tres cero cinco cinco cinco cinco nueve cero cero uno", "[…]"],
    ["３０５-５５５-９００１", "[…]"],
    ["305-555-9000/9001", "305-555-9000/[…]"],
    ["305-555-9000 or 9001", "305-555-9000 or […]"],
  ])("%s", (text, left) => expect(cleaned("305-555-9001", text)).toBe(left));

  test.each(["(786) 555-9001", "305-555-9002", "case 13055559001234", "Call 305-555-9000", "5555"])(
    "%s is another one",
    (text) => expect(cleaned("305-555-9001", text)).toBe(text),
  );

  test.each([
    ["1-800-FOODBANK", "Call 1-800-366-3226", "Call […]"],
    ["1-800-366-3226", "Call 1-800-FOODBANK today", "Call […] today"],
    ["305-555-4357", "305-555-HELP", "[…]"],
    ["+52 55 5555 0142", "Llame al 55 5555 0142 o +52 (55) 5555-0142", "Llame al […] o […]"],
    ["+44 20 7946 0018", "020 7946 0018", "[…]"],
    ["555-9001", "(305) 555-9001 and 555 9001", "[…] and […]"],
    ["741741", "Text HELP to 741741", "Text HELP to […]"],
  ])("%s: %s", (value, text, left) => expect(cleaned(value, text)).toBe(left));

  test("short numbers are everybody's", () =>
    expect(cleaned("211 or 305-555-9001", "Dial 211")).toBe("Dial 211"));
});

describe("a private mail address is in no text", () => {
  test.each([
    ["Write to hush@quiet.example.", "Write to […]."],
    ["Write to Hush@Quiet.Example, please", "Write to […], please"],
    ["mailto:hush@quiet.example", "[…]"],
    ["hush (at) quiet (dot) example", "[…]"],
    ["hush [at] quiet.example", "[…]"],
    ["hush at quiet dot example", "[…]"],
    ["hush arroba quiet punto example", "[…]"],
  ])("%s", (text, left) => expect(cleaned("hush@quiet.example", text)).toBe(left));

  test.each(["nothush@quiet.example", "hush@quiet.example.org", "not.hush@quiet.example", "quiet.example"])(
    "%s is another one",
    (text) => expect(cleaned("hush@quiet.example", text)).toBe(text),
  );
});

describe("a private address of the web is in no text", () => {
  test.each([
    ["https://www.hushweb.example", "See hushweb.example.", "See […]."],
    ["https://www.hushweb.example", "See http://hushweb.example/rooms?x=1 and call", "See […] and call"],
    ["hushweb.example", "WWW.HushWeb.Example", "[…]"],
    ["hushweb.example", "intake.hushweb.example", "[…]"],
    ["hushweb.example", "hushweb dot example", "[…]"],
    ["https://www.facebook.com/hush", "facebook.com/hush", "[…]"],
    ["https://www.facebook.com/hush", "https://m.facebook.com/hush/", "[…]"],
  ])("%s: %s", (value, text, left) => expect(cleaned(value, text)).toBe(left));

  test.each([
    ["hushweb.example", "nothushweb.example"],
    ["hushweb.example", "hushweb.example.org"],
    ["hushweb.example", "info@hushweb.example"],
    ["https://www.facebook.com/hush", "facebook.com/hushed"],
    ["https://www.facebook.com/hush", "facebook.com"],
  ])("%s is not %s", (value, text) => expect(cleaned(value, text)).toBe(text));
});

test.each([
  ["12 Foxglove Court", "Mail to 12 Foxglove Ct.", "Mail to […]"],
  ["PO Box 55", "Send it to P.O. Box 55, Miami", "Send it to […], Miami"],
])("a private street is in no text: %s", (value, text, left) =>
  expect(cleaned(value, text, "street")).toBe(left),
);

test("a street at which the record is itself is public", () => {
  const contacts = contactsIn([{ kind: "street", value: "12 Foxglove Court" }], "United States");
  if (contacts === null) throw new Error("none");
  expect(withoutContacts(contacts, "12 Foxglove Ct")("At 12 Foxglove Ct")).toBe("At 12 Foxglove Ct");
  expect(withoutContacts(contacts, "14 Foxglove Ct")("14 Foxglove Ct, not 12 Foxglove Ct")).not.toContain(
    "12",
  );
});
