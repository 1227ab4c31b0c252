import { changePasskeysLimits } from "#domain/accounts/account/account-limits.ts";
import { relyingPartyFor } from "#domain/accounts/passkeys/relying-party.ts";
import { beginEnrollment, finishEnrollment } from "#domain/accounts/passkeys/second-factor-calls.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { deadLink, INVALID_LINK } from "#server/base/tokens/dead-link.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import {
  consumeLink,
  type LinkLookup,
  readLink,
  removeLinks,
} from "#server/features/accounts/account/link-queries.ts";
import { keepTokens, startBrowserSession } from "#server/features/accounts/account/sign-in-browser.ts";
import { signedInReply } from "#server/features/accounts/account/signed-in-reply.ts";
import { lockUser, readUser } from "#server/features/accounts/users/queries.ts";
import type { ChallengeUse } from "./challenge-queries.ts";
import { defaultPasskeyName } from "./own-passkeys.ts";
import type { PasskeyDependencies } from "./passkey-dependencies.ts";
import { hasPasskey, insertPasskey, removeFactorTokens } from "./passkey-queries.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { creationOptionsFor, verifyNewPasskey } from "./verify-passkey.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;
const FAILED = { ok: false, problem: problem("passkeyFailed", { credential: "unknownValue" }) } as const;

/**
 * The first passkey, by the link that was mailed after a right password (rules passkeys 15 and 16). The link is dead
 * once the account has a passkey: a mailbox alone never adds a second one.
 */
export function enrollmentRoutes(dependencies: PasskeyDependencies): Route[] {
  const { database, countAttempt, queueMail, publicOrigin } = dependencies;

  const findEnrollingUser = async (link: LinkLookup) => {
    const userId = await readLink(database, link);
    if (userId === null || (await hasPasskey(database, userId))) return null;
    return readUser(database, userId);
  };
  return [
    route(beginEnrollment, async ({ body: { token } }, { client, now }) => {
      const device = requireClient(client);
      const link = toLinkLookup(token, now);
      const user = await findEnrollingUser(link);
      if (user === null) return deadLink(dependencies, device, now);
      const party = relyingPartyFor(publicOrigin, device.origin);
      if (party === null) return NOT_FOUND;
      const refused = await countAttempt(changePasskeysLimits(user.id, now), now);
      if (refused !== null) return refused;
      const reply = await creationOptionsFor(database, party, user, {
        known: [],
        use: challengeUse(link),
        now,
      });
      return { ok: true, reply };
    }),

    route(finishEnrollment, async ({ body }, { client, now }) => {
      const device = requireClient(client);
      const link = toLinkLookup(body.token, now);
      const user = await findEnrollingUser(link);
      if (user === null) return deadLink(dependencies, device, now);
      const party = relyingPartyFor(publicOrigin, device.origin);
      if (party === null) return NOT_FOUND;
      const verified = await verifyNewPasskey(database, party, body.credential, {
        use: challengeUse(link),
        now,
      });
      if (verified === null) return FAILED;
      const { id: userId } = user;
      const enrolled = await database.transaction(async (db) => {
        const locked = await lockUser(db, userId);
        if (locked === null || (await hasPasskey(db, userId))) return null;
        if ((await consumeLink(db, link)) === null) return null;
        const isNew = await insertPasskey(db, {
          ...verified,
          id: newId(now),
          userId,
          name: body.name ?? defaultPasskeyName(device),
          createdAt: now,
          lastUsedAt: null,
        });
        if (!isNew) return null;
        await removeLinks(db, userId, "ENROLL_PASSKEY");
        await removeFactorTokens(db, userId);
        const recoveryCodes = await makeRecoveryCodes(db, userId);
        await recordChange(db, {
          thing: "USER",
          thingId: userId,
          action: "ADD_PASSKEY",
          actor: "SYSTEM",
          at: now,
        });
        await queueMail(db, { mail: "signInChanged", userId, what: "passkeyAdded" });
        const method = locked.lastMethod;
        const signIn = { userId, method, hasSecondFactor: true, now };
        return { recoveryCodes, tokens: await startBrowserSession(db, device, signIn) };
      });
      if (enrolled === null) return { ok: false, problem: INVALID_LINK };
      const { recoveryCodes, tokens } = enrolled;
      keepTokens(device, tokens);
      return {
        ok: true,
        reply: { ...(await signedInReply(database, userId, tokens.session)), recoveryCodes },
      };
    }),
  ];
}

function toLinkLookup(token: string, now: number): LinkLookup {
  return { tokenDigest: tokenDigest(token), purpose: "ENROLL_PASSKEY", email: null, now };
}

/** Binds a challenge to one link. */
function challengeUse(link: LinkLookup): ChallengeUse {
  return { purpose: "ENROLLMENT", boundTo: link.tokenDigest.toString("hex") };
}
