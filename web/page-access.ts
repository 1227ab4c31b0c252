import type { PageViewer } from "#domain/contract/page-rendering.ts";
import type { Capability } from "#domain/roles/permissions.ts";
import {
  ADD_SERVICE_PATH,
  BEDS_PATH,
  CHANGE_PASSWORD_PATH,
  LOGIN_PATH,
  MANAGE_APPROVALS_PATH,
  MANAGE_SERVICES_PATH,
  NEW_CRISIS_LINE_PATH,
  PERMISSIONS_PATH,
  PROFILE_PATH,
  SESSIONS_PATH,
} from "./routes.ts";

/** Who may enter a page: everybody, guests alone, people with an account, or those who may do something of this. */
export type Entry = "anyone" | "guest" | "signedIn" | Capability;

/** Who may enter each page that is not public (rule permissions 13). */
const ENTRIES: Readonly<Record<string, Entry>> = {
  [LOGIN_PATH]: "guest",
  [PROFILE_PATH]: "signedIn",
  [CHANGE_PASSWORD_PATH]: "signedIn",
  [SESSIONS_PATH]: "signedIn",
  [ADD_SERVICE_PATH]: "createService",
  [MANAGE_SERVICES_PATH]: "editService",
  "/services/*/edit": "editService",
  [BEDS_PATH]: "updateBeds",
  [MANAGE_APPROVALS_PATH]: "approvals",
  [PERMISSIONS_PATH]: "administer",
  [NEW_CRISIS_LINE_PATH]: "editDirectoryText",
  "/crisis_lines/*/edit": "editDirectoryText",
};

/** A path that the table does not name is open to anyone. */
export function entryOf(path: string): Entry {
  const plain = path.replace(/(.)\/+$/, "$1");
  return ENTRIES[plain] ?? ENTRIES[plain.replace(/^(\/\w+\/)[^/]+(?=\/edit$)/, "$1*")] ?? "anyone";
}

/**
 * Where somebody who may not enter is led, null for those who may: guests to sign in and come back; people whose role
 * does not allow it to the list, where the sign-in page would lead them too.
 *
 * @param address path with its query and hash
 */
export function ledTo(address: string, viewer: PageViewer | null): string | null {
  const path = /^[^?#]*/.exec(address)?.[0] ?? "";
  const entry = entryOf(path);
  if (entry === "anyone") return null;
  if (entry === "guest") return viewer === null ? null : "/";
  if (viewer !== null && (entry === "signedIn" || viewer.may.includes(entry))) return null;
  return viewer === null ? loginPath(address) : "/";
}

/** @param next where to go on to; a path of ours. Nobody goes back to a page for those who cannot sign in. */
export function loginPath(next: string | null): string {
  return next === null || /^\/((login|forgot_password)([?#].*)?|auth\/.*)?$/.test(next)
    ? LOGIN_PATH
    : `${LOGIN_PATH}?next=${encodeURIComponent(next)}`;
}
