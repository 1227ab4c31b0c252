import { getProfile } from "#domain/account/account-calls.ts";
import type { Caller } from "#domain/contract/call.ts";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { CAPABILITIES, mayAtAll } from "#domain/roles/permissions.ts";
import { SIGN_IN_METHODS } from "#domain/users/user.ts";
import type { Viewer } from "#server/http/viewer.ts";

/** What pages know of whoever looks; null for a guest. */
export async function pageViewerOf(viewer: Viewer, call: Caller): Promise<PageViewer | null> {
  if (viewer.kind === "guest") return null;
  const profile = await call(getProfile, {});
  if (!profile.ok) return null;
  const { id, displayName, email, role, isConfirmed } = viewer;
  const lastMethod = SIGN_IN_METHODS.find((method) => method === profile.reply.lastMethod) ?? "LOCAL";
  const may = CAPABILITIES.filter((capability) => mayAtAll(role, capability));
  return { id, displayName, email, role, lastMethod, isConfirmed, may };
}
