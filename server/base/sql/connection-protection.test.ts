import { expect, test } from "vitest";
import { classifyProtection, protectionWarning } from "./connection-protection.ts";

test.each([
  [undefined, false, false, "local"],
  ["127.0.0.1", false, false, "local"],
  ["::1", false, false, "local"],
  ["::ffff:127.0.0.1", false, false, "local"],
  ["127.0.0.1", true, false, "local"],
  ["127.0.0.1", true, true, "verified"],
  ["10.0.0.5", true, true, "verified"],
  ["10.0.0.5", true, false, "unverified"],
  ["10.0.0.5", false, false, "clear"],
  ["::ffff:10.0.0.5", false, false, "clear"],
  ["2001:db8::5", false, false, "clear"],
] as const)(
  "a connection to %s, encrypted: %s, vouched for: %s, is %s",
  (address, isEncrypted, isVouchedFor, protection) => {
    expect(classifyProtection({ address, isEncrypted, isVouchedFor })).toBe(protection);
  },
);

test("only what others can read or forge is a line at the start", () => {
  const line = (protection: Parameters<typeof protectionWarning>[1]) =>
    protectionWarning("DATABASE_URL", protection);
  expect([line("local"), line("verified")]).toEqual([null, null]);
  expect(line("clear")).toMatch(/^The connection [^\n]*not encrypted[^\n]*verify-full to DATABASE_URL/);
  expect(line("unverified")).toMatch(/^The connection [^\n]*impostor[^\n]*verify-full to DATABASE_URL/);
});
