import {
  enrollmentLimits,
  knownDeviceEnrollmentLimits,
  passkeyLimits,
} from "#domain/accounts/account/account-limits.ts";
import { readRecoveryCode } from "#domain/accounts/passkeys/recovery-code.ts";
import { relyingPartyFor } from "#domain/accounts/passkeys/relying-party.ts";
import {
  beginSecondFactor,
  finishSecondFactor,
  sendEnrollment,
} from "#domain/accounts/passkeys/second-factor-calls.ts";
import type { Credential } from "#domain/accounts/passkeys/webauthn.ts";
import { FACTOR_ATTEMPTS } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { type Client, requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Db } from "#server/base/sql/db.ts";
import { deadLink, INVALID_LINK } from "#server/base/tokens/dead-link.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import { countAccountAttempt } from "#server/features/accounts/account/known-devices.ts";
import {
  type BrowserTokens,
  keepTokens,
  startBrowserSession,
} from "#server/features/accounts/account/sign-in-browser.ts";
import { signedInReply } from "#server/features/accounts/account/signed-in-reply.ts";
import { lockUser, readUser } from "#server/features/accounts/users/queries.ts";
import type { ChallengeUse } from "./challenge-queries.ts";
import {
  consumeFactorToken,
  countFactorAttempt,
  type FactorToken,
  readFactorToken,
} from "./factor-token-queries.ts";
import type { PasskeyDependencies } from "./passkey-dependencies.ts";
import {
  consumeRecoveryCode,
  hasPasskey,
  readPasskey,
  readPasskeys,
  setPasskeyUsed,
} from "./passkey-queries.ts";
import { recoveryCodeDigest } from "./recovery-codes.ts";
import { requestOptionsFor, verifyPasskey } from "./verify-passkey.ts";

/** Why a second step did not work. */
type Failure = "notFound" | "passkeyFailed" | "wrongRecoveryCode" | "deadLink";

/** The second step of signing in (rules passkeys 10–14). */
export function secondFactorRoutes(dependencies: PasskeyDependencies): Route[] {
  const { database, queueMail, countAttempt } = dependencies;
  return [
    route(beginSecondFactor, async ({ body: { factorToken } }, { client, now }) => {
      const device = requireClient(client);
      const refused = await countAttempt(passkeyLimits(device.address, now), now);
      if (refused !== null) return refused;
      const digest = tokenDigest(factorToken);
      const token = await countFactorAttempt(database, digest, FACTOR_ATTEMPTS, now);
      if (token === null) return deadLink(dependencies, device, now);
      const known = await readPasskeys(database, token.userId);
      if (known.length === 0) return { ok: true, reply: { options: null } };
      const party = relyingPartyFor(dependencies.publicOrigin, device.origin);
      if (party === null) return { ok: false, problem: problem("notFound") };
      const options = await requestOptionsFor(database, party, { known, use: challengeUse(digest), now });
      return { ok: true, reply: { options } };
    }),

    route(finishSecondFactor, async ({ body }, { client, now }) => {
      const device = requireClient(client);
      const refused = await countAttempt(passkeyLimits(device.address, now), now);
      if (refused !== null) return refused;
      const digest = tokenDigest(body.factorToken);
      const token = await countFactorAttempt(database, digest, FACTOR_ATTEMPTS, now);
      if (token === null) return deadLink(dependencies, device, now);
      const step: SecondStep = { digest, token, device, now };
      const tokens = body.credential
        ? await finishWithPasskey(dependencies, body.credential, step)
        : await finishWithCode(dependencies, body.recoveryCode ?? "", step);
      if (tokens === "passkeyFailed") {
        return { ok: false, problem: problem("passkeyFailed", { credential: "unknownValue" }) };
      }
      if (tokens === "wrongRecoveryCode") {
        return { ok: false, problem: problem("wrongRecoveryCode", { recoveryCode: "unknownValue" }) };
      }
      if (tokens === "deadLink") return { ok: false, problem: INVALID_LINK };
      if (tokens === "notFound") return { ok: false, problem: problem("notFound") };
      keepTokens(device, tokens);
      return { ok: true, reply: await signedInReply(database, token.userId, tokens.session) };
    }),

    route(sendEnrollment, async ({ body: { factorToken } }, { client, now }) => {
      const device = requireClient(client);
      const token = await readFactorToken(database, tokenDigest(factorToken), now);
      const user = token === null ? null : await readUser(database, token.userId);
      if (user === null) return deadLink(dependencies, device, now);
      const { id, email } = user;
      if (await hasPasskey(database, id)) return { ok: false, problem: problem("forbidden") };
      const ofDevice = (name: string) => knownDeviceEnrollmentLimits(name, id, now);
      const ofAnybody = enrollmentLimits(id, now);
      const refused = await countAccountAttempt(dependencies, device, { email, ofDevice, ofAnybody }, now);
      if (refused !== null) return refused;
      await database.transaction((db) => queueMail(db, { mail: "enrollPasskey", userId: id }));
      return { ok: true, reply: { code: 200, message: "Please check your email." } };
    }),
  ];
}

interface SecondStep {
  /** Digest of the factor token. */
  readonly digest: Buffer;
  readonly token: FactorToken;
  readonly device: Client;
  readonly now: number;
}

/** Binds a challenge to one sign-in. */
function challengeUse(digest: Buffer): ChallengeUse {
  return { purpose: "SECOND_FACTOR", boundTo: digest.toString("hex") };
}

async function finishWithPasskey(
  { database, publicOrigin }: PasskeyDependencies,
  credential: Credential,
  { digest, token, device, now }: SecondStep,
): Promise<BrowserTokens | Failure> {
  const party = relyingPartyFor(publicOrigin, device.origin);
  if (party === null) return "notFound";
  const passkey = await readPasskey(database, Buffer.from(credential.id, "base64url"));
  if (passkey === null || passkey.userId !== token.userId) return "passkeyFailed";
  const counter = await verifyPasskey(database, party, credential, {
    passkey,
    use: challengeUse(digest),
    now,
  });
  if (counter === null) return "passkeyFailed";
  return database.transaction(async (db) => {
    if (!(await lockWaiting(db, digest, token, now))) return "deadLink";
    if (!(await setPasskeyUsed(db, passkey, counter, now))) return "passkeyFailed";
    return finish(db, { digest, token, device, now });
  });
}

async function finishWithCode(
  { database, queueMail }: PasskeyDependencies,
  typed: string,
  step: SecondStep,
): Promise<BrowserTokens | Failure> {
  const code = readRecoveryCode(typed);
  if (code === null) return "wrongRecoveryCode";
  const { digest, token, now } = step;
  return database.transaction(async (db) => {
    if (!(await lockWaiting(db, digest, token, now))) return "deadLink";
    if (!(await consumeRecoveryCode(db, token.userId, recoveryCodeDigest(code)))) return "wrongRecoveryCode";
    await recordChange(db, {
      thing: "USER",
      thingId: token.userId,
      action: "USE_RECOVERY_CODE",
      actor: "SYSTEM",
      at: now,
    });
    await queueMail(db, { mail: "signInChanged", userId: token.userId, what: "recoveryCodeUsed" });
    return finish(db, step);
  });
}

/** Whether the sign-in is still open. Locks the account first: a new password in the meantime has ended it. */
async function lockWaiting(db: Db, digest: Buffer, { userId }: FactorToken, now: number): Promise<boolean> {
  return (await lockUser(db, userId)) !== null && (await readFactorToken(db, digest, now)) !== null;
}

async function finish(db: Db, { digest, token, device, now }: SecondStep): Promise<BrowserTokens> {
  await consumeFactorToken(db, digest);
  const { userId, method } = token;
  return startBrowserSession(db, device, { userId, method, hasSecondFactor: true, now });
}
