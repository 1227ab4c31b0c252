import { isSessionEnough } from "#domain/accounts/passkeys/second-factor.ts";
import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { MAX_SESSION_MS, MAX_SESSIONS, SESSION_MS, SESSION_SEEN_MS } from "#domain/base/contract/limits.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { pauseBeforeAnswer } from "#domain/operations/badges/badge-polling.ts";
import type { FindViewer } from "#server/base/http/identify.ts";
import { BatchedReads } from "#server/base/load/batched-reads.ts";
import type { Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { isSecretToken, newSecretToken, tokenDigest } from "../../../base/tokens/secret-token.ts";
import { recordSignIn } from "./queries.ts";
import {
  addSession,
  endExcessSessions,
  extendSession,
  findSessions,
  readSession,
} from "./session-queries.ts";

interface SessionToStart {
  readonly userId: string;
  readonly method: SignInMethod;
  /** Whether a passkey or a recovery code was part of it; absent: no. */
  readonly hasSecondFactor?: boolean;
  /** Name of the device, from `deviceName`. */
  readonly device: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Starts a session for an authenticated user, in the transaction that authenticated them.
 *
 * @returns the session's token, of which only the digest is stored
 */
export async function startSession(db: Db, session: SessionToStart): Promise<string> {
  const { userId, method, device, hasSecondFactor = false, now } = session;
  const { token, digest } = newSecretToken();
  await addSession(db, {
    tokenDigest: digest,
    id: newId(now),
    userId,
    device,
    hasSecondFactor,
    now,
    expiresAt: now + SESSION_MS,
  });
  await endExcessSessions(db, userId, MAX_SESSIONS, now);
  await recordSignIn(db, userId, method, now);
  return token;
}

interface Asked {
  readonly digest: Buffer;
  /** Epoch milliseconds. */
  readonly now: number;
}

const NO_ROLES: ReadonlySet<Role> = new Set();

/**
 * Finds the user of a token on every request, so that a revoked role or an ended session takes effect right away. Reads
 * the primary, since a replica may lag. Requests in the background are looked up together.
 *
 * @param secondFactorRoles roles of which only sessions with a second factor count
 */
export function findSignedIn(db: Db, secondFactorRoles: ReadonlySet<Role> = NO_ROLES): FindViewer {
  const together = new BatchedReads(
    (asked: readonly Asked[]) =>
      findSessions(
        db,
        asked.map(({ digest }) => digest),
        // A session that ended while others were waited for is over.
        Math.max(...asked.map(({ now }) => now)),
      ),
    ({ now }) => pauseBeforeAnswer(now),
  );
  return async (token, now, isInBackground = false) => {
    if (!isSecretToken(token)) return null;
    const digest = tokenDigest(token);
    const row = await (isInBackground ? together.get({ digest, now }) : readSession(db, digest, now));
    if (row === null || !isSessionEnough(row, secondFactorRoles)) return null;
    const { lastSeenAt, createdAt, hasSecondFactor: _, ...viewer } = row;
    if (lastSeenAt <= now - SESSION_SEEN_MS) {
      const expiresAt = Math.min(now + SESSION_MS, createdAt + MAX_SESSION_MS);
      await extendSession(db, row.sessionId, now, expiresAt);
    }
    return { kind: "user", signedInAt: createdAt, ...viewer };
  };
}
