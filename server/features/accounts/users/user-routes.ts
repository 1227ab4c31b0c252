import {
  countUsers,
  deleteUser,
  deleteUserWithHandover,
  editUser,
  getUser,
  listServicesOfUser,
  listUsers,
  resetPasskeys,
  setPermission,
  summarizeUsers,
  undoUserDeletion,
} from "#domain/accounts/users/user-calls.ts";
import { userQuery } from "#domain/accounts/users/user-query.ts";
import { DEFAULT_TOTAL_SERVICES } from "#domain/base/contract/limits.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { invalid } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, route, signedInRoute } from "#server/base/http/route.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { countWaitingInvitations } from "#server/features/accounts/invitations/queries.ts";
import { readPasskeys } from "#server/features/accounts/passkeys/passkey-queries.ts";
import { staleSignIn } from "#server/features/accounts/passkeys/stale-sign-in.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { CHANGE_PROBLEMS } from "./change-problems.ts";
import { type ChangeRefusal, changeRole, changeUser } from "./change-user.ts";
import { deleteAccount, type Handover } from "./delete-account.ts";
import {
  countUsers as count,
  readOwnedServices,
  readUser,
  readUsers,
  summarizeUsers as summarize,
} from "./queries.ts";
import { resetUserPasskeys } from "./reset-passkeys.ts";
import { showCounted, showUser } from "./show-user.ts";
import { undoAccountDeletion } from "./undo-account-deletion.ts";

/** The administrators' calls. They read the primary, so that lists show what was just done. */
export function userRoutes(database: Database, queueMail: QueueMail): Route[] {
  const find = async (id: string) => (isUuid(id) ? readUser(database, id.toLowerCase()) : null);
  const remove = async (id: string, handover: Handover, viewer: SignedIn, now: number) => {
    const user = await find(id);
    if (user === null) return refused("nobody");
    const notDone = await deleteAccount({ database, queueMail }, viewer, user.id, handover, now);
    if (notDone === null) return { ok: true, reply: { code: 200 } } as const;
    if (typeof notDone === "string") return refused(notDone);
    return { ok: false, problem: invalid({ [notDone.field]: notDone.message }) } as const;
  };
  return [
    route(listUsers, async ({ query }) => {
      const filters = userQuery(query);
      const users = await readUsers(database, filters);
      return {
        ok: true,
        reply: users.map((user) => {
          const { countManagedServices, countPasskeys } = user;
          return { ...showUser(user), countManagedServices, countPasskeys };
        }),
        ...knownTotal(filters, users.length),
      };
    }),

    route(countUsers, async ({ query }) => ({
      ok: true,
      reply: { count: await count(database, userQuery(query)) },
    })),

    route(summarizeUsers, async () => ({
      ok: true,
      reply: { ...(await summarize(database)), invitations: await countWaitingInvitations(database) },
    })),

    route(getUser, async ({ params }) => {
      const user = await find(params.id);
      if (user === null) return refused("nobody");
      const countPasskeys = (await readPasskeys(database, user.id)).length;
      return { ok: true, reply: { ...(await showCounted(database, user)), countPasskeys } };
    }),

    signedInRoute(editUser, async ({ params, body }, { viewer, now }) => {
      const user = await find(params.id);
      if (user === null) return refused("nobody");
      const { displayName, phone, version } = body;
      const filters = body.totalServices === null ? DEFAULT_TOTAL_SERVICES : body.totalServices;
      const totalServices = user.role === "ADMINISTRATOR" ? undefined : filters;
      const change = { displayName: displayName ?? undefined, phone, totalServices, version };
      const changed = await changeUser(database, viewer, user.id, change, now);
      return typeof changed === "string" ? refused(changed) : { ok: true, reply: showUser(changed) };
    }),

    route(listServicesOfUser, async ({ params, query }) => {
      const user = await find(params.id);
      if (user === null) return refused("nobody");
      const page = toPage(query);
      const reply = await readOwnedServices(database, user.id, page);
      return { ok: true, reply, ...knownTotal(page, reply.length) };
    }),

    signedInRoute(deleteUser, ({ params, query: { servicesTo = null } }, { viewer, now }) =>
      remove(params.id, { servicesTo, handovers: [] }, viewer, now),
    ),

    signedInRoute(deleteUserWithHandover, ({ params, body }, { viewer, now }) => {
      const { servicesTo, handovers = [] } = body;
      return remove(params.id, { servicesTo: servicesTo ?? null, handovers }, viewer, now);
    }),

    signedInRoute(undoUserDeletion, async ({ params: { id } }, { viewer, now }) => {
      if (!isUuid(id)) return refused("nobody");
      const notDone = await undoAccountDeletion(database, viewer, id.toLowerCase(), now);
      return notDone === null ? { ok: true, reply: { code: 200 } } : refused(notDone);
    }),

    signedInRoute(resetPasskeys, async ({ params }, { viewer, now }) => {
      const stale = staleSignIn(viewer, now);
      if (stale !== null) return { ok: false, problem: stale };
      const user = await find(params.id);
      if (user === null) return refused("nobody");
      const notDone = await resetUserPasskeys({ database, queueMail }, viewer, user.id, now);
      return notDone === null ? { ok: true, reply: { code: 200 } } : refused(notDone);
    }),

    signedInRoute(setPermission, async ({ params, body }, { viewer, now }) => {
      const user = await find(params.id);
      if (user === null) return refused("nobody");
      const changed = await changeRole(database, viewer, user.id, body, now);
      return typeof changed === "string" ? refused(changed) : { ok: true, reply: showUser(changed) };
    }),
  ];
}

function refused(why: ChangeRefusal) {
  return { ok: false, problem: CHANGE_PROBLEMS[why] } as const;
}
