import fc from "fast-check";
import { expect, test } from "vitest";
import { formatRecoveryCode, RECOVERY_CODE_BYTES, readRecoveryCode } from "./recovery-code.ts";

const code = fc
  .uint8Array({ minLength: RECOVERY_CODE_BYTES, maxLength: RECOVERY_CODE_BYTES })
  .map((bytes) => formatRecoveryCode(bytes));

test("a code has six groups of four and reads as itself, however it is typed", () => {
  fc.assert(
    fc.property(code, (made) => {
      expect(made).toMatch(/^([\dA-HJKMNP-TV-Z]{4}-){5}[\dA-HJKMNP-TV-Z]{4}$/);
      expect(readRecoveryCode(made)).toBe(made);
      expect(readRecoveryCode(` ${made.toLowerCase().replaceAll("-", " ")} `)).toBe(made);
      expect(readRecoveryCode(made.replaceAll("-", "").replaceAll("0", "o").replaceAll("1", "l"))).toBe(made);
    }),
  );
});

test("different bytes make different codes", () => {
  const zeros = new Uint8Array(RECOVERY_CODE_BYTES);
  const one = Uint8Array.from(zeros, (_, place) => (place === RECOVERY_CODE_BYTES - 1 ? 1 : 0));
  expect([formatRecoveryCode(zeros), formatRecoveryCode(one)]).toEqual([
    "0000-0000-0000-0000-0000-0000",
    "0000-0000-0000-0000-0000-0001",
  ]);
});

test.each(["", "0000", "U000-0000-0000-0000-0000-0000", "0000-0000-0000-0000-0000-00000", "contraseña"])(
  "%j is no code",
  (typed) => {
    expect(readRecoveryCode(typed)).toBeNull();
  },
);
