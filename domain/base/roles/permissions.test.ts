import { describe, expect, test } from "vitest";
import { CAPABILITIES, type Capability, getExtent, hasCapability, PERMISSIONS } from "./permissions.ts";
import { ROLES, VIEWER_ROLES, type ViewerRole } from "./role.ts";

/** Capabilities not listed are those of the role `before`; guests are denied them. */
type Rights = Partial<Record<Capability, string>>;

const GUEST: Rights = { readPublic: "yes", liaisons: "read" };

const BEYOND: readonly { role: ViewerRole; before: ViewerRole; rights: Rights }[] = [
  {
    role: "USER",
    before: "GUEST",
    rights: {
      readWaiting: "own",
      createService: "limited",
      editService: "own",
      deleteService: "own",
      updateBeds: "own",
      confirmFacts: "own",
      feedbackInbox: "own",
      editOrganization: "own",
    },
  },
  { role: "AUTO USER", before: "USER", rights: { publishUnreviewed: "yes" } },
  {
    role: "VOLUNTEER",
    before: "USER",
    rights: { readWaiting: "any", editService: "propose", confirmFacts: "any", approvals: "read" },
  },
  {
    role: "VOLUNTEER LEAD",
    before: "VOLUNTEER",
    rights: {
      publishUnreviewed: "yes",
      editService: "any",
      approvals: "decide",
      feedbackInbox: "service",
      directoryHealth: "yes",
      proposeImports: "yes",
    },
  },
  {
    role: "SUPER USER",
    before: "VOLUNTEER LEAD",
    rights: { updateBeds: "any", setAlert: "yes", liaisons: "edit", hardNights: "yes" },
  },
  {
    role: "ADMINISTRATOR",
    before: "SUPER USER",
    rights: {
      createService: "unlimited",
      deleteService: "any",
      approvals: "remove",
      setAdministratorFields: "yes",
      feedbackInbox: "all",
      liaisons: "delete",
      createOrganization: "yes",
      editOrganization: "any",
      deleteOrganization: "yes",
      editDirectoryText: "yes",
      topKudos: "yes",
      runImports: "yes",
      export: "yes",
      campaigns: "yes",
      administer: "yes",
    },
  },
];

const listRights = (role: ViewerRole): Rights =>
  Object.fromEntries(CAPABILITIES.map((capability) => [capability, getExtent(role, capability)]));

test("the roles, lowest to highest", () => {
  expect(ROLES).toEqual(BEYOND.map(({ role }) => role));
  expect(VIEWER_ROLES).toEqual(["GUEST", ...ROLES]);
});

describe("who may do what", () => {
  test("a guest reads what is public, and nothing else is theirs", () => {
    const denied = Object.fromEntries(CAPABILITIES.map((capability) => [capability, "no"]));
    expect(listRights("GUEST")).toEqual({ ...denied, ...GUEST });
  });

  test.each(BEYOND)("$role, compared with $before", ({ role, before, rights }) => {
    expect(listRights(role)).toEqual({ ...listRights(before), ...rights });
  });

  test("every row of the table is a capability", () => {
    expect(CAPABILITIES).toEqual(Object.keys(PERMISSIONS));
    expect(CAPABILITIES).toHaveLength(25);
  });

  test("a role may do something of a capability unless its extent is no", () => {
    expect(hasCapability("GUEST", "editService")).toBe(false);
    expect(hasCapability("USER", "editService")).toBe(true);
    expect(hasCapability("VOLUNTEER", "publishUnreviewed")).toBe(false);
    expect(hasCapability("GUEST", "readPublic")).toBe(true);
  });
});
