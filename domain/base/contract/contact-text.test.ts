import { expect, test } from "vitest";
import * as z from "zod/mini";
import { emailAddress, filled, oneLine, phoneNumber, severalLines } from "./contact-text.ts";
import { readBody } from "./parameters.ts";

const fields = z.object({
  name: filled(oneLine({ max: 10 })),
  email: emailAddress(),
  phone: phoneNumber(),
  message: filled(severalLines({ max: 20 })),
});
const RIGHT = { name: "Ana", email: "ana@mail.example", phone: "3055550101", message: "Hello" };

test("what is right is read, tidied", () => {
  const read = readBody(fields, {
    ...RIGHT,
    name: " Jose\u0301 ",
    phone: "\u202d3055550101\u202c",
    message: "One\r\ntwo\rthree\n",
  });
  expect(read).toEqual({
    ok: true,
    value: {
      name: "José",
      email: "ana@mail.example",
      phone: "(305) 555-0101",
      message: "One\ntwo\nthree",
    },
  });
});

test("what would turn the text around it is not kept, what turns nothing is", () => {
  const read = readBody(fields, {
    ...RIGHT,
    name: "\u202eAna\u2066\u200f",
    message: "One \u202atwo\u202c\nthree\u2069",
  });
  expect(read).toMatchObject({ ok: true, value: { name: "Ana\u200f", message: "One two\nthree" } });
});

test.each([
  ["name", undefined, "required"],
  ["name", "", "required"],
  ["name", "   ", "required"],
  ["name", "\u200b\u200d", "required"],
  ["name", "\u202e", "required"],
  ["name", "\u3164\u2800", "required"],
  ["name", 7, "wrongType"],
  ["name", ["Ana"], "wrongType"],
  ["name", "Ana\r\nBcc: a@mail.example", "notOneLine"],
  ["name", "Ana\nBcc: a@mail.example", "notOneLine"],
  ["name", "Ana\r", "notOneLine"],
  ["name", "Ana\u2028b", "notOneLine"],
  ["name", "Ana\tb", "notOneLine"],
  ["name", "A\u0000", "notOneLine"],
  ["name", "\ud800", "notText"],
  ["name", "Maximiliano", "tooLong"],
  ["email", "", "required"],
  ["email", "ana", "notEmail"],
  ["email", "ana@mail", "notEmail"],
  ["email", "@mail.example", "notEmail"],
  ["email", "a b@mail.example", "notEmail"],
  ["email", "ana..b@mail.example", "notEmail"],
  ["email", "ana@mail..example", "notEmail"],
  ["email", "ana@-mail.example", "notEmail"],
  ["email", "ana@mail.example, b@mail.example", "notEmail"],
  ["email", "ana@mail.example\r\nBcc: b@mail.example", "notEmail"],
  ["email", "Ana <ana@mail.example>", "notEmail"],
  ["email", `${"a".repeat(65)}@mail.example`, "notEmail"],
  ["email", `a@${"mail.".repeat(60)}example`, "tooLong"],
  ["phone", "", "required"],
  ["phone", "555-0101", "notPhone"],
  ["phone", "30555501012", "notPhone"],
  ["phone", "call me", "notPhone"],
  ["phone", "305555010x", "notPhone"],
  ["phone", "305 555 0101 ext 4", "notPhone"],
  ["phone", "305 555 0101 ask for Ana", "notPhone"],
  ["phone", "988", "notPhone"],
  ["phone", "(155) 555-5014", "noSuchPhone"],
  ["phone", "(305) 155-5014", "noSuchPhone"],
  ["phone", "(305)\n555-0101", "notOneLine"],
  ["message", "\n \n", "required"],
  ["message", "x".repeat(21), "tooLong"],
  ["message", "a\u0000b", "notText"],
])("%s %j is %s", (field, value, message) => {
  const read = readBody(fields, { ...RIGHT, [field]: value });
  expect(read).toMatchObject({ ok: false, problem: { code: 400, fields: { [field]: message } } });
});

test("an address that is made to take long is refused at once", () => {
  const evil = `${"a.".repeat(120)}!@`;
  expect(readBody(fields, { ...RIGHT, email: evil }).ok).toBe(false);
});
