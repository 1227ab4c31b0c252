import { problem } from "#domain/base/contract/problems.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import { type Contact, chooseContact } from "#domain/confirmations/whom-to-ask.ts";
import type { HardNight } from "#domain/hard-nights/hard-night.ts";
import { MAX_ROLL_CALL } from "#domain/hard-nights/roll-call/roll-call.ts";
import { milesBetween } from "#domain/places/great-circle.ts";
import { coordinatesOfPlanePoint, mostMetresWithin, planePoint } from "#domain/places/mercator.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { lockHardNight } from "#server/features/hard-nights/queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { type Asked, addAsked, type Provider, readProviders } from "./queries.ts";

/**
 * Asks every provider in the region of a hard night who was not asked yet, in one transaction: all of them, or none.
 * Limits of campaigns do not apply.
 *
 * @param nightId a UUID
 * @throws CallProblem 404
 */
export async function askRegion(
  { database, queueMail }: { readonly database: Database; readonly queueMail: QueueMail },
  nightId: string,
  { viewer, language, now }: RequestContext & { readonly viewer: SignedIn },
): Promise<void> {
  await database.transaction(async (db) => {
    // Locks, so that the second of two concurrent requests sees which providers the first has asked.
    const night = await lockHardNight(db, nightId, now);
    if (night === null) throw new CallProblem(problem("notFound"));
    const isAdministrator = getExtent(viewer.role, "administer") === "yes";
    const asked = (await providersIn(db, night)).flatMap((provider): Asked[] => {
      const contact = contactFor(provider, isAdministrator);
      // On the call sheet already, and without anyone to write to.
      if (provider.channel !== null && (provider.channel !== "CALL" || contact === null)) return [];
      return [
        {
          serviceId: provider.id,
          channel: contact?.channel ?? "CALL",
          contact: contact?.email ?? null,
          ownerId: provider.ownerId,
          language: (contact?.channel === "OWNER" ? provider.ownerLanguage : null) ?? language,
        },
      ];
    });
    if (asked.length === 0) return;
    await addAsked(db, nightId, asked, now);
    for (const serviceIds of byAddress(asked)) await queueMail(db, { mail: "rollCall", nightId, serviceIds });
  });
}

/** Nearest first, and without those who have answered. */
async function providersIn(db: Db, night: HardNight): Promise<Provider[]> {
  const { coordinates, radiusMiles, id } = night;
  const metres = mostMetresWithin(coordinates, radiusMiles) + 1;
  const found = await readProviders(db, id, planePoint(coordinates), metres);
  return found
    .map((provider) => ({ provider, miles: milesBetween(coordinates, coordinatesOfPlanePoint(provider)) }))
    .filter(({ provider, miles }) => miles <= radiusMiles && !provider.isAnswered)
    .toSorted((a, b) => a.miles - b.miles || (a.provider.id < b.provider.id ? -1 : 1))
    .slice(0, MAX_ROLL_CALL)
    .map(({ provider }) => provider);
}

/** Listed addresses are only for administrators to ask. */
function contactFor(provider: Provider, isAdministrator: boolean): Contact | null {
  const contact = chooseContact(provider);
  return contact?.channel === "LISTED" && !isAdministrator ? null : contact;
}

/** One mail an address, whatever number of services it has. */
function byAddress(asked: readonly Asked[]): string[][] {
  const services = new Map<string, string[]>();
  for (const { serviceId, channel, contact } of asked) {
    if (contact === null) continue;
    const key = `${channel} ${contact}`;
    services.set(key, [...(services.get(key) ?? []), serviceId]);
  }
  return [...services.values()];
}
