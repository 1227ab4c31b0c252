import * as z from "zod/mini";
import type { Language } from "../../base/languages/language.ts";
import type { Role } from "../../base/roles/role.ts";

/** How a user may sign in; LOCAL: with a password. */
export const SIGN_IN_METHODS = ["LOCAL", "GOOGLE", "FACEBOOK", "TWITTER"] as const;
export type SignInMethod = (typeof SIGN_IN_METHODS)[number];

/** Someone with an account. All moments are epoch milliseconds. */
export interface User {
  /** UUID. */
  readonly id: string;
  /** In small letters. */
  readonly email: string;
  readonly displayName: string;
  readonly phone: string | null;
  readonly role: Role;
  readonly lastMethod: SignInMethod;
  /** Maximum number of services of this account; administrators are not limited. */
  readonly totalServices: number;
  readonly language: Language;
  /** Whether they agreed to be named publicly where they confirm a service. */
  readonly isNamePublic: boolean;
  readonly confirmedAt: number | null;
  readonly deletionRequestedAt: number | null;
  readonly createdAt: number;
  readonly lastLoginAt: number | null;
  readonly updatedAt: number;
  readonly version: number;
}

/** An account as its owner and administrators see it. */
export const shownUser = z.object({
  id: z.string(),
  email: z.string(),
  displayName: z.string(),
  phone: z.nullable(z.string()),
  /** A list of exactly one of the six roles; older clients take the highest of the list. */
  roles: z.array(z.string()),
  totalServices: z.int(),
  lastMethod: z.string(),
  language: z.string(),
  /** Whether pages may name them where they confirmed a service. */
  isNamePublic: z.boolean(),
  /** Whether the address is confirmed by the mailed link. */
  isConfirmed: z.boolean(),
  deletionRequestedAt: z.nullable(z.string()),
  createdAt: z.string(),
  lastLoginAt: z.nullable(z.string()),
  updatedAt: z.string(),
  version: z.int(),
});
export type ShownUser = z.output<typeof shownUser>;

/** The account with the number of services that it manages. */
export const countedUser = z.extend(shownUser, { countManagedServices: z.int() });
export type CountedUser = z.output<typeof countedUser>;

/** The account as its owner sees it, with the flags by which older clients tell roles apart. */
export const profile = z.extend(countedUser, {
  /** Always true, since only signed-in people have a profile. */
  isLogin: z.boolean(),
  /** Whether the role is ADMINISTRATOR. */
  isAdmin: z.boolean(),
});
export type Profile = z.output<typeof profile>;

/** The account as administrators see it, with the number of its passkeys. */
export const managedUser = z.extend(countedUser, { countPasskeys: z.int() });
export type ManagedUser = z.output<typeof managedUser>;

/** How many people there are in each part of the list of people. */
export const userSummary = z.object({
  all: z.int(),
  providers: z.int(),
  volunteers: z.int(),
  unconfirmed: z.int(),
  deletion: z.int(),
  administrators: z.int(),
  /** Invitations not yet accepted, including expired ones that are still listed. */
  invitations: z.int(),
});
export type UserSummary = z.output<typeof userSummary>;

/** A service of one account, to be handed over to another. */
export const ownedService = z.object({
  id: z.string(),
  name: z.string(),
  /** Email of another, confirmed account that equals the service's own email; null: there is none. */
  suggestedOwner: z.nullable(z.string()),
});
export type OwnedService = z.output<typeof ownedService>;
