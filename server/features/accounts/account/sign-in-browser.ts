import { deviceName } from "#domain/accounts/account/device-name.ts";
import { isSessionEnough } from "#domain/accounts/passkeys/second-factor.ts";
import type { SignInMethod } from "#domain/accounts/users/user.ts";
import { FACTOR_TOKEN_MS } from "#domain/base/contract/limits.ts";
import type { Role } from "#domain/base/roles/role.ts";
import type { Client } from "#server/base/http/client.ts";
import type { Db } from "#server/base/sql/db.ts";
import { addFactorToken } from "#server/features/accounts/passkeys/factor-token-queries.ts";
import { readUser } from "#server/features/accounts/users/queries.ts";
import { isSecretToken, newSecretToken, tokenDigest } from "../../../base/tokens/secret-token.ts";
import { addDevice } from "./known-devices.ts";
import { removeSessionByToken } from "./session-queries.ts";
import { startSession } from "./sessions.ts";

/** Tokens of a browser that was signed in. */
export interface BrowserTokens {
  readonly session: string;
  readonly device: string;
}

export interface BrowserSignIn {
  readonly userId: string;
  readonly method: SignInMethod;
  /** Whether a passkey or a recovery code was part of it. */
  readonly hasSecondFactor: boolean;
  /** Epoch milliseconds. */
  readonly now: number;
}

/**
 * Starts a session and makes the browser known to the account, in the transaction that verified the user. The session
 * that the browser had ends: its cookie is replaced, so that only a thief could go on with it.
 */
export async function startBrowserSession(
  db: Db,
  client: Client,
  { userId, method, hasSecondFactor, now }: BrowserSignIn,
): Promise<BrowserTokens> {
  const { session: replaced } = client;
  if (replaced !== null && isSecretToken(replaced)) await removeSessionByToken(db, tokenDigest(replaced));
  const device = deviceName(client.userAgent);
  return {
    session: await startSession(db, { userId, method, hasSecondFactor, device, now }),
    device: await addDevice(db, client, userId, now),
  };
}

/**
 * Starts a session after a first factor, a password or a provider: every sign-in but those with a passkey comes here.
 * Where the user's role requires a second factor, it returns a token to continue with instead.
 */
export async function startSessionOrAskFactor(
  db: Db,
  client: Client,
  signIn: Omit<BrowserSignIn, "hasSecondFactor">,
  secondFactorRoles: ReadonlySet<Role>,
): Promise<BrowserTokens | { readonly factorToken: string }> {
  const { userId, method, now } = signIn;
  const user = await readUser(db, userId);
  if (user === null) throw new Error("Who has just signed in is not there.");
  if (isSessionEnough({ role: user.role, hasSecondFactor: false }, secondFactorRoles)) {
    return startBrowserSession(db, client, { ...signIn, hasSecondFactor: false });
  }
  const { token, digest } = newSecretToken();
  await addFactorToken(db, digest, { userId, method }, now + FACTOR_TOKEN_MS);
  return { factorToken: token };
}

/** Sets the tokens as cookies; to be called once the transaction is committed. */
export function keepTokens(client: Client, { session, device }: BrowserTokens): void {
  client.keepSession(session);
  client.rememberDevice(device);
}
