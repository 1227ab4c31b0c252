import type { Role, ViewerRole } from "#domain/roles/role.ts";
import type { SignInMethod } from "#domain/users/user.ts";
import type { Language } from "#domain/words/language.ts";
import type { Client } from "./client.ts";

/** Who looks. */
export type Viewer = Guest | SignedIn;

export interface Guest {
  readonly kind: "guest";
}

/** Somebody with a live session; found anew at each request, so that a role that was taken away is gone at once. */
export interface SignedIn {
  readonly kind: "user";
  /** UUID of the user. */
  readonly id: string;
  readonly role: Role;
  /** UUID of the session, which is not its token. */
  readonly sessionId: string;
  /** In small letters. */
  readonly email: string;
  readonly displayName: string;
  /** How they signed in last. */
  readonly lastMethod: SignInMethod;
  /** The address is theirs: they opened the link that was sent to it. */
  readonly isConfirmed: boolean;
}

export const GUEST: Guest = { kind: "guest" };

/** Its column in the table of permissions. */
export function roleOf(viewer: Viewer): ViewerRole {
  return viewer.kind === "guest" ? "GUEST" : viewer.role;
}

/** What a handler knows besides the request itself. */
export interface RequestContext {
  readonly viewer: Viewer;
  /** What the visitor's browser prefers; a call's own `lang` goes before it. */
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
  /** Null where a page asks while it is rendered. */
  readonly client: Client | null;
}
