import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pageCapabilities } from "#domain/app/page-capabilities.ts";
import type { PageViewer } from "#domain/app/page-rendering.ts";
import { ROLES, type Role, VIEWER_ROLES, type ViewerRole } from "#domain/base/roles/role.ts";
import { isForbidden, loginPath, needsAccount, redirectFor } from "./page-access.ts";
import { matchPage, PAGES, type PageName } from "./page-table.ts";

function viewer(role: ViewerRole): PageViewer | null {
  if (role === "GUEST") return null;
  return {
    id: "1",
    displayName: "Ana",
    email: "a@b.example",
    role,
    lastMethod: "LOCAL",
    isConfirmed: true,
    hasShelter: false,
    may: pageCapabilities(role),
  };
}

const NAMES = Object.keys(PAGES).filter((name): name is PageName => name in PAGES);
const fillPath = (name: PageName) => PAGES[name].path.replace(":id", "0190a000-0000-7000-8000-000000000001");

const REVIEWERS: readonly Role[] = ["VOLUNTEER", "VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"];

/** Viewers who may open each page, written down independently of the table (rule permissions 13). */
const OPENED_BY: Readonly<Record<PageName, readonly ViewerRole[]>> = {
  home: VIEWER_ROLES,
  service: VIEWER_ROLES,
  favourites: VIEWER_ROLES,
  crisisLines: VIEWER_ROLES,
  feedback: VIEWER_ROLES,
  introduce: VIEWER_ROLES,
  about: VIEWER_ROLES,
  faq: VIEWER_ROLES,
  terms: VIEWER_ROLES,
  privacy: VIEWER_ROLES,
  deletion: VIEWER_ROLES,
  login: ["GUEST"],
  forgotPassword: VIEWER_ROLES,
  resetPassword: VIEWER_ROLES,
  confirmEmail: VIEWER_ROLES,
  invitation: VIEWER_ROLES,
  confirmListing: VIEWER_ROLES,
  profile: ROLES,
  changePassword: ROLES,
  sessions: ROLES,
  passkeys: ROLES,
  secondFactor: VIEWER_ROLES,
  enrollPasskey: VIEWER_ROLES,
  chatbot: VIEWER_ROLES,
  organizations: VIEWER_ROLES,
  newOrganization: ["ADMINISTRATOR"],
  editOrganization: ROLES,
  organization: VIEWER_ROLES,
  topics: VIEWER_ROLES,
  topic: VIEWER_ROLES,
  addService: ROLES,
  editService: ROLES,
  claimService: ROLES,
  acceptClaim: VIEWER_ROLES,
  manageServices: ROLES,
  beds: ROLES,
  approvals: REVIEWERS,
  feedbacks: ROLES,
  newCrisisLine: ["ADMINISTRATOR"],
  editCrisisLine: ["ADMINISTRATOR"],
  campaigns: ["ADMINISTRATOR"],
  campaign: ["ADMINISTRATOR"],
  cityFile: ["ADMINISTRATOR"],
  apiKeys: ["ADMINISTRATOR"],
  webhooks: ["ADMINISTRATOR"],
  harvests: ["ADMINISTRATOR"],
  hardNights: ["SUPER USER", "ADMINISTRATOR"],
  directoryHealth: ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  lineCalls: ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  imports: ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  withheld: ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  duplicates: ["VOLUNTEER LEAD", "SUPER USER", "ADMINISTRATOR"],
  users: ["ADMINISTRATOR"],
  user: ["ADMINISTRATOR"],
  access: ["ADMINISTRATOR"],
  superUsers: ["ADMINISTRATOR"],
  liaisons: VIEWER_ROLES,
  regions: VIEWER_ROLES,
  coordinators: VIEWER_ROLES,
  newLiaison: ["SUPER USER", "ADMINISTRATOR"],
  editLiaison: ["SUPER USER", "ADMINISTRATOR"],
  newRegion: ["ADMINISTRATOR"],
  editRegion: ["ADMINISTRATOR"],
  newCoordinator: ["ADMINISTRATOR"],
  editCoordinator: ["ADMINISTRATOR"],
  staticPages: ["ADMINISTRATOR"],
  editStaticPage: ["ADMINISTRATOR"],
  history: ["ADMINISTRATOR"],
  permissions: ["ADMINISTRATOR"],
};

const EACH = NAMES.flatMap((name) => VIEWER_ROLES.map((role) => [name, role] as const));

test.each(EACH)("%s, seen by %s", (name, role) => {
  const path = fillPath(name);
  const isOpened = OPENED_BY[name].includes(role);
  for (const address of [path, `${path}?x`, `${path}/?x#y`]) {
    const to = redirectFor(address, viewer(role));
    if (isOpened) expect(to, address).toBeNull();
    else if (role === "GUEST") expect(to, address).toBe(`/login?next=${encodeURIComponent(address)}`);
    else expect(to, address).toBe(name === "login" ? "/" : null);
    expect(isForbidden(address, viewer(role)), address).toBe(
      !isOpened && role !== "GUEST" && name !== "login",
    );
  }
});

describe("the page at a path", () => {
  test.each(NAMES)("%s is found at its own, with or without a slash at the end", (name) => {
    const id = PAGES[name].path.includes(":id") ? "0190a000-0000-7000-8000-000000000001" : "";
    expect(matchPage(fillPath(name))).toEqual({ name, id });
    if (name !== "home") expect(matchPage(`${fillPath(name)}/`)).toEqual({ name, id });
  });

  test.each([
    ["/services/1", "service"],
    ["/services/1/edit", "editService"],
    ["/services/1/edit/", "editService"],
    ["/services//edit", null],
    ["/services/1/2/edit", null],
    [`/services/${"a".repeat(101)}`, null],
    ["/crisis_lines/new", "newCrisisLine"],
    ["/crisis_lines/1/edit", "editCrisisLine"],
    ["/crisis_lines/1", null],
    ["/constructor", null],
    ["/Login", null],
    ["", null],
  ])("%s is %s", (path, name) => {
    expect(matchPage(path)?.name ?? null).toBe(name);
    expect(needsAccount(path)).toBe(name !== null && name !== "service");
  });
});

test("guests sign in and come back to where they were going, with its query and hash", () => {
  expect(redirectFor("/add_service?copy=1#hours", null)).toBe(
    "/login?next=%2Fadd_service%3Fcopy%3D1%23hours",
  );
  expect(redirectFor("/login?next=%2Fadd_service", null)).toBeNull();
});

test("nobody is led in a circle", () => {
  const address = fc.constantFrom(...NAMES.map(fillPath), "/nothing");
  const query = fc.constantFrom("", "?next=%2Flogin", "?next=%2Fpermissions", "#x");
  fc.assert(
    fc.property(address, query, fc.constantFrom(...VIEWER_ROLES), (path, more, role) => {
      const to = redirectFor(`${path}${more}`, viewer(role));
      if (to !== null) expect(redirectFor(to, viewer(role))).toBeNull();
    }),
  );
});

test.each([null, "/", "/login", "/login?tab=signup", "/forgot_password", "/auth/confirm?token=a"])(
  "from %s one goes on to the list",
  (next) => {
    expect(loginPath(next)).toBe("/login");
  },
);
