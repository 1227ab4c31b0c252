import { describe, expect, test } from "vitest";
import type { ViewerRole } from "../base/roles/role.ts";
import {
  formRights,
  publishing,
  seesHiddenFields,
  seesPending,
  servicePermissions,
} from "./service-permissions.ts";

/** Names a viewer's rights to a service: `edit delete beds confirm`, and what they see of it. */
function rights(role: ViewerRole, isOwner: boolean): string {
  const may = servicePermissions(role, isOwner);
  const form = formRights(role, isOwner);
  const all = {
    edit: may.edit,
    delete: may.delete,
    beds: may.updateBeds,
    confirm: may.confirm,
    waiting: seesPending(role, isOwner),
    truth: seesHiddenFields(role, isOwner),
    alert: form.setAlert,
    administrator: form.setAdministratorFields,
    hidden: form.setHidden,
  };
  return Object.entries(all)
    .flatMap(([name, isSo]) => (isSo ? [name] : []))
    .join(" ");
}

const OWN = "edit delete beds confirm waiting truth hidden";

describe("what a role may with a service", () => {
  test.each<[ViewerRole, own: string, foreign: string]>([
    ["GUEST", "", ""],
    ["USER", OWN, ""],
    ["AUTO USER", OWN, ""],
    ["VOLUNTEER", OWN, "edit confirm waiting"],
    ["VOLUNTEER LEAD", OWN, "edit confirm waiting truth hidden"],
    [
      "SUPER USER",
      "edit delete beds confirm waiting truth alert hidden",
      "edit beds confirm waiting truth alert hidden",
    ],
    [
      "ADMINISTRATOR",
      "edit delete beds confirm waiting truth alert administrator hidden",
      "edit delete beds confirm waiting truth alert administrator hidden",
    ],
  ])("%s", (role, own, foreign) => {
    expect([rights(role, true), rights(role, false)]).toEqual([own, foreign]);
  });
});

describe("how much of an edit is public at once (rules approvals 2 and 3)", () => {
  test.each<[ViewerRole, own: string | null, foreign: string | null]>([
    ["GUEST", null, null],
    ["USER", "lowRisk", null],
    ["AUTO USER", "everything", null],
    ["VOLUNTEER", "lowRisk", "nothing"],
    ["VOLUNTEER LEAD", "everything", "everything"],
    ["SUPER USER", "everything", "everything"],
    ["ADMINISTRATOR", "everything", "everything"],
  ])("%s", (role, own, foreign) => {
    expect([publishing(role, true), publishing(role, false)]).toEqual([own, foreign]);
  });
});
