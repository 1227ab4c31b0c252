import * as z from "zod/mini";
import { MAX_SEARCH_TEXT } from "../../base/contract/limits.ts";
import { type Page, pageParameters, toPage } from "../../base/contract/paging.ts";
import { enumList, enumValue, splitList, text, yesOrNo } from "../../base/contract/text.ts";
import { ROLES, type Role } from "../../base/roles/role.ts";
import { type Direction, direction } from "../../services/list-parameters.ts";
import { SIGN_IN_METHODS, type SignInMethod } from "./user.ts";

/** Fields of a user that `search` may name. */
export const USER_FIELDS = ["displayName", "email", "phone", "roles", "lastMethod"] as const;
export type UserField = (typeof USER_FIELDS)[number];

export const USER_SORTS = ["createdAt", "updatedAt", "lastLoginAt", "displayName", "email"] as const;
export type UserSort = (typeof USER_SORTS)[number];

const FILTERS = ["role", "lastMethod", "isConfirmed", "isDeletionRequested"] as const;

/** The parameters of GET /users; the grammar is that of every list (rule accounts 26). */
export const userParameters = z.object({
  filter: z.optional(enumList(FILTERS, "unknownName", { roles: "role" })),
  role: z.optional(enumList(ROLES, "unknownValue")),
  lastMethod: z.optional(enumList(SIGN_IN_METHODS, "unknownValue")),
  /** Whether the address is confirmed. */
  isConfirmed: z.optional(yesOrNo()),
  /** Whether they asked to have the account deleted. */
  isDeletionRequested: z.optional(yesOrNo()),
  search: z.optional(enumList(USER_FIELDS, "unknownName", { name: "displayName", role: "roles" })),
  q: z.optional(text({ max: MAX_SEARCH_TEXT })),
  sort: z.optional(
    enumValue(USER_SORTS, "unknownName", { lastsignedin: "lastLoginAt", name: "displayName" }),
  ),
  direction: z.optional(direction),
  ...pageParameters,
});
export type UserParameters = z.output<typeof userParameters>;

/** The complete query for a list of users, with defaults filled in. */
export interface UserQuery extends Page {
  /** Any of these; empty: any. */
  readonly roles: readonly Role[];
  readonly methods: readonly SignInMethod[];
  /** Null: either. */
  readonly isConfirmed: boolean | null;
  readonly isDeletionRequested: boolean | null;
  /** Alternatives, each as it was typed; empty: everyone. Plain text, never a pattern. */
  readonly texts: readonly string[];
  readonly fields: readonly UserField[];
  readonly order: { readonly by: UserSort; readonly direction: Direction };
}

/** Fills in what a request left out: 25 users, newest first (rule accounts 26). */
export function userQuery(given: UserParameters): UserQuery {
  const counts = (name: (typeof FILTERS)[number]) =>
    given.filter === undefined || given.filter.includes(name);
  const by = given.sort ?? "createdAt";
  const isByName = by === "displayName" || by === "email";
  return {
    roles: counts("role") ? (given.role ?? []) : [],
    methods: counts("lastMethod") ? (given.lastMethod ?? []) : [],
    isConfirmed: (counts("isConfirmed") ? given.isConfirmed : null) ?? null,
    isDeletionRequested: (counts("isDeletionRequested") ? given.isDeletionRequested : null) ?? null,
    texts: splitList(given.q ?? ""),
    fields: given.search ?? ["displayName", "email", "phone"],
    order: { by, direction: given.direction ?? (isByName ? "asc" : "desc") },
    ...toPage(given),
  };
}
