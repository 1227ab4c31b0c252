import { describe, expect, test } from "vitest";
import type { AccountFormName } from "#domain/accounts/account/account-form.ts";
import { invalid, type Problem, problem } from "#domain/base/contract/problems.ts";
import { account as en } from "#words/compiled/en/accounts/account.ts";
import { account as es } from "#words/compiled/es/accounts/account.ts";
import { formErrors } from "./form-errors.ts";

/** The sentences that older clients and screens share, letter by letter (rule calls 7). */
test.each<[AccountFormName, ReturnType<typeof problem>, string]>([
  ["signIn", problem("signInFailed"), "Please check your Email or Password and Try Again."],
  ["signIn", problem("unauthorized"), "Please check your Email or Password and Try Again."],
  ["signIn", invalid({ email: "tooLong" }), "Please check your Email or Password and Try Again."],
  ["signIn", problem("unavailable"), "Can not connect to server. Please check your network."],
  ["signUp", problem("emailTaken", { email: "taken" }), "Email already exists"],
  ["forgotPassword", problem("emailNotFound"), "Email not found."],
  [
    "changePassword",
    problem("wrongPassword", { oldPassword: "wrongPassword" }),
    "Please check your current password and try again.",
  ],
  ["changePassword", problem("unauthorized"), "You've been signed out. Please sign in again."],
  [
    "resetPassword",
    problem("deadLink", { token: "deadLink" }),
    "This link has expired or was already used. Please ask for a new one.",
  ],
  [
    "resetPassword",
    problem("unavailable"),
    "Can not request reset password with error: Can not connect to server. Please check your network.",
  ],
  ["profile", invalid({ displayName: "required", phone: "notPhone" }), "Please check 2 fields."],
])("%s, %j: %s", (form, found, sentence) => {
  expect(formErrors(form, found, undefined, en).problem).toBe(sentence);
  expect(formErrors(form, found, undefined, es).problem).not.toBe(sentence);
});

describe("too many tries", () => {
  test.each([
    [undefined, en.problems.tooManyAttempts],
    [20, en.problems.tooManyAttemptsFor(1)],
    [61, "Too many tries. Please try again in 2 minutes."],
  ])("after %s seconds", (seconds, sentence) => {
    expect(formErrors("signIn", problem("tooManyRequests"), seconds, en).problem).toBe(sentence);
  });
});

test("a field that the call names otherwise is the form's, and signing in names none", () => {
  expect(formErrors("resetPassword", invalid({ password: "tooShort" }), undefined, en).errors).toEqual({
    newPassword: "tooShort",
  });
  expect(formErrors("signIn", invalid({ password: "required" }), undefined, en).errors).toEqual({});
  expect(formErrors("signUp", invalid({ body: "wrongType" }), undefined, en)).toEqual({
    errors: {},
    problem: en.problems.failed,
  });
});

test.each<AccountFormName>(["signUp", "forgotPassword", "changePassword", "resetPassword", "profile"])(
  "%s: a refusal that says in a sentence why is read as it came",
  (form) => {
    const refusal: Problem = {
      code: 400,
      key: "invalidRequest",
      message: "The gateway takes no changes at night.",
    };
    expect(formErrors(form, refusal, undefined, en).problem).toBe(refusal.message);
  },
);

test("required fields are asked for in one shape", () => {
  const { terms, ...required } = en.errors.required;
  expect(terms).not.toBe("");
  for (const sentence of Object.values(required)) expect(sentence).toMatch(/^Please input [A-Z]/);
});
