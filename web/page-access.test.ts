import fc from "fast-check";
import { expect, test } from "vitest";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { CAPABILITIES, mayAtAll } from "#domain/roles/permissions.ts";
import { ROLES, type Role } from "#domain/roles/role.ts";
import { entryOf, ledTo, loginPath } from "./page-access.ts";

function viewer(role: Role): PageViewer {
  const may = CAPABILITIES.filter((capability) => mayAtAll(role, capability));
  return {
    id: "1",
    displayName: "Ana",
    email: "a@b.example",
    role,
    lastMethod: "LOCAL",
    isConfirmed: true,
    may,
  };
}

test.each([
  ["/", "anyone"],
  ["/services/1", "anyone"],
  ["/services/1/edit", "editService"],
  ["/services/1/edit/", "editService"],
  ["/services//edit", "anyone"],
  ["/services/1/2/edit", "anyone"],
  ["/crisis_lines", "anyone"],
  ["/crisis_lines/new", "editDirectoryText"],
  ["/crisis_lines/1/edit", "editDirectoryText"],
  ["/manage_approvals", "approvals"],
  ["/manage_approvals/", "approvals"],
  ["/login", "guest"],
  ["/forgot_password", "anyone"],
  ["/auth/resetPassword", "anyone"],
  ["/constructor", "anyone"],
])("%s is for %s", (path, entry) => {
  expect(entryOf(path)).toBe(entry);
});

test("guests sign in and come back to where they were going, with its query and hash", () => {
  expect(ledTo("/add_service?copy=1#hours", null)).toBe("/login?next=%2Fadd_service%3Fcopy%3D1%23hours");
  expect(ledTo("/login?next=%2Fadd_service", null)).toBeNull();
  expect(ledTo("/", null)).toBeNull();
});

test.each(ROLES)(
  "%s enters what the table of permissions names, and goes to the list from elsewhere",
  (role) => {
    expect(ledTo("/login?next=%2Fadd_service", viewer(role))).toBe("/");
    expect(ledTo("/update_profile", viewer(role))).toBeNull();
    expect(ledTo("/manage_approvals", viewer(role))).toBe(mayAtAll(role, "approvals") ? null : "/");
    expect(ledTo("/permissions?x", viewer(role))).toBe(role === "ADMINISTRATOR" ? null : "/");
  },
);

test("nobody is led in a circle", () => {
  const address = fc.constantFrom(
    "/",
    "/login",
    "/permissions",
    "/add_service",
    "/forgot_password",
    "/services/1/edit",
  );
  const query = fc.constantFrom("", "?next=%2Flogin", "?next=%2Fpermissions", "#x");
  const who = fc.constantFrom(null, ...ROLES);
  fc.assert(
    fc.property(address, query, who, (path, more, role) => {
      const looking = role === null ? null : viewer(role);
      const to = ledTo(`${path}${more}`, looking);
      if (to !== null) expect(ledTo(to, looking)).toBeNull();
    }),
  );
});

test.each([null, "/", "/login", "/login?tab=signup", "/forgot_password", "/auth/confirm?token=a"])(
  "from %s one goes on to the list",
  (next) => {
    expect(loginPath(next)).toBe("/login");
  },
);
