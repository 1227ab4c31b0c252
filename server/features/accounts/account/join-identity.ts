import type { Claims } from "#domain/accounts/social-sign-in/claims.ts";
import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { DEFAULT_TOTAL_SERVICES, MAX_DISPLAY_NAME, RESET_LINK_MS } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { addUser } from "#server/features/accounts/users/queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { newSecretToken } from "../../../base/tokens/secret-token.ts";
import { addIdentity, hasUnverifiedAccess, lockUserByEmail, readIdentity } from "./identity-queries.ts";
import { addLink } from "./link-queries.ts";
import { setConfirmed } from "./queries.ts";
import { revokeUnverifiedAccess } from "./revoke-unverified-access.ts";
import { welcomeNewUser } from "./welcome.ts";

/** The result of a sign-in at a provider. */
export interface Identity extends Claims {
  readonly provider: Provider;
  /** Language of mail to a new user. */
  readonly language: Language;
  /** User whose session the browser has; null: the browser has none. */
  readonly signedInId: string | null;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * `isNew`: this sign-in made the account. `needsEmail`: a new account needs an address, and the provider gave none.
 * `emailTaken`: the address has an account, and the provider does not vouch for it. `confirmToken`: the address is
 * theirs, but anyone may have created the unconfirmed account with it; a link with this token asks, as the mailed one
 * does.
 */
export type Joined =
  | { readonly userId: string; readonly isNew: boolean }
  | { readonly confirmToken: string }
  | "needsEmail"
  | "emailTaken";

/**
 * Finds the account of an identity: the one linked to it, else the one with its verified address, else a new one.
 * Runs in the transaction that then starts the session.
 */
export async function findOrJoinByIdentity(
  db: Db,
  queueMail: QueueMail,
  identity: Identity,
): Promise<Joined> {
  const { provider, subject, now } = identity;
  const known = await readIdentity(db, provider, subject);
  if (known !== null) return { userId: known, isNew: false };
  const email = identity.email?.trim().toLowerCase() ?? "";
  if (!isEmail(email)) return "needsEmail";
  const account = await lockUserByEmail(db, email);
  if (account === null) return addAccount(db, queueMail, identity, email);
  if (!identity.isEmailVerified) return "emailTaken";
  if (!account.isConfirmed) {
    const isOwn = account.id === identity.signedInId;
    if (!isOwn && (await hasUnverifiedAccess(db, account.id, now))) {
      return { confirmToken: await addConfirmLink(db, account.id, email, now) };
    }
    if (!isOwn) await revokeUnverifiedAccess(db, account.id);
    await setConfirmed(db, account.id, now);
  }
  await addIdentity(db, provider, subject, account.id);
  await recordChange(db, {
    thing: "USER",
    thingId: account.id,
    action: "JOIN_IDENTITY",
    actor: "SYSTEM",
    at: now,
    after: { provider },
  });
  return { userId: account.id, isNew: false };
}

/**
 * Adds a link that confirms the address. The person who signed in with it follows it right away, so it lasts as long as
 * a reset link.
 */
async function addConfirmLink(db: Db, userId: string, email: string, now: number): Promise<string> {
  const { token, digest } = newSecretToken();
  const link = { userId, purpose: "CONFIRM_EMAIL", email, now, expiresAt: now + RESET_LINK_MS } as const;
  await addLink(db, { ...link, tokenDigest: digest });
  return token;
}

async function addAccount(db: Db, queueMail: QueueMail, identity: Identity, email: string): Promise<Joined> {
  const { provider, subject, now } = identity;
  const id = newId(now);
  const isNew = await addUser(db, {
    id,
    email,
    displayName: chooseDisplayName(identity, email),
    phone: null,
    role: "USER",
    passwordHash: null,
    lastMethod: provider,
    totalServices: DEFAULT_TOTAL_SERVICES,
    language: identity.language,
    confirmedAt: identity.isEmailVerified ? now : null,
    now,
  });
  // The address was taken concurrently: a retry finds the account.
  if (!isNew) return "emailTaken";
  await addIdentity(db, provider, subject, id);
  await welcomeNewUser(db, queueMail, { id, isConfirmed: identity.isEmailVerified }, now);
  return { userId: id, isNew: true };
}

/** A display name of one line, as sign-up requires. */
function chooseDisplayName({ displayName }: Identity, email: string): string {
  const name = (displayName ?? "")
    .replace(/[\p{Cc}\p{Cs}\u2028\u2029]/gu, " ")
    .normalize("NFC")
    .trim()
    .slice(0, MAX_DISPLAY_NAME)
    .replace(/\p{Surrogate}$/u, "");
  return name === "" ? email.slice(0, email.indexOf("@")) : name;
}
