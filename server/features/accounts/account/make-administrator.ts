import { enrollPasskeyPath } from "#domain/accounts/passkeys/second-factor-links.ts";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { DEFAULT_TOTAL_SERVICES, ENROLL_LINK_MS, RESET_LINK_MS } from "#domain/base/contract/limits.ts";
import type { UserAction } from "#domain/base/history/actions.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { resetPasswordPath } from "#domain/mail/mail-links.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { removeSecondFactors } from "#server/features/accounts/passkeys/passkey-queries.ts";
import { addUser, readUserByEmail, setRole } from "#server/features/accounts/users/queries.ts";
import { newSecretToken } from "../../../base/tokens/secret-token.ts";
import { addLink } from "./link-queries.ts";
import { revokeUnverifiedAccess } from "./revoke-unverified-access.ts";
import { removeSessions } from "./session-queries.ts";

/** Result of making the address an administrator. */
export interface Administrator {
  readonly outcome: "created" | "promoted" | "unchanged";
  /** Whether passkeys and recovery codes were removed, and with them every session. */
  readonly isReset: boolean;
  /**
   * What the link asks for: a password, or the first passkey where the operator requires one; null: there is no link.
   */
  readonly purpose: "password" | "passkey" | null;
  /** Path of the page to do that, valid once and for an hour. */
  readonly path: string | null;
}

/**
 * Makes the account of this address an administrator's, creating it where there is none; its owner then chooses
 * the password. Removes passkeys and recovery codes, which may be lost. For the operator, who has access to the
 * database anyway.
 *
 * @throws OperatorError where it is not a mail address
 */
export async function makeAdministrator(
  database: Database,
  typed: string,
  secondFactorRoles: ReadonlySet<Role>,
  now: number,
): Promise<Administrator> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email))
    throw new OperatorError("That isn't a valid email address. Use one like ada@help.example.");
  return database.transaction(async (db) => {
    const known = await readUserByEmail(db, email);
    if (known === null) {
      const id = await addAdministrator(db, email, now);
      return {
        outcome: "created",
        isReset: false,
        purpose: "password",
        path: await linkFor(db, id, email, now),
      };
    }
    const outcome = known.role === "ADMINISTRATOR" ? "unchanged" : "promoted";
    if (outcome === "promoted") {
      await setRole(db, known.id, "ADMINISTRATOR", now);
      await recordUserAction(db, known.id, "SET_ROLE", { roles: [known.role] }, now);
    }
    const isReset = await resetSecondFactor(db, known.id, now);
    if (outcome === "promoted" && known.confirmedAt === null) {
      await revokeUnverifiedAccess(db, known.id);
      return { outcome, isReset, purpose: "password", path: await linkFor(db, known.id, email, now) };
    }
    if (!secondFactorRoles.has("ADMINISTRATOR")) return { outcome, isReset, purpose: null, path: null };
    return { outcome, isReset, purpose: "passkey", path: await enrollmentFor(db, known.id, email, now) };
  });
}

async function addAdministrator(db: Db, email: string, now: number): Promise<string> {
  const id = newId(now);
  const isNew = await addUser(db, {
    id,
    email,
    displayName: email.slice(0, email.indexOf("@")),
    phone: null,
    role: "ADMINISTRATOR",
    passwordHash: null,
    lastMethod: "LOCAL",
    totalServices: DEFAULT_TOTAL_SERVICES,
    language: "en",
    // Confirmed by opening the link.
    confirmedAt: null,
    now,
  });
  if (!isNew)
    throw new OperatorError("The account with this address was just deleted. Try again in a minute.");
  await recordUserAction(db, id, "CREATE", null, now);
  return id;
}

/** Removes second factors that someone lost, and ends the sessions that began with them. */
async function resetSecondFactor(db: Db, userId: string, now: number): Promise<boolean> {
  if (!(await removeSecondFactors(db, userId))) return false;
  await removeSessions(db, userId);
  await recordUserAction(db, userId, "RESET_SECOND_FACTOR", null, now);
  return true;
}

/** A link for the first passkey, for the operator to pass on. */
async function enrollmentFor(db: Db, userId: string, email: string, now: number): Promise<string> {
  const { token, digest } = newSecretToken();
  const expiresAt = now + ENROLL_LINK_MS;
  await addLink(db, { tokenDigest: digest, userId, purpose: "ENROLL_PASSKEY", email, now, expiresAt });
  return enrollPasskeyPath(token);
}

/** A password reset link for the operator to pass on. */
async function linkFor(db: Db, userId: string, email: string, now: number): Promise<string> {
  const { token, digest } = newSecretToken();
  const expiresAt = now + RESET_LINK_MS;
  await addLink(db, { tokenDigest: digest, userId, purpose: "RESET_PASSWORD", email, now, expiresAt });
  return resetPasswordPath(email, token);
}

function recordUserAction(
  db: Db,
  id: string,
  action: UserAction,
  before: { roles: string[] } | null,
  at: number,
) {
  return recordChange(db, {
    thing: "USER",
    thingId: id,
    action,
    actor: "OPERATOR",
    at,
    before,
    ...(action === "RESET_SECOND_FACTOR" ? {} : { after: { roles: ["ADMINISTRATOR"] } }),
  });
}
