import { changePasskeysLimits } from "#domain/accounts/account/account-limits.ts";
import { deviceName } from "#domain/accounts/account/device-name.ts";
import {
  addPasskey,
  beginPasskey,
  listPasskeys,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  type ShownPasskey,
} from "#domain/accounts/passkeys/passkey-calls.ts";
import { relyingPartyFor } from "#domain/accounts/passkeys/relying-party.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { MAX_PASSKEY_NAME, MAX_PASSKEYS } from "#domain/base/contract/limits.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { type Client, requireClient } from "#server/base/http/client.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { lockUser } from "#server/features/accounts/users/queries.ts";
import type { ChallengeUse } from "./challenge-queries.ts";
import type { PasskeyDependencies } from "./passkey-dependencies.ts";
import {
  countRecoveryCodes,
  deletePasskey,
  deleteRecoveryCodes,
  insertPasskey,
  type PasskeyRow,
  readPasskeys,
  removeOtherSessions,
  setPasskeyName,
} from "./passkey-queries.ts";
import { makeRecoveryCodes } from "./recovery-codes.ts";
import { staleSignIn } from "./stale-sign-in.ts";
import { creationOptionsFor, verifyNewPasskey } from "./verify-passkey.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;
const FAILED = { ok: false, problem: problem("passkeyFailed", { credential: "unknownValue" }) } as const;
const GONE = { ok: false, problem: problem("unauthorized") } as const;
const TOO_MANY = { ok: false, problem: invalid({ credential: "tooMany" }) } as const;

/** Passkeys and recovery codes of one's own account (rules passkeys 1–6). */
export function ownPasskeyRoutes(dependencies: PasskeyDependencies): Route[] {
  const { database, countAttempt, queueMail, secondFactorRoles } = dependencies;
  return [
    signedInRoute(listPasskeys, async (_, { viewer }) => {
      const passkeys = await readPasskeys(database, viewer.id);
      return {
        ok: true,
        reply: {
          passkeys: passkeys.map(showPasskey),
          recoveryCodesLeft: await countRecoveryCodes(database, viewer.id),
          isRequired: secondFactorRoles.has(viewer.role),
        },
      };
    }),

    signedInRoute(beginPasskey, async (_, { viewer, client, now }) => {
      const party = relyingPartyFor(dependencies.publicOrigin, requireClient(client).origin);
      if (party === null) return NOT_FOUND;
      const stale = staleSignIn(viewer, now);
      if (stale !== null) return { ok: false, problem: stale };
      const refused = await countAttempt(changePasskeysLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      const known = await readPasskeys(database, viewer.id);
      const reply = await creationOptionsFor(database, party, viewer, {
        known,
        use: challengeUse(viewer),
        now,
      });
      return { ok: true, reply };
    }),

    signedInRoute(addPasskey, async ({ body }, { viewer, client, now }) => {
      const device = requireClient(client);
      const party = relyingPartyFor(dependencies.publicOrigin, device.origin);
      if (party === null) return NOT_FOUND;
      const stale = staleSignIn(viewer, now);
      if (stale !== null) return { ok: false, problem: stale };
      const verified = await verifyNewPasskey(database, party, body.credential, {
        use: challengeUse(viewer),
        now,
      });
      if (verified === null) return FAILED;
      const passkey: PasskeyRow = {
        ...verified,
        id: newId(now),
        userId: viewer.id,
        name: body.name ?? defaultPasskeyName(device),
        createdAt: now,
        lastUsedAt: null,
      };
      return database.transaction(async (db) => {
        if ((await lockUser(db, viewer.id)) === null) return GONE;
        const count = (await readPasskeys(db, viewer.id)).length;
        if (count >= MAX_PASSKEYS) return TOO_MANY;
        if (!(await insertPasskey(db, passkey))) return FAILED;
        const recoveryCodes = count === 0 ? await makeRecoveryCodes(db, viewer.id) : null;
        await recordChange(db, {
          thing: "USER",
          thingId: viewer.id,
          action: "ADD_PASSKEY",
          actor: viewer,
          at: now,
        });
        await queueMail(db, { mail: "signInChanged", userId: viewer.id, what: "passkeyAdded" });
        return { ok: true, reply: { passkey: showPasskey(passkey), recoveryCodes } };
      });
    }),

    signedInRoute(renamePasskey, async ({ params, body }, { viewer }) => {
      if (!isUuid(params.id)) return NOT_FOUND;
      const passkey = await setPasskeyName(database, viewer.id, params.id, body.name);
      return passkey === null ? NOT_FOUND : { ok: true, reply: showPasskey(passkey) };
    }),

    signedInRoute(removePasskey, async ({ params }, { viewer, now }) => {
      const stale = staleSignIn(viewer, now);
      if (stale !== null) return { ok: false, problem: stale };
      if (!isUuid(params.id)) return NOT_FOUND;
      const id = params.id.toLowerCase();
      return database.transaction(async (db) => {
        const user = await lockUser(db, viewer.id);
        if (user === null) return GONE;
        const others = (await readPasskeys(db, viewer.id)).filter((passkey) => passkey.id !== id);
        if (others.length === 0 && secondFactorRoles.has(user.role)) {
          return { ok: false, problem: problem("lastPasskey") } as const;
        }
        if (!(await deletePasskey(db, viewer.id, id))) return NOT_FOUND;
        if (others.length === 0) await deleteRecoveryCodes(db, viewer.id);
        // Other sessions may have been started with the removed passkey.
        await removeOtherSessions(db, viewer.id, viewer.sessionId);
        await recordChange(db, {
          thing: "USER",
          thingId: viewer.id,
          action: "REMOVE_PASSKEY",
          actor: viewer,
          at: now,
        });
        await queueMail(db, { mail: "signInChanged", userId: viewer.id, what: "passkeyRemoved" });
        return { ok: true, reply: { code: 200, message: "Passkey removed" } } as const;
      });
    }),

    signedInRoute(renewRecoveryCodes, async (_, { viewer, now }) => {
      const stale = staleSignIn(viewer, now);
      if (stale !== null) return { ok: false, problem: stale };
      const refused = await countAttempt(changePasskeysLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      return database.transaction(async (db) => {
        if ((await lockUser(db, viewer.id)) === null) return GONE;
        if ((await readPasskeys(db, viewer.id)).length === 0) return NOT_FOUND;
        const recoveryCodes = await makeRecoveryCodes(db, viewer.id);
        await recordChange(db, {
          thing: "USER",
          thingId: viewer.id,
          action: "RENEW_RECOVERY_CODES",
          actor: viewer,
          at: now,
        });
        return { ok: true, reply: { recoveryCodes } };
      });
    }),
  ];
}

/** Binds a challenge to one session. */
function challengeUse({ sessionId }: SignedIn): ChallengeUse {
  return { purpose: "ADD", boundTo: sessionId };
}

/** `Firefox, Android`. */
export function defaultPasskeyName({ userAgent }: Pick<Client, "userAgent">): string {
  return deviceName(userAgent).slice(0, MAX_PASSKEY_NAME) || "Passkey";
}

function showPasskey({ id, name, createdAt, lastUsedAt }: PasskeyRow): ShownPasskey {
  return {
    id,
    name,
    createdAt: isoOfEpoch(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoOfEpoch(lastUsedAt),
  };
}
