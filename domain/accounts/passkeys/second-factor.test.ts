import { describe, expect, test } from "vitest";
import { ROLES } from "../../base/roles/role.ts";
import { isSessionEnough, readRoles } from "./second-factor.ts";

describe("roles with a second factor", () => {
  test.each([
    ["ADMINISTRATOR,SUPER USER", ["SUPER USER", "ADMINISTRATOR"]],
    [" administrator , super  user ", ["SUPER USER", "ADMINISTRATOR"]],
    ["USER", ["USER"]],
    ["ADMIN", null],
    ["ADMINISTRATOR,", null],
    ["GUEST", null],
    ["SUPERUSER", null],
  ])("%j", (text, roles) => {
    const read = readRoles(text);
    expect(read === null ? null : [...read]).toEqual(roles);
  });

  test.each(ROLES)("a session of %s is enough with both factors, or where one is asked for", (role) => {
    expect(isSessionEnough({ role, hasSecondFactor: false }, new Set([role]))).toBe(false);
    expect(isSessionEnough({ role, hasSecondFactor: true }, new Set([role]))).toBe(true);
    const others = new Set(ROLES.filter((other) => other !== role));
    expect(isSessionEnough({ role, hasSecondFactor: false }, others)).toBe(true);
  });
});
