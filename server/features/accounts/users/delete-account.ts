import type { User } from "#domain/accounts/users/user.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { recordChange, recordChanges } from "#server/base/history/record-change.ts";
import type { SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { holdMessages, readQueued } from "#server/features/integrations/webhooks/held-message-queries.ts";
import { endClaimsFor } from "#server/features/listings/claims/end-claims.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { type ChangeRefusal, isStillAdministrator } from "./change-user.ts";
import { keepAccount } from "./deleted-account-queries.ts";
import {
  countOwnedServices,
  giveServices,
  lockUserServices,
  lockUsersToRemove,
  readUser,
  readUsersByEmail,
  releaseServices,
  removeUser,
  renameChecker,
} from "./queries.ts";

/** Who gets the services of an account that is deleted. Addresses are in lower case; null: no one. */
export interface Handover {
  /** New owner's email for all services that `handovers` does not name. */
  readonly servicesTo: string | null;
  readonly handovers: readonly { readonly service: string; readonly email: string | null }[];
}

/** Why someone cannot get the services. */
export interface HandoverRefusal {
  /** Name of the field in the call: `servicesTo`, `handovers.0.email`. */
  readonly field: string;
  readonly message: "unknownValue" | "notConfirmed" | "aboveLimit";
}

/**
 * Deletes an account, which can be restored for a minute by who deleted it; its history stays without a name. Its
 * services stay public, each without an owner or with another one (rules users 6, 7, 16 and 18).
 *
 * @returns why nothing was changed; null where the account is gone. `stale`: a service is not theirs any more
 */
export async function deleteAccount(
  { database, queueMail }: { readonly database: Database; readonly queueMail: QueueMail },
  actor: SignedIn,
  id: string,
  handover: Handover,
  now: number,
): Promise<ChangeRefusal | HandoverRefusal | null> {
  const { servicesTo, handovers } = handover;
  return database.transaction(async (db) => {
    if (!(await isStillAdministrator(db, actor))) return "notAdministrator";
    if (id === actor.id) return "ownRole";
    const owners = await lockOwners(db, id, handover);
    if ("field" in owners) return owners;
    const before = await readUser(db, id);
    if (before === null) return "nobody";
    const services = await lockUserServices(db, id, before.isNamePublic ? before.displayName : null);
    const owned = new Set(services.filter(({ isOwned }) => isOwned).map((service) => service.id));
    // Someone gave one away meanwhile, or it is named twice.
    if (!handovers.every(({ service }) => owned.delete(service))) return "stale";
    const findOwnerId = (email: string | null) => (email === null ? null : (owners.get(email)?.id ?? null));
    const given = [
      ...(servicesTo === null ? [] : [{ field: "servicesTo", email: servicesTo, services: owned.size }]),
      ...handovers.map(({ email }, at) => ({ field: `handovers.${at}.email`, email, services: 1 })),
    ];
    const full = await firstAboveLimit(db, owners, given);
    if (full !== null) return { field: full, message: "aboveLimit" };
    const ids = services.map((service) => service.id);
    await keepAccount(db, {
      id,
      deletedBy: actor.id,
      services: ids,
      given: new Map([
        ...[...owned].map((service) => [service, findOwnerId(servicesTo)] as const),
        ...handovers.map(({ service, email }) => [service, findOwnerId(email)] as const),
      ]),
      now,
    });
    const queued = await readQueued(db, ids);
    const give = async (email: string | null, services: readonly string[]) => {
      const ownerId = findOwnerId(email);
      if (ownerId === null) await releaseServices(db, services, now);
      else {
        await giveServices(db, services, ownerId);
        await endClaimsFor(db, queueMail, services, ownerId, true);
      }
      await recordChanges(
        db,
        { thing: "SERVICE", action: ownerId === null ? "LOSE_OWNER" : "SET_OWNER", actor, at: now },
        services.map((thingId) => ({ thingId, before: { user: id }, after: { user: ownerId } })),
      );
    };
    const named = Map.groupBy(handovers, ({ email }) => email);
    for (const [email, ofOne] of named) {
      await give(
        email,
        ofOne.map(({ service }) => service),
      );
    }
    await give(servicesTo, [...owned]);
    if (before.isNamePublic) await renameChecker(db, id, { from: before.displayName, to: null });
    await removeUser(db, id);
    await holdMessages(db, ids, queued, now);
    await recordChange(db, {
      thing: "USER",
      thingId: id,
      action: "DELETE",
      actor,
      at: now,
      before: { roles: [before.role], totalServices: before.totalServices },
    });
    return null;
  });
}

/**
 * Which of these would give an owner more services than their limit; null: none. The owners are locked, so no one adds
 * services meanwhile.
 */
async function firstAboveLimit(
  db: Db,
  owners: ReadonlyMap<string, User>,
  given: readonly { readonly field: string; readonly email: string | null; readonly services: number }[],
): Promise<string | null> {
  const owned = new Map<string, number>();
  for (const { field, email, services } of given) {
    const owner = email === null ? undefined : owners.get(email);
    if (owner === undefined || services === 0) continue;
    if (getExtent(owner.role, "createService") !== "limited") continue;
    const count = (owned.get(owner.id) ?? (await countOwnedServices(db, owner.id))) + services;
    if (count > owner.totalServices) return field;
    owned.set(owner.id, count);
  }
  return null;
}

/** Locks the account that is deleted and those that get its services. Those are returned by address. */
async function lockOwners(
  db: Db,
  id: string,
  { servicesTo, handovers }: Handover,
): Promise<ReadonlyMap<string, User> | HandoverRefusal> {
  const asked = [
    { field: "servicesTo", email: servicesTo },
    ...handovers.map(({ email }, at) => ({ field: `handovers.${at}.email`, email })),
  ];
  const emails = new Set(asked.map(({ email }) => email).filter((email) => email !== null));
  const found = emails.size === 0 ? [] : await readUsersByEmail(db, [...emails]);
  const locked = new Set(await lockUsersToRemove(db, [id, ...found.map((owner) => owner.id)]));
  const others = found.filter((owner) => owner.id !== id && locked.has(owner.id));
  const owners = new Map(others.map((owner) => [owner.email, owner]));
  for (const { field, email } of asked) {
    if (email === null) continue;
    const owner = owners.get(email);
    if (owner === undefined) return { field, message: "unknownValue" };
    if (owner.confirmedAt === null) return { field, message: "notConfirmed" };
  }
  return owners;
}
