import { CONFIRMATION_LINK_MS, OUTGOING_DELAY_MS } from "#domain/base/contract/limits.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import {
  type CampaignPlan,
  groupByAddress,
  planCampaign,
} from "#domain/confirmations/campaigns/plan-campaign.ts";
import type { CountyKey } from "#domain/places/county-shapes.ts";
import { namesCounty } from "#domain/places/names-county.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import { addRequest, lockAllAsking } from "#server/features/confirmations/queries.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import type { CountyAt } from "#server/features/places/county-at.ts";
import {
  addCampaign,
  addCampaignServices,
  type Choice,
  readCandidates,
  readLocated,
  removeCampaign,
  removeCampaignRequests,
} from "./queries.ts";

export interface CampaignDependencies {
  readonly database: Database;
  readonly queueMail: QueueMail;
  readonly countyAt: CountyAt;
}

/** Criteria that an administrator chooses. */
export interface Chosen {
  readonly source: string | null;
  /** Name of the county; null: anywhere. */
  readonly county: string | null;
  /** Days for which a service must have been unconfirmed. */
  readonly days: number;
}

const DAY_MS = 86_400_000;

/** Who would be asked. `beyond`: chosen services that were confirmed later than all that were looked at. */
export async function planFor(
  db: Db,
  countyAt: CountyAt,
  { source, county, days }: Chosen,
  now: number,
): Promise<CampaignPlan & { readonly beyond: number }> {
  const choice = { source, unconfirmedSince: now - days * DAY_MS };
  const ids = county === null ? null : await idsInCounty(db, countyAt, choice, county);
  const { candidates, beyond } = await readCandidates(db, choice, ids);
  return { ...planCampaign(candidates, now), beyond };
}

/** Services whose county is computed at a time: a few milliseconds, so that no request waits long. */
const PAGE = 1000;

/** Looks at every chosen service: those of one county may be the last of a large directory. */
async function idsInCounty(db: Db, countyAt: CountyAt, choice: Choice, words: string): Promise<string[]> {
  const found: string[] = [];
  const named = new Map<string, boolean>();
  const isNamed = (county: CountyKey) => {
    const key = `${county.name}, ${county.state}`;
    const known = named.get(key) ?? namesCounty(words, county);
    named.set(key, known);
    return known;
  };
  for (let after: string | null = null; ; ) {
    const page = await readLocated(db, choice, after, PAGE);
    for (const { id, longitude, latitude } of page) {
      const county = await countyAt({ longitude, latitude });
      if (county !== null && isNamed(county)) found.push(id);
    }
    const last = page.at(-1);
    if (last === undefined || page.length < PAGE) return found;
    after = last.id;
  }
}

/**
 * Plans a campaign and asks: one mail an address, and a list of calls.
 *
 * @returns the campaign's id
 * @throws CallProblem 409 where no one is left to ask
 */
export async function launchCampaign(
  { database, queueMail, countyAt }: CampaignDependencies,
  chosen: Chosen,
  { viewer, language, now }: RequestContext & { readonly viewer: SignedIn },
): Promise<string> {
  const id = newId(now);
  await database.transaction(async (db) => {
    // Locks, so that the second of two concurrent campaigns sees the requests of the first; people who ask by hand wait
    // too.
    await lockAllAsking(db);
    const { mails, calls } = await planFor(db, countyAt, chosen, now);
    if (mails.length + calls.length === 0) throw new CallProblem(problem("nobodyToAsk"));
    await addCampaign(db, { id, ...chosen, createdBy: viewer.id, now });
    const services = [
      ...mails.map(({ serviceId }) => ({ serviceId, channel: "MAIL" as const, phone: null })),
      ...calls.map(({ serviceId, phone }) => ({ serviceId, channel: "CALL" as const, phone })),
    ];
    await addCampaignServices(db, id, services, now);
    for (const group of groupByAddress(mails)) {
      const requestIds: string[] = [];
      for (const { serviceId, channel, email: contact, ownerId } of group) {
        const request = { id: newId(now), serviceId, channel, contact, ownerId, language };
        await addRequest(db, {
          ...request,
          askedBy: viewer.id,
          now,
          expiresAt: now + CONFIRMATION_LINK_MS,
        });
        requestIds.push(request.id);
      }
      await queueMail(db, { mail: "confirmListings", requestIds, isHeld: true });
    }
  });
  return id;
}

/**
 * Takes back a campaign whose emails have not left: without their requests nothing is sent.
 *
 * @throws CallProblem 404 where there is none, or it is too late
 */
export async function takeBackCampaign(database: Database, id: string, now: number): Promise<void> {
  if (!isUuid(id)) throw new CallProblem(problem("notFound"));
  await database.transaction(async (db) => {
    // The second of two people finds nothing, and no other campaign is planned between the two statements.
    await lockAllAsking(db);
    const startedAfter = now - OUTGOING_DELAY_MS;
    await removeCampaignRequests(db, id, startedAfter);
    if (!(await removeCampaign(db, id, startedAfter))) throw new CallProblem(problem("notFound"));
  });
}
