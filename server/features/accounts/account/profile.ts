import {
  editProfile,
  getProfile,
  requestDeletion,
  SIGNED_OUT,
} from "#domain/accounts/account/account-calls.ts";
import { requestDeletionLimits } from "#domain/accounts/account/account-limits.ts";
import { endEverySession, endSession, listSessions } from "#domain/accounts/account/session-calls.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { recordChange } from "#server/base/history/record-change.ts";
import { requireClient } from "#server/base/http/client.ts";
import { type Route, signedInRoute } from "#server/base/http/route.ts";
import { CHANGE_PROBLEMS } from "#server/features/accounts/users/change-problems.ts";
import { changeUser } from "#server/features/accounts/users/change-user.ts";
import { readUser } from "#server/features/accounts/users/queries.ts";
import { showProfile, showUser } from "#server/features/accounts/users/show-user.ts";
import type { AccountDependencies } from "./account-dependencies.ts";
import { setDeletionRequested } from "./queries.ts";
import { readSessions, removeSession, removeSessions } from "./session-queries.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;
/** The account was deleted while the request was in flight. */
const GONE = { ok: false, problem: problem("unauthorized") } as const;

/** Calls about one's own account. */
export function profileRoutes({ database, queueMail, countAttempt }: AccountDependencies): Route[] {
  return [
    signedInRoute(getProfile, async (_, { viewer }) => {
      const user = await readUser(database, viewer.id);
      if (user === null) return GONE;
      return { ok: true, reply: await showProfile(database, user) };
    }),

    signedInRoute(editProfile, async ({ body }, { viewer, now }) => {
      const { displayName, phone, language, isNamePublic } = body;
      const change = { displayName, phone, language, isNamePublic };
      const user = await changeUser(database, viewer, viewer.id, change, now);
      if (user === "notPhone" || user === "noSuchPhone") return { ok: false, problem: CHANGE_PROBLEMS[user] };
      if (typeof user === "string") return GONE;
      return { ok: true, reply: await showProfile(database, user) };
    }),

    signedInRoute(listSessions, async (_, { viewer, now }) => {
      const sessions = await readSessions(database, viewer.id, now);
      return {
        ok: true,
        reply: sessions.map((session) => ({
          id: session.id,
          device: session.device,
          isThisOne: session.id === viewer.sessionId,
          createdAt: isoOfEpoch(session.createdAt),
          lastSeenAt: isoOfEpoch(session.lastSeenAt),
          expiresAt: isoOfEpoch(session.expiresAt),
        })),
      };
    }),

    signedInRoute(endSession, async ({ params }, { viewer, client }) => {
      if (!isUuid(params.id)) return NOT_FOUND;
      const id = params.id.toLowerCase();
      if (!(await removeSession(database, viewer.id, id))) return NOT_FOUND;
      if (id === viewer.sessionId) requireClient(client).keepSession(null);
      return { ok: true, reply: { code: 200, message: SIGNED_OUT } };
    }),

    signedInRoute(endEverySession, async (_, { viewer, client }) => {
      await removeSessions(database, viewer.id);
      requireClient(client).keepSession(null);
      return { ok: true, reply: { code: 200, message: SIGNED_OUT } };
    }),

    signedInRoute(requestDeletion, async (_, { viewer, now }) => {
      const refused = await countAttempt(requestDeletionLimits(viewer.id, now), now);
      if (refused !== null) return refused;
      const user = await database.transaction(async (db) => {
        if (await setDeletionRequested(db, viewer.id, now)) {
          await queueMail(db, { mail: "deletionRequested", userId: viewer.id });
          await recordChange(db, {
            thing: "USER",
            thingId: viewer.id,
            action: "REQUEST_DELETION",
            actor: viewer,
            at: now,
          });
        }
        return readUser(db, viewer.id);
      });
      return user === null ? GONE : { ok: true, reply: showUser(user) };
    }),
  ];
}
