import type { SignInMethod } from "#domain/accounts/users/user.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { KeyRights, Rights } from "#domain/base/roles/permissions.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { Client } from "./client.ts";

/** The origin of a request: a guest, a person or a key. */
export type Viewer = Guest | SignedIn | KeyViewer;

export interface Guest {
  readonly kind: "guest";
}

/** A user with a valid session, looked up on every request so that a revoked role takes effect right away. */
export interface SignedIn {
  readonly kind: "user";
  /** UUID of the user. */
  readonly id: string;
  readonly role: Role;
  /** UUID of the session; not its token. */
  readonly sessionId: string;
  /** When the session began, in epoch milliseconds. */
  readonly signedInAt: number;
  /** Email in lower case. */
  readonly email: string;
  readonly displayName: string;
  /** Method of the last sign-in. */
  readonly lastMethod: SignInMethod;
  /** The address is confirmed by the mailed link. */
  readonly isConfirmed: boolean;
  /** The change in the history that the request undoes; the new change names it (rule history 9). */
  readonly undoes?: number;
}

/**
 * A program with an API key, looked up on every request so that a revoked one stops working right away. It owns
 * nothing.
 */
export interface KeyViewer {
  readonly kind: "key";
  /** UUID of the key; not its text. */
  readonly id: string;
  readonly role: KeyRights;
}

/** A viewer who may change services: a person, or a program with an API key. */
export type Editor = SignedIn | KeyViewer;

export const GUEST: Guest = { kind: "guest" };

/** The viewer's rights in the permission table. */
export function toRights(viewer: Viewer): Rights {
  return viewer.kind === "guest" ? "GUEST" : viewer.role;
}

/** Context of a request besides its parameters. */
export interface RequestContext {
  readonly viewer: Viewer;
  /** Preferred by the browser; a call's `lang` takes precedence. */
  readonly language: Language;
  /** Epoch milliseconds. */
  readonly now: number;
  /** The client; null for calls made while rendering a page. */
  readonly client: Client | null;
  /** Origin of the app, without a trailing slash. Absent: unknown, or a call made in process. */
  readonly origin?: string | null;
}
