import { describe, expect, test } from "vitest";
import { type Claims, claimsOfFacebook, claimsOfIdToken, claimsOfX } from "./claims.ts";
import { providerNamed } from "./provider.ts";

const NOBODY_TOLD = { email: null, isEmailVerified: false, displayName: null };

describe("an ID token", () => {
  test.each<[unknown, Claims | null]>([
    [
      { sub: "1", email: "a@b.example", email_verified: true, name: "Ana" },
      { subject: "1", email: "a@b.example", isEmailVerified: true, displayName: "Ana" },
    ],
    // Only the boolean: some send "true", which may only mean that the address was typed.
    [
      { sub: "1", email: "a@b.example", email_verified: "true" },
      { ...NOBODY_TOLD, subject: "1", email: "a@b.example" },
    ],
    [
      { sub: "1", email: "a@b.example", email_verified: 1 },
      { ...NOBODY_TOLD, subject: "1", email: "a@b.example" },
    ],
    [
      { sub: "1", email: ["a@b.example"], name: { x: 1 } },
      { ...NOBODY_TOLD, subject: "1" },
    ],
    [{ sub: "" }, null],
    [{ sub: 7 }, null],
    [{ sub: "x".repeat(256) }, null],
    [{}, null],
    [null, null],
  ])("%j", (token, claims) => {
    expect(claimsOfIdToken(token)).toEqual(claims);
  });
});

test.each([true, "true", 1])("Facebook and X never vouch for an address, whatever they add: %j", (word) => {
  const facebook = { id: "7", email: "a@b.example", name: "Ana", verified: word, email_verified: word };
  expect(claimsOfFacebook(facebook)).toEqual({
    subject: "7",
    email: "a@b.example",
    isEmailVerified: false,
    displayName: "Ana",
  });
  const x = { data: { id: "7", confirmed_email: "a@b.example", username: "ana", verified: word } };
  expect(claimsOfX(x)).toEqual({
    subject: "7",
    email: "a@b.example",
    isEmailVerified: false,
    displayName: "ana",
  });
});

test.each([null, "x", {}, { data: null }, { data: {} }, { id: 7 }])("%j names nobody", (profile) => {
  expect([claimsOfFacebook(profile), claimsOfX(profile)]).toEqual([null, null]);
});

test.each([
  ["google", "GOOGLE"],
  ["twitter", "TWITTER"],
  ["local", null],
  ["GOOGLE", null],
  ["__proto__", null],
])("the path's %s is %s", (name, provider) => {
  expect(providerNamed(name)).toBe(provider);
});
