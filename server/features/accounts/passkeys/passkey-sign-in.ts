import { passkeyLimits } from "#domain/accounts/account/account-limits.ts";
import { beginPasskeySignIn, signInWithPasskey } from "#domain/accounts/passkeys/passkey-calls.ts";
import { relyingPartyFor } from "#domain/accounts/passkeys/relying-party.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { keepTokens, startBrowserSession } from "#server/features/accounts/account/sign-in-browser.ts";
import { signedInReply } from "#server/features/accounts/account/signed-in-reply.ts";
import { lockUser } from "#server/features/accounts/users/queries.ts";
import type { ChallengeUse } from "./challenge-queries.ts";
import type { PasskeyDependencies } from "./passkey-dependencies.ts";
import { readPasskey, setPasskeyUsed } from "./passkey-queries.ts";
import { requestOptionsFor, verifyPasskey } from "./verify-passkey.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;
/** One reply for an unknown passkey and for a wrong signature, so that neither is revealed. */
const FAILED = { ok: false, problem: problem("passkeyFailed", { credential: "unknownValue" }) } as const;
const ANYBODY: ChallengeUse = { purpose: "SIGN_IN", boundTo: null };

/**
 * Signing in with a passkey instead of a password (rules passkeys 7–9). The authenticator has verified its owner, so
 * it counts as both factors.
 */
export function passkeySignInRoutes({ database, countAttempt, publicOrigin }: PasskeyDependencies): Route[] {
  return [
    route(beginPasskeySignIn, async (_, { client, now }) => {
      const device = requireClient(client);
      const party = relyingPartyFor(publicOrigin, device.origin);
      if (party === null) return NOT_FOUND;
      const refused = await countAttempt(passkeyLimits(device.address, now), now);
      if (refused !== null) return refused;
      return {
        ok: true,
        reply: await requestOptionsFor(database, party, { known: [], use: ANYBODY, now }),
      };
    }),

    route(signInWithPasskey, async ({ body: { credential } }, { client, now }) => {
      const device = requireClient(client);
      const party = relyingPartyFor(publicOrigin, device.origin);
      if (party === null) return NOT_FOUND;
      const refused = await countAttempt(passkeyLimits(device.address, now), now);
      if (refused !== null) return refused;
      const passkey = await readPasskey(database, Buffer.from(credential.id, "base64url"));
      if (passkey === null) return FAILED;
      const counter = await verifyPasskey(database, party, credential, { passkey, use: ANYBODY, now });
      if (counter === null) return FAILED;
      const { userId } = passkey;
      const tokens = await database.transaction(async (db) => {
        if ((await lockUser(db, userId)) === null) return null;
        if (!(await setPasskeyUsed(db, passkey, counter, now))) return null;
        return startBrowserSession(db, device, { userId, method: "LOCAL", hasSecondFactor: true, now });
      });
      if (tokens === null) return FAILED;
      keepTokens(device, tokens);
      return { ok: true, reply: await signedInReply(database, userId, tokens.session) };
    }),
  ];
}
