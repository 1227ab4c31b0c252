import type { AttemptLimit } from "#domain/base/attempts/attempt-limit.ts";
import { KNOWN_DEVICE_MS } from "#domain/base/contract/limits.ts";
import type { Client } from "#server/base/http/client.ts";
import type { Db } from "#server/base/sql/db.ts";
import type { TooManyAttempts } from "../../../base/attempts/attempt-counter.ts";
import { isSecretToken, newSecretToken, tokenDigest } from "../../../base/tokens/secret-token.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { addKnownDevice, isDeviceKnown, replaceDeviceToken } from "./known-device-queries.ts";

/** An attempt on an account, and the limits that apply to it. */
interface AccountAttempt {
  /** Email in lower case. */
  readonly email: string;
  /** Limits of a browser that has signed in to this account before. */
  readonly ofDevice: (device: string) => readonly AttemptLimit[];
  readonly ofAnybody: readonly AttemptLimit[];
}

/**
 * Counts an attempt on an account before its outcome is known. Returns the refusal if there were too many. A
 * browser that has signed in to the account before has its own limit, so that strangers' attempts cannot lock its
 * owner out. Beyond it the browser counts as any other.
 */
export async function countAccountAttempt(
  { database, countAttempt }: Pick<AccountDependencies, "database" | "countAttempt">,
  client: Pick<Client, "knownDevice">,
  { email, ofDevice, ofAnybody }: AccountAttempt,
  now: number,
): Promise<TooManyAttempts | null> {
  if (await isOfKnownDevice({ database, countAttempt }, client, { email, ofDevice }, now)) return null;
  return countAttempt(ofAnybody, now);
}

/**
 * Counts an attempt from a browser that the account knows. False where it does not, or beyond that browser's own limit.
 */
export async function isOfKnownDevice(
  { database, countAttempt }: Pick<AccountDependencies, "database" | "countAttempt">,
  { knownDevice }: Pick<Client, "knownDevice">,
  { email, ofDevice }: Omit<AccountAttempt, "ofAnybody">,
  now: number,
): Promise<boolean> {
  if (knownDevice === null || !isSecretToken(knownDevice)) return false;
  const digest = tokenDigest(knownDevice);
  if (!(await isDeviceKnown(database, digest, email, now))) return false;
  return (await countAttempt(ofDevice(digest.toString("base64url")), now)) === null;
}

/**
 * Makes a browser known to an account, in the transaction that verified the user. The token changes each time, so a
 * copy of an old one is worthless.
 *
 * @returns the token, for `Client.rememberDevice` once the transaction is committed
 */
export async function addDevice(
  db: Db,
  { knownDevice }: Pick<Client, "knownDevice">,
  userId: string,
  now: number,
): Promise<string> {
  const { token, digest } = newSecretToken();
  if (knownDevice !== null && isSecretToken(knownDevice)) {
    await replaceDeviceToken(db, tokenDigest(knownDevice), digest);
  }
  await addKnownDevice(db, digest, userId, now + KNOWN_DEVICE_MS);
  return token;
}
