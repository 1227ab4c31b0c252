import {
  changePasswordLimits,
  mailedLinkLimits,
  requestResetLimits,
  sendConfirmationLimits,
} from "#domain/account/account-limits.ts";
import {
  changePassword,
  confirmEmail,
  requestResetPassword,
  resetPassword,
  sendConfirmation,
} from "#domain/account/password-calls.ts";
import type { Answer } from "#domain/contract/call.ts";
import { problem } from "#domain/contract/problems.ts";
import type { UserAction } from "#domain/history/actions.ts";
import { recordChange } from "#server/features/history/record-change.ts";
import { type Client, deviceOf } from "#server/http/client.ts";
import { type Route, route, signedInRoute } from "#server/http/route.ts";
import type { SignedIn, Viewer } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { BUSY } from "./attempt-counter.ts";
import { removeIdentities } from "./identity-queries.ts";
import { readLink, removeLinks, useLink } from "./link-queries.ts";
import {
  lockPasswordHash,
  readCredentials,
  readPasswordHash,
  setConfirmed,
  setPasswordHash,
} from "./queries.ts";
import { tokenDigest } from "./secret-token.ts";
import { removeSessions } from "./session-queries.ts";

type Done = Answer<{ code: number; message: string }>;

const INVALID_LINK = problem("deadLink", { token: "deadLink" });
const WRONG_PASSWORD = problem("wrongPassword", { oldPassword: "wrongPassword" });

/** Passwords and mailed links (rules accounts 8–13). */
export function passwordRoutes(dependencies: AccountDependencies): Route[] {
  const { database, countAttempt, queueMail } = dependencies;
  return [
    route(resetPassword, ({ body }, { client, now }) => reset(dependencies, body, deviceOf(client), now)),

    route(changePassword, async ({ body }, { viewer, client, now }) => {
      const { token, password, oldPassword, newPassword } = body;
      const device = deviceOf(client);
      if (token && password) return reset(dependencies, { email: body.email, token, password }, device, now);
      if (viewer.kind === "guest") return { ok: false, problem: problem("unauthorized") };
      if (!oldPassword || !newPassword) throw new Error("The contract asks for both passwords.");
      return change(dependencies, viewer, { oldPassword, newPassword, device, now });
    }),

    route(requestResetPassword, async ({ body: { email } }, { client, now }) => {
      const { address } = deviceOf(client);
      const refused = await countAttempt(requestResetLimits({ email, address, now }), now);
      if (refused !== null) return refused;
      const known = await readCredentials(database, email);
      if (known === null) return { ok: false, problem: problem("emailNotFound") };
      await database.transaction((db) => queueMail(db, { mail: "resetPassword", userId: known.id }));
      return done("Please check your email.");
    }),

    route(confirmEmail, async ({ body: { token } }, { client, now }) => {
      const refused = await countAttempt(mailedLinkLimits(deviceOf(client).address, now), now);
      if (refused !== null) return refused;
      const link = { tokenDigest: tokenDigest(token), purpose: "CONFIRM_EMAIL", email: null, now } as const;
      const isConfirmed = await database.transaction(async (db) => {
        const userId = await useLink(db, link);
        if (userId === null) return false;
        if (await setConfirmed(db, userId, now))
          await recordUserAction(db, "CONFIRM_EMAIL", userId, "SYSTEM", now);
        await removeLinks(db, userId, "CONFIRM_EMAIL");
        return true;
      });
      return isConfirmed ? done("Email confirmed") : { ok: false, problem: INVALID_LINK };
    }),

    signedInRoute(sendConfirmation, async (_, { viewer, now }) => {
      const refused = await countAttempt(sendConfirmationLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      if (!viewer.isConfirmed) {
        await database.transaction((db) => queueMail(db, { mail: "confirmEmail", userId: viewer.id }));
      }
      return done("Please check your email.");
    }),
  ];
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
  const { database, passwords, countAttempt } = dependencies;
  const refused = await countAttempt(mailedLinkLimits(device.address, now), now);
  if (refused !== null) return refused;
  const link = {
    tokenDigest: tokenDigest(body.token),
    purpose: "RESET_PASSWORD",
    email: body.email ? body.email.toLowerCase() : null,
    now,
  } as const;
  // Checked before hashing, so that an invalid link costs nothing.
  if ((await readLink(database, link)) === null) return { ok: false, problem: INVALID_LINK };
  const hash = await passwords.hash(body.password);
  if (hash === null) return BUSY;
  const isReset = await database.transaction(async (db) => {
    const userId = await useLink(db, link);
    if (userId === null) return false;
    await setPasswordHash(db, userId, hash);
    // Until now anybody may have created this account and linked their own identities to it.
    if (await setConfirmed(db, userId, now)) await removeIdentities(db, userId);
    await endSessionsAndLinks(db, userId);
    await recordUserAction(db, "RESET_PASSWORD", userId, "SYSTEM", now);
    return true;
  });
  if (!isReset) return { ok: false, problem: INVALID_LINK };
  device.keepSession(null);
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
  const hash = await passwords.hash(body.newPassword);
  if (hash === null) return BUSY;
  const isChanged = await database.transaction(async (db) => {
    if (!(await lockPasswordHash(db, viewer.id, stored))) return false;
    await setPasswordHash(db, viewer.id, hash);
    await endSessionsAndLinks(db, viewer.id);
    await recordUserAction(db, "CHANGE_PASSWORD", viewer.id, viewer, now);
    return true;
  });
  if (!isChanged) return { ok: false, problem: WRONG_PASSWORD };
  body.device.keepSession(null);
  return done("Your password was changed. Please sign in.");
}

/** Ends sessions that began with the old password, and links that could set another. */
async function endSessionsAndLinks(db: Db, userId: string): Promise<void> {
  await removeSessions(db, userId);
  await removeLinks(db, userId, "RESET_PASSWORD");
}

function recordUserAction(db: Db, action: UserAction, userId: string, actor: Viewer | "SYSTEM", at: number) {
  return recordChange(db, { thing: "USER", thingId: userId, action, actor, at });
}

function done(message: string): Done {
  return { ok: true, reply: { code: 200, message } };
}
