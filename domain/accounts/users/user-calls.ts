import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { MAX_HANDOVERS, MAX_TOTAL_SERVICES } from "../../base/contract/limits.ts";
import { pageParameters } from "../../base/contract/paging.ts";
import { invalid } from "../../base/contract/problems.ts";
import { enumValue, id, text } from "../../base/contract/text.ts";
import { ROLES } from "../../base/roles/role.ts";
import { accountEmail, changedPhone, optionalDisplayName } from "../account/account-fields.ts";
import { managedUser, ownedService, shownUser, userSummary } from "./user.ts";
import { userParameters } from "./user-query.ts";

/** The calls by which administrators manage accounts (rules accounts 26–29). */

// Any text is accepted: whatever is not the id of a user is not found.
const ONE = z.object({ id: text({ max: 100 }) });

export const listUsers = defineCall({
  id: "listUsers",
  method: "GET",
  path: "/users",
  summary: "List people with an account and the number of their services, newest first.",
  description:
    "`search` names displayName, email, phone, roles or lastMethod; the first three where it is not given. `q` is plain text: it may stand anywhere in a field, without regard to case and accents.",
  who: "administer",
  params: noParameters,
  query: userParameters,
  body: noBody,
  reply: z.array(managedUser),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
});

export const countUsers = defineCall({
  id: "countUsers",
  method: "GET",
  path: "/users/count",
  summary: "Count the people that the same parameters find.",
  who: "administer",
  params: noParameters,
  query: userParameters,
  body: noBody,
  reply: z.object({ count: z.int() }),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const summarizeUsers = defineCall({
  id: "summarizeUsers",
  method: "GET",
  path: "/users/summary",
  summary: "Count the people of each part of the list, and the invitations that wait.",
  who: "administer",
  params: noParameters,
  query: noParameters,
  body: noBody,
  reply: userSummary,
  problems: ["unauthorized", "forbidden"],
});

export const getUser = defineCall({
  id: "getUser",
  method: "GET",
  path: "/users/{id}",
  summary: "Get a person, with the number of their services.",
  who: "administer",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: managedUser,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const editUser = defineCall({
  id: "editUser",
  method: "PUT",
  path: "/users/{id}",
  summary: "Change a user's name, phone, or service limit.",
  description:
    "Absent fields stay unchanged, and so does the name where `displayName` is empty; `phone: null` clears it; `totalServices: null` is the default, 3, and cannot be set for administrators. A stale `version` is 409.",
  who: "administer",
  params: ONE,
  query: noParameters,
  body: z.object({
    displayName: optionalDisplayName(),
    phone: changedPhone(),
    totalServices: z.nullish(z.int().check(z.minimum(1), z.maximum(MAX_TOTAL_SERVICES))),
    version: z.nullish(z.int()),
  }),
  reply: shownUser,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
  refineProblem: (fields) =>
    invalid(fields, fields.totalServices === "outOfRange" ? "Minimum total service was 1" : null),
});

export const deleteUser = defineCall({
  id: "deleteUser",
  method: "DELETE",
  path: "/users/{id}",
  summary: "Delete an account; its services may get another owner.",
  description:
    "All its sessions end. Who deleted it can restore it for 60 seconds; then it is gone for good. Its services stay public, without an owner, or with the account whose address is `servicesTo`, within its `totalServices`. Administrators cannot delete themselves, and no one can delete the last one: 403.",
  who: "administer",
  params: ONE,
  query: z.object({ servicesTo: z.optional(accountEmail()) }),
  body: noBody,
  reply: z.object({ code: z.int() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "ownRole", "notFound"],
});

export const listServicesOfUser = defineCall({
  id: "listServicesOfUser",
  method: "GET",
  path: "/users/{id}/services",
  summary: "List a person's services by name, to choose who gets each when the account is deleted.",
  description:
    "Pending ones included. `suggestedOwner` is the address of another account where it is the service's own `contactEmail` and confirmed.",
  who: "administer",
  params: ONE,
  query: z.object(pageParameters),
  body: noBody,
  reply: z.array(ownedService),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
  countsTotal: true,
});

export const deleteUserWithHandover = defineCall({
  id: "deleteUserWithHandover",
  method: "POST",
  path: "/users/{id}/delete",
  summary: "Delete an account, and give its services to other people one by one.",
  description:
    "As `DELETE /users/{id}`, all or nothing. `handovers` name services and the address of the account that gets each, or null for no owner; every other service goes to `servicesTo`. Nobody gets more than their `totalServices`: 400 `aboveLimit`. 409 where a named service is not theirs any more.",
  who: "administer",
  params: ONE,
  query: noParameters,
  body: z.object({
    servicesTo: z.nullish(accountEmail()),
    handovers: z.optional(
      z
        .array(z.object({ service: id(), email: z.nullable(accountEmail()) }))
        .check(z.maxLength(MAX_HANDOVERS)),
    ),
  }),
  reply: z.object({ code: z.int() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "ownRole", "notFound", "conflict"],
});

export const undoUserDeletion = defineCall({
  id: "undoUserDeletion",
  method: "POST",
  path: "/users/{id}/undo-deletion",
  summary: "Restore an account that you deleted within the last 60 seconds.",
  description:
    "Its sessions go on, and services come back whose owner nobody has changed since. 404 for everybody else, and later; 409 where somebody has an account with its address by now.",
  who: "administer",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: z.object({ code: z.int() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
});

export const resetPasskeys = defineCall({
  id: "resetPasskeys",
  method: "DELETE",
  path: "/users/{id}/passkeys",
  summary: "Remove a person's passkeys and recovery codes, for example after they lost them.",
  description:
    "All their sessions end, and an email tells them. 404 where there is nothing to remove. One's own are removed one by one (`DELETE /auth/passkeys/{id}`): 403. Takes a sign-in of the last minutes: 401 `signInAgain` otherwise.",
  who: "administer",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: z.object({ code: z.int() }),
  problems: ["invalidRequest", "unauthorized", "signInAgain", "forbidden", "notFound"],
});

export const setPermission = defineCall({
  id: "setPermission",
  method: "POST",
  path: "/users/{id}/set-permission",
  summary: "Give a user a role; answers with the user and their `roles`.",
  description:
    "It takes effect with their next request. Administrators cannot give up their own role, nor can the last one lose it: 403. A higher role needs a confirmed address: 400. A stale `version` is 409.",
  who: "administer",
  params: ONE,
  query: noParameters,
  body: z.object({
    role: enumValue(ROLES, "unknownValue"),
    /** The version that the administrator saw; older clients send none. */
    version: z.nullish(z.int()),
  }),
  acceptsIfMatch: true,
  reply: shownUser,
  problems: ["invalidRequest", "unauthorized", "forbidden", "ownRole", "notFound", "conflict"],
});
