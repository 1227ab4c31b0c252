import { SIGNED_OUT, signIn, signOut, signUp } from "#domain/accounts/account/account-calls.ts";
import {
  knownDeviceSignInLimits,
  signInLimits,
  signUpLimits,
} from "#domain/accounts/account/account-limits.ts";
import { isEmail } from "#domain/base/contract/contact-rules.ts";
import { DEFAULT_TOTAL_SERVICES } from "#domain/base/contract/limits.ts";
import { problem, secondFactorRequired } from "#domain/base/contract/problems.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { addUser, readUserByEmail } from "#server/features/accounts/users/queries.ts";
import { BUSY } from "../../../base/attempts/attempt-counter.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { easyPassword } from "./easy-password.ts";
import { countAccountAttempt } from "./known-devices.ts";
import { needsRehash } from "./password-hash.ts";
import { lockPasswordHash, readCredentials, setPasswordHash } from "./queries.ts";
import { removeSession } from "./session-queries.ts";
import { keepTokens, startSessionOrAskFactor } from "./sign-in-browser.ts";
import { signedInReply } from "./signed-in-reply.ts";
import { welcomeNewUser } from "./welcome.ts";

const FAILED = problem("signInFailed");
const TAKEN = problem("emailTaken", { email: "taken" });

/** Signing in, up and out (rules accounts 1–4). */
export function signInRoutes(dependencies: AccountDependencies): Route[] {
  const { database, passwords, countAttempt, queueMail, secondFactorRoles } = dependencies;
  return [
    route(signIn, async ({ body }, { client, now }) => {
      const device = requireClient(client);
      const email = body.email.toLowerCase();
      const ofDevice = (name: string) => knownDeviceSignInLimits(name, email, now);
      const ofAnybody = signInLimits({ email, address: device.address, now });
      const refused = await countAccountAttempt(dependencies, device, { email, ofDevice, ofAnybody }, now);
      if (refused !== null) return refused;
      const known = isEmail(email) ? await readCredentials(database, email) : null;
      // The password is also checked for unknown accounts, so that timing reveals nothing.
      const isRight = await passwords.isRight(known?.passwordHash ?? null, body.password);
      if (isRight === null) return BUSY;
      if (!isRight || known === null || known.passwordHash === null) return { ok: false, problem: FAILED };
      const hash = known.passwordHash;
      const rehashed = needsRehash(hash) ? await passwords.hash(body.password) : null;
      const tokens = await database.transaction(async (db) => {
        // A password changed in the meantime has ended every session: the old one must not start another.
        if (!(await lockPasswordHash(db, known.id, hash))) return null;
        if (rehashed !== null) await setPasswordHash(db, known.id, rehashed);
        return startSessionOrAskFactor(
          db,
          device,
          { userId: known.id, method: "LOCAL", now },
          secondFactorRoles,
        );
      });
      if (tokens === null) return { ok: false, problem: FAILED };
      if ("factorToken" in tokens) return { ok: false, problem: secondFactorRequired(tokens.factorToken) };
      keepTokens(device, tokens);
      return { ok: true, reply: await signedInReply(database, known.id, tokens.session) };
    }),

    route(signUp, async ({ body }, { client, language, now }) => {
      const device = requireClient(client);
      const { email } = body;
      const refused = await countAttempt(signUpLimits({ email, address: device.address, now }), now);
      if (refused !== null) return refused;
      if ((await readUserByEmail(database, email)) !== null) return { ok: false, problem: TAKEN };
      const easy = await easyPassword("password", body.password, body);
      if (easy !== null) return easy;
      const passwordHash = await passwords.hash(body.password);
      if (passwordHash === null) return BUSY;
      const id = newId(now);
      const tokens = await database.transaction(async (db) => {
        const isNew = await addUser(db, {
          id,
          email,
          displayName: body.displayName,
          phone: body.phone ?? null,
          role: "USER",
          passwordHash,
          lastMethod: "LOCAL",
          totalServices: DEFAULT_TOTAL_SERVICES,
          language: body.language ?? language,
          confirmedAt: null,
          now,
        });
        if (!isNew) return null;
        await welcomeNewUser(db, queueMail, { id, isConfirmed: false }, now);
        return startSessionOrAskFactor(db, device, { userId: id, method: "LOCAL", now }, secondFactorRoles);
      });
      if (tokens === null) return { ok: false, problem: TAKEN };
      if ("factorToken" in tokens) return { ok: false, problem: secondFactorRequired(tokens.factorToken) };
      keepTokens(device, tokens);
      return { ok: true, reply: await signedInReply(database, id, tokens.session) };
    }),

    route(signOut, async (_, { viewer, client }) => {
      if (viewer.kind === "user") await removeSession(database, viewer.id, viewer.sessionId);
      requireClient(client).keepSession(null);
      return { ok: true, reply: { code: 200, message: SIGNED_OUT } };
    }),
  ];
}
