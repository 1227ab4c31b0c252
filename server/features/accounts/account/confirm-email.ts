import { confirmPasswordLimits, sendConfirmationLimits } from "#domain/accounts/account/account-limits.ts";
import { confirmEmail, sendConfirmation } from "#domain/accounts/account/password-calls.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import { lockUser } from "#server/features/accounts/users/queries.ts";
import { BUSY } from "../../../base/attempts/attempt-counter.ts";
import { deadLink, INVALID_LINK } from "../../../base/tokens/dead-link.ts";
import { tokenDigest } from "../../../base/tokens/secret-token.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { consumeLink, type LinkLookup, readLink, removeLinks } from "./link-queries.ts";
import { lockPasswordHash, readPasswordHash, setConfirmed } from "./queries.ts";
import { revokeUnverifiedAccess } from "./revoke-unverified-access.ts";

type Done = Answer<{ code: number; message: string }>;

const PASSWORD_REQUIRED = problem("forbidden", { password: "required" });
const WRONG_PASSWORD = problem("wrongPassword", { password: "wrongPassword" });

/**
 * Routes of the mailed link that confirms an address (rules accounts 30–32). Anyone may have signed up with the
 * address, so the link alone confirms nothing: the person who opens it proves that the account is theirs, or disowns
 * it.
 */
export function confirmEmailRoutes(dependencies: AccountDependencies): Route[] {
  const { database, passwords, countAttempt, queueMail } = dependencies;
  return [
    route(confirmEmail, async ({ body: { token, password, disown } }, { viewer, client, now }) => {
      const device = requireClient(client);
      const link = { tokenDigest: tokenDigest(token), purpose: "CONFIRM_EMAIL", email: null, now } as const;
      const userId = await readLink(database, link);
      if (userId === null) return deadLink(dependencies, device, now);
      const isOwnSession = viewer.kind === "user" && viewer.id === userId;
      if (disown === true) {
        const disowned = await disownAccount(dependencies, userId, link);
        if (disowned.ok && isOwnSession) device.keepSession(null);
        return disowned;
      }
      if (isOwnSession) return confirmAddress(dependencies, userId, link, null);
      if (!password) return { ok: false, problem: PASSWORD_REQUIRED };
      const refused = await countAttempt(confirmPasswordLimits(userId, now), now);
      if (refused !== null) return refused;
      const stored = await readPasswordHash(database, userId);
      const isRight = await passwords.isRight(stored, password);
      if (isRight === null) return BUSY;
      if (!isRight) return { ok: false, problem: WRONG_PASSWORD };
      return confirmAddress(dependencies, userId, link, stored);
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

/** @param hash of the verified password; null where the session proved whose account it is */
async function confirmAddress(
  { database }: AccountDependencies,
  userId: string,
  link: LinkLookup,
  hash: string | null,
): Promise<Done> {
  const isConfirmed = await database.transaction(async (db) => {
    // A password changed in the meantime proves nothing.
    const isOwn =
      hash === null ? (await lockUser(db, userId)) !== null : await lockPasswordHash(db, userId, hash);
    if (!isOwn || (await consumeLink(db, link)) === null) return false;
    await setConfirmed(db, userId, link.now);
    await removeLinks(db, userId, "CONFIRM_EMAIL");
    await recordChange(db, {
      thing: "USER",
      thingId: userId,
      action: "CONFIRM_EMAIL",
      actor: "SYSTEM",
      at: link.now,
    });
    return true;
  });
  return isConfirmed ? done("Email confirmed") : { ok: false, problem: INVALID_LINK };
}

/** Takes access to an account away from the person who created it, since the owner of the mailbox did not. */
async function disownAccount(
  { database }: AccountDependencies,
  userId: string,
  link: LinkLookup,
): Promise<Done> {
  const isDisowned = await database.transaction(async (db) => {
    if ((await lockUser(db, userId)) === null || (await consumeLink(db, link)) === null) return false;
    await revokeUnverifiedAccess(db, userId);
    await removeLinks(db, userId, "CONFIRM_EMAIL");
    await recordChange(db, {
      thing: "USER",
      thingId: userId,
      action: "DISOWN",
      actor: "SYSTEM",
      at: link.now,
    });
    return true;
  });
  return isDisowned
    ? done("Whoever made this account cannot use it any more")
    : { ok: false, problem: INVALID_LINK };
}

function done(message: string): Done {
  return { ok: true, reply: { code: 200, message } };
}
