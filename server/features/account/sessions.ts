import { MAX_SESSIONS, SESSION_MS, SESSION_SEEN_MS } from "#domain/contract/limits.ts";
import type { SignInMethod } from "#domain/users/user.ts";
import type { FindViewer } from "#server/http/identify.ts";
import type { Db } from "#server/sql/db.ts";
import { newId } from "#server/sql/new-id.ts";
import { recordSignIn } from "./queries.ts";
import { newSecretToken, tokenDigest } from "./secret-token.ts";
import { addSession, endExcessSessions, extendSession, readSession } from "./session-queries.ts";

/** As `newSecretToken` makes them. Whatever else comes as a token is none, and is not looked for. */
const TOKEN = /^[\w-]{43}$/;

interface SessionToStart {
  readonly userId: string;
  readonly method: SignInMethod;
  /** `deviceName` of it. */
  readonly device: string;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Signs somebody in, whoever has found out that it is them: in a transaction that holds what was found out.
 *
 * @returns the session's token, which is kept nowhere; of it we know a digest
 */
export async function startSession(db: Db, session: SessionToStart): Promise<string> {
  const { userId, method, device, now } = session;
  const { token, digest } = newSecretToken();
  await addSession(db, {
    tokenDigest: digest,
    id: newId(now),
    userId,
    device,
    now,
    expiresAt: now + SESSION_MS,
  });
  await endExcessSessions(db, userId, MAX_SESSIONS, now);
  await recordSignIn(db, userId, method, now);
  return token;
}

/**
 * Whose token it is, looked up anew for each request: a role that was taken away, a session that was ended, are so
 * at once. From the database itself, for a replica would know of them later.
 */
export function findSignedIn(db: Db): FindViewer {
  return async (token, now) => {
    if (!TOKEN.test(token)) return null;
    const row = await readSession(db, tokenDigest(token), now);
    if (row === null) return null;
    const { lastSeenAt, ...viewer } = row;
    if (lastSeenAt <= now - SESSION_SEEN_MS) await extendSession(db, row.sessionId, now, now + SESSION_MS);
    return { kind: "user", ...viewer };
  };
}
