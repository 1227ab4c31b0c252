import { describe, expect, test } from "vitest";
import { ACCOUNT_FORMS, type AccountTexts, checkAccountForm } from "./account-form.ts";

const SIGN_UP = {
  displayName: "Harbor Kitchen",
  email: "ana@harbor.example",
  phone: "",
  password: "secret",
  terms: "on",
} satisfies AccountTexts;

describe("signing up", () => {
  test("name, address, password and terms are needed, the phone is not", () => {
    expect(checkAccountForm("signUp", {})).toEqual({
      displayName: "required",
      email: "required",
      password: "required",
      terms: "required",
    });
    expect(checkAccountForm("signUp", SIGN_UP)).toEqual({});
  });

  test.each([
    ["email", "ana@harbor", "notEmail"],
    ["email", ` ${"a".repeat(260)}@b.example`, "tooLong"],
    ["phone", "555-01", "notPhone"],
    ["password", "12345", "tooShort"],
    ["password", "x".repeat(201), "tooLong"],
    ["displayName", "   ", "required"],
    ["displayName", "x".repeat(101), "tooLong"],
  ] as const)("%s %j is %s", (field, typed, error) => {
    expect(checkAccountForm("signUp", { ...SIGN_UP, [field]: typed })).toEqual({ [field]: error });
  });
});

test("a changed password is typed twice, alike", () => {
  const texts = { oldPassword: "old-secret", newPassword: "new-secret", confirmPassword: "new-secret" };
  expect(checkAccountForm("changePassword", texts)).toEqual({});
  expect(checkAccountForm("changePassword", { ...texts, confirmPassword: "new-secrey" })).toEqual({
    confirmPassword: "different",
  });
  expect(checkAccountForm("changePassword", { newPassword: "short" })).toEqual({
    oldPassword: "required",
    newPassword: "tooShort",
    confirmPassword: "required",
  });
});

test("a password of six characters is long enough, whatever they are made of", () => {
  expect(checkAccountForm("resetPassword", { newPassword: "🦊🦊🦊🦊🦊🦊" })).toEqual({});
  expect(checkAccountForm("resetPassword", { newPassword: "🦊🦊🦊🦊🦊" })).toEqual({
    newPassword: "tooShort",
  });
});

test("every form has fields", () => {
  for (const fields of Object.values(ACCOUNT_FORMS)) expect(fields.length).toBeGreaterThan(0);
});
