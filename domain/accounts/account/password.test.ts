import { expect, test } from "vitest";
import { checkPassword, preparedPassword } from "./password.ts";

test.each([
  ["", "required"],
  ["12345", "tooShort"],
  ["123456", null],
  ["      ", null],
  ["ñandú", "tooShort"],
  ["n\u0303andu\u0301", "tooShort"],
  ["🔑🔑🔑🔑🔑", "tooShort"],
  ["🔑🔑🔑🔑🔑🔑", null],
  ["x".repeat(200), null],
  ["x".repeat(201), "tooLong"],
])("the password %j: %s", (typed, message) => {
  expect(checkPassword(typed)).toBe(message);
});

test("a password is the same from every keyboard, and nothing else is folded", () => {
  expect(preparedPassword("n\u0303\u00a0a\u3000")).toBe("ñ a ");
  expect(preparedPassword(" Straße ﬁ K ")).toBe(" Straße ﬁ K ");
});
