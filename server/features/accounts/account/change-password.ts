import {
  askResetLimits,
  changePasswordLimits,
  freshResetLimits,
  knownDeviceResetLimits,
  requestResetLimits,
} from "#domain/accounts/account/account-limits.ts";
import { maskedEmail } from "#domain/accounts/account/masked-email.ts";
import {
  changePassword,
  requestResetPassword,
  resetPassword,
} from "#domain/accounts/account/password-calls.ts";
import type { Answer, CallAnswer } from "#domain/base/contract/call.ts";
import { problem } from "#domain/base/contract/problems.ts";
import type { UserAction } from "#domain/base/history/actions.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { type Client, requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { SignedIn, Viewer } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import {
  removeFactorTokens,
  removeSecondFactors,
} from "#server/features/accounts/passkeys/passkey-queries.ts";
import { lockUser, readUser } from "#server/features/accounts/users/queries.ts";
import { BUSY } from "../../../base/attempts/attempt-counter.ts";
import { deadLink, INVALID_LINK } from "../../../base/tokens/dead-link.ts";
import { tokenDigest } from "../../../base/tokens/secret-token.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { easyPassword } from "./easy-password.ts";
import { removeIdentities } from "./identity-queries.ts";
import { removeKnownDevices } from "./known-device-queries.ts";
import { addDevice, isOfKnownDevice } from "./known-devices.ts";
import { consumeLink, readLastLink, readLink, removeLinks } from "./link-queries.ts";
import {
  lockPasswordHash,
  readCredentials,
  readPasswordHash,
  setConfirmed,
  setPasswordHash,
} from "./queries.ts";
import { removeSessions } from "./session-queries.ts";

type Done = Answer<{ code: number; message: string }>;

const WRONG_PASSWORD = problem("wrongPassword", { oldPassword: "wrongPassword" });

/** Changing a password, and choosing a new one by a mailed link (rules accounts 8–12). */
export function passwordRoutes(dependencies: AccountDependencies): Route[] {
  const { database, queueMail, countAttempt } = dependencies;
  return [
    route(resetPassword, ({ body }, { client, now }) =>
      reset(dependencies, body, requireClient(client), now),
    ),

    route(changePassword, async ({ body }, { viewer, client, now }) => {
      const { token, password, oldPassword, newPassword } = body;
      const device = requireClient(client);
      if (token && password) return reset(dependencies, { email: body.email, token, password }, device, now);
      if (viewer.kind === "guest") return { ok: false, problem: problem("unauthorized") };
      if (viewer.kind === "key") return { ok: false, problem: problem("forbidden") };
      if (!oldPassword || !newPassword) throw new Error("The contract asks for both passwords.");
      return change(dependencies, viewer, { oldPassword, newPassword, device, now });
    }),

    route(requestResetPassword, async ({ body: { email } }, { client, now }) => {
      const device = requireClient(client);
      const ofDevice = (name: string) => knownDeviceResetLimits(name, email, now);
      const isOwn = await isOfKnownDevice(dependencies, device, { email, ofDevice }, now);
      const refused = isOwn ? null : await countAttempt(askResetLimits(device.address, now), now);
      if (refused !== null) return refused;
      const known = await readCredentials(database, email);
      if (known === null) return { ok: false, problem: problem("emailNotFound") };
      const limits = requestResetLimits({ email, address: device.address, now });
      if (!isOwn && (await countAttempt(limits, now)) !== null) {
        const earlier = await earlierLink(dependencies, { userId: known.id, email, now });
        if (earlier !== null) return earlier;
      }
      await database.transaction((db) => queueMail(db, { mail: "resetPassword", userId: known.id }));
      return done("Please check your email.");
    }),
  ];
}

const MINUTE_MS = 60_000;

/**
 * Replies where enough links were mailed to an account within the hour, whoever asked for them: the last one still
 * works, so its owner loses nothing. Null where no link works any more and none was mailed instead.
 */
async function earlierLink(
  { database, countAttempt }: AccountDependencies,
  { userId, email, now }: { userId: string; email: string; now: number },
): Promise<CallAnswer<typeof requestResetPassword> | null> {
  const last = await readLastLink(database, { userId, purpose: "RESET_PASSWORD", now });
  if (last === null) {
    return (await countAttempt(freshResetLimits(email, now), now)) === null
      ? null
      : done("Please check your email.");
  }
  const link = {
    to: maskedEmail(email),
    minutesAgo: Math.max(0, Math.floor((now - last.at) / MINUTE_MS)),
    minutesLeft: Math.max(1, Math.floor((last.until - now) / MINUTE_MS)),
  };
  return { ok: true, reply: { code: 200, message: "Please use the link that was sent before.", link } };
}

interface Reset {
  readonly email?: string | null | undefined;
  readonly token: string;
  readonly password: string;
}

/** Holding the link proves access to the mailbox: sets the new password and ends every session. */
async function reset(
  dependencies: AccountDependencies,
  body: Reset,
  device: Client,
  now: number,
): Promise<Done> {
  const { database, passwords } = dependencies;
  const link = {
    tokenDigest: tokenDigest(body.token),
    purpose: "RESET_PASSWORD",
    email: body.email ? body.email.toLowerCase() : null,
    now,
  } as const;
  // Checked before hashing, so that an invalid link costs nothing. A valid one is never refused for others' attempts.
  const userId = await readLink(database, link);
  if (userId === null) return deadLink(dependencies, device, now);
  const owner = await readUser(database, userId);
  const easy = owner === null ? null : await easyPassword("password", body.password, owner);
  // The link stays good for another choice.
  if (easy !== null) return easy;
  const hash = await passwords.hash(body.password);
  if (hash === null) return BUSY;
  const known = await database.transaction(async (db) => {
    // The account before what belongs to it, as everywhere: two who hold both in turn would wait for each other.
    if ((await lockUser(db, userId)) === null || (await consumeLink(db, link)) === null) return null;
    await setPasswordHash(db, userId, hash);
    // Before the address was confirmed, anyone may have created this account, with their own identities and passkeys.
    if (await setConfirmed(db, userId, now)) {
      await removeIdentities(db, userId);
      await removeSecondFactors(db, userId);
    }
    await endSessionsAndLinks(db, userId);
    await recordUserAction(db, "RESET_PASSWORD", userId, "SYSTEM", now);
    return addDevice(db, device, userId, now);
  });
  if (known === null) return { ok: false, problem: INVALID_LINK };
  device.keepSession(null);
  device.rememberDevice(known);
  return done("Your password was changed. Please sign in.");
}

interface PasswordChange {
  readonly oldPassword: string;
  readonly newPassword: string;
  readonly device: Client;
  readonly now: number;
}

async function change(
  dependencies: AccountDependencies,
  viewer: SignedIn,
  body: PasswordChange,
): Promise<Done> {
  const { database, passwords, countAttempt } = dependencies;
  const { now } = body;
  const refused = await countAttempt(changePasswordLimits(viewer.id, now), now);
  if (refused !== null) return refused;
  const stored = await readPasswordHash(database, viewer.id);
  const isRight = await passwords.isRight(stored, body.oldPassword);
  if (isRight === null) return BUSY;
  if (!isRight || stored === null) return { ok: false, problem: WRONG_PASSWORD };
  const owner = await readUser(database, viewer.id);
  const easy = owner === null ? null : await easyPassword("newPassword", body.newPassword, owner);
  if (easy !== null) return easy;
  const hash = await passwords.hash(body.newPassword);
  if (hash === null) return BUSY;
  const known = await database.transaction(async (db) => {
    if (!(await lockPasswordHash(db, viewer.id, stored))) return null;
    await setPasswordHash(db, viewer.id, hash);
    await endSessionsAndLinks(db, viewer.id);
    await recordUserAction(db, "CHANGE_PASSWORD", viewer.id, viewer, now);
    return addDevice(db, body.device, viewer.id, now);
  });
  if (known === null) return { ok: false, problem: WRONG_PASSWORD };
  body.device.keepSession(null);
  body.device.rememberDevice(known);
  return done("Your password was changed. Please sign in.");
}

/**
 * Ends sessions that began with the old password, sign-ins that wait for their second factor, known devices, and links
 * that could set another. Passkeys stay, so that no reset leads around a second factor.
 */
async function endSessionsAndLinks(db: Db, userId: string): Promise<void> {
  await removeSessions(db, userId);
  await removeKnownDevices(db, userId);
  await removeLinks(db, userId, "RESET_PASSWORD");
  await removeLinks(db, userId, "ENROLL_PASSKEY");
  await removeFactorTokens(db, userId);
}

function recordUserAction(db: Db, action: UserAction, userId: string, actor: Viewer | "SYSTEM", at: number) {
  return recordChange(db, { thing: "USER", thingId: userId, action, actor, at });
}

function done(message: string): Done {
  return { ok: true, reply: { code: 200, message } };
}
