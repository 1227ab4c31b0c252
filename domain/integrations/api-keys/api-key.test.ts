import { describe, expect, test } from "vitest";
import { CAPABILITIES, getExtent, hasCapability } from "../../base/roles/permissions.ts";
import { KEY_ROLES, KEY_SCOPES, keyState, scopesOfRole } from "./api-key.ts";

describe("the rights of a key", () => {
  test("are those of its role in its scopes, and a guest's in all others", () => {
    for (const role of KEY_ROLES) {
      for (const scope of KEY_SCOPES) {
        const rights = { role, scopes: [scope] };
        for (const capability of CAPABILITIES) {
          const column = capability === scope ? role : "GUEST";
          expect([role, scope, capability, getExtent(rights, capability)]).toEqual([
            role,
            scope,
            capability,
            getExtent(column, capability),
          ]);
        }
      }
    }
  });

  test("with every scope, no key administers anything", () => {
    for (const role of KEY_ROLES) {
      const rights = { role, scopes: KEY_SCOPES };
      expect(hasCapability(rights, "administer")).toBe(false);
      expect(hasCapability(rights, "setAdministratorFields")).toBe(false);
    }
  });
});

test.each([
  ["VOLUNTEER", ["readWaiting", "editService"]],
  ["VOLUNTEER LEAD", ["readWaiting", "editService", "publishUnreviewed"]],
  ["SUPER USER", ["readWaiting", "editService", "publishUnreviewed", "updateBeds"]],
  ["ADMINISTRATOR", KEY_SCOPES],
] as const)("the scopes of %s that need no ownership", (role, scopes) => {
  expect(scopesOfRole(role)).toEqual(scopes);
});

test.each([
  [{ hasToken: true, expiresAt: 11 }, "WORKS"],
  [{ hasToken: true, expiresAt: 10 }, "EXPIRED"],
  [{ hasToken: false, expiresAt: 11 }, "ENDED"],
] as const)("%j at 10: %s", (key, state) => {
  expect(keyState(key, 10)).toBe(state);
});
