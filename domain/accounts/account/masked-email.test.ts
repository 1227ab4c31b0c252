import { expect, test } from "vitest";
import { maskedEmail } from "./masked-email.ts";

test.each([
  ["maria@help.example", "m•••@help.example"],
  ["m@help.example", "m•••@help.example"],
  ['"a@b"@help.example', '"•••@help.example'],
])("%s is shown as %s", (email, shown) => {
  expect(maskedEmail(email)).toBe(shown);
});
