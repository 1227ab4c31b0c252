import { invitationLimits } from "#domain/accounts/account/account-limits.ts";
import {
  acceptInvitation,
  cancelInvitation,
  invite,
  listInvitations,
} from "#domain/accounts/invitations/invitation-calls.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { DEFAULT_TOTAL_SERVICES, INVITATION_MS } from "#domain/base/contract/limits.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { attemptCounter, BUSY } from "#server/base/attempts/attempt-counter.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { requireClient } from "#server/base/http/client.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { deadLink, INVALID_LINK } from "#server/base/tokens/dead-link.ts";
import { tokenDigest } from "#server/base/tokens/secret-token.ts";
import type { AccountDependencies } from "#server/features/accounts/account/account-dependencies.ts";
import { easyPassword } from "#server/features/accounts/account/easy-password.ts";
import { addDevice } from "#server/features/accounts/account/known-devices.ts";
import { addUser, readUserByEmail } from "#server/features/accounts/users/queries.ts";
import {
  consumeInvitation,
  findInvitation,
  putInvitation,
  readWaitingInvitations,
  removeInvitation,
} from "./queries.ts";

const TAKEN = problem("emailTaken", { email: "taken" });

/**
 * Inviting people, and accepting (rules users 9–12, 14 and 15). Passwords are hashed for live invitations alone.
 *
 * @param isLimited false for load tests only
 */
export function invitationRoutes(
  { database, queueMail, passwords }: Pick<AccountDependencies, "database" | "queueMail" | "passwords">,
  isLimited: boolean,
): Route[] {
  const countAttempt = attemptCounter(database, isLimited);
  return [
    signedInRoute(invite, async ({ body: { email, role } }, { viewer, language, now }) => {
      const refused = await countAttempt(invitationLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      if ((await readUserByEmail(database, email)) !== null) return { ok: false, problem: TAKEN };
      const id = newId(now);
      const expiresAt = now + INVITATION_MS;
      await database.transaction(async (db) => {
        await putInvitation(db, { id, email, role, language, invitedBy: viewer.id, now, expiresAt });
        await recordChange(db, {
          thing: "INVITATION",
          thingId: id,
          action: "CREATE",
          actor: viewer,
          at: now,
          after: { roles: [role] },
        });
        await queueMail(db, { mail: "invitation", invitationId: id });
      });
      return { ok: true, reply: { email, role, expiresAt: isoOfEpoch(expiresAt) } };
    }),

    route(listInvitations, async ({ query }, { now }) => {
      const page = toPage(query);
      const found = await readWaitingInvitations(database, query.q ?? null, page, now);
      const reply = found.map(({ createdAt, expiresAt, ...invitation }) => ({
        ...invitation,
        createdAt: isoOfEpoch(createdAt),
        expiresAt: isoOfEpoch(expiresAt),
      }));
      return { ok: true, reply, ...knownTotal(page, found.length) };
    }),

    signedInRoute(cancelInvitation, async ({ params: { id } }, { viewer, now }) => {
      const isCanceled =
        isUuid(id) &&
        (await database.transaction(async (db) => {
          const role = await removeInvitation(db, id);
          if (role === null) return false;
          await recordChange(db, {
            thing: "INVITATION",
            thingId: id.toLowerCase(),
            action: "DELETE",
            actor: viewer,
            at: now,
            before: { roles: [role] },
          });
          return true;
        }));
      return isCanceled ? { ok: true, reply: { code: 200 } } : { ok: false, problem: problem("notFound") };
    }),

    route(acceptInvitation, async ({ body }, { client, now }) => {
      const device = requireClient(client);
      const digest = tokenDigest(body.token);
      // Checked before hashing, so that an invalid link costs nothing.
      const found = await findInvitation(database, digest, now);
      if (found === null) return deadLink({ countAttempt }, device, now);
      const easy = await easyPassword("password", body.password, { email: found.email, displayName: null });
      if (easy !== null) return easy;
      const passwordHash = await passwords.hash(body.password);
      if (passwordHash === null) return BUSY;
      const id = newId(now);
      const outcome = await database.transaction(async (db) => {
        const invitation = await consumeInvitation(db, digest, now);
        if (invitation === null) return "dead";
        const { email, role, language, invitedBy } = invitation;
        const isNew = await addUser(db, {
          id,
          email,
          displayName: email.slice(0, email.indexOf("@")),
          phone: null,
          role,
          passwordHash,
          lastMethod: "LOCAL",
          totalServices: DEFAULT_TOTAL_SERVICES,
          language,
          // The link was mailed, so using it proves that the address is theirs.
          confirmedAt: now,
          now,
        });
        if (!isNew) return "taken";
        await recordChange(db, {
          thing: "USER",
          thingId: id,
          action: "CREATE",
          actor: "SYSTEM",
          at: now,
          after: { roles: [role], totalServices: DEFAULT_TOTAL_SERVICES, invitedBy },
        });
        await queueMail(db, { mail: "welcome", userId: id });
        return { device: await addDevice(db, device, id, now) };
      });
      if (outcome === "dead") return { ok: false, problem: INVALID_LINK };
      if (outcome === "taken") return { ok: false, problem: TAKEN };
      device.rememberDevice(outcome.device);
      return { ok: true, reply: { code: 200, message: "Your account is ready. Please sign in." } };
    }),
  ];
}
