import { isEmail } from "#domain/contract/contact-rules.ts";
import { DEFAULT_TOTAL_SERVICES, RESET_LINK_MS } from "#domain/contract/limits.ts";
import type { UserAction } from "#domain/history/actions.ts";
import { resetPasswordPath } from "#domain/mail/mail-links.ts";
import { recordChange } from "#server/features/history/record-change.ts";
import { addUser, readUserByEmail, setRole } from "#server/features/users/queries.ts";
import { OperatorError } from "#server/operator-error.ts";
import type { Database, Db } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";
import { addLink } from "./link-queries.ts";
import { revokeUnverifiedAccess } from "./revoke-unverified-access.ts";
import { newSecretToken } from "./secret-token.ts";

/** What was done for the address. */
export interface Administrator {
  readonly outcome: "created" | "promoted" | "unchanged";
  /** Path of the page to set a password, valid once and for an hour; null where the owner has one. */
  readonly path: string | null;
}

/**
 * Makes the account of this address an administrator's, creating it where there is none; its owner then chooses
 * the password. For the operator, who has access to the database anyway.
 *
 * @throws OperatorError where it is not a mail address
 */
export async function makeAdministrator(
  database: Database,
  typed: string,
  now: number,
): Promise<Administrator> {
  const email = typed.trim().toLowerCase();
  if (!isEmail(email))
    throw new OperatorError("That isn't a valid email address. Use one like ada@help.example.");
  return database.transaction(async (db) => {
    const known = await readUserByEmail(db, email);
    if (known?.role === "ADMINISTRATOR") return { outcome: "unchanged", path: null };
    if (known !== null) {
      await setRole(db, known.id, "ADMINISTRATOR", now);
      await recordUserAction(db, known.id, "SET_ROLE", { roles: [known.role] }, now);
      if (known.confirmedAt !== null) return { outcome: "promoted", path: null };
      await revokeUnverifiedAccess(db, known.id);
      return { outcome: "promoted", path: await linkFor(db, known.id, email, now) };
    }
    const id = newId(now);
    await addUser(db, {
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
    await recordUserAction(db, id, "CREATE", null, now);
    return { outcome: "created", path: await linkFor(db, id, email, now) };
  });
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
    after: { roles: ["ADMINISTRATOR"] },
  });
}
