import type { Candidate } from "#domain/confirmations/campaigns/plan-campaign.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { ASKED_AT, OWNER_EMAIL } from "#server/features/confirmations/queries.ts";
import { PLACE_LINE } from "#server/features/services/place-line-queries.ts";

/** Criteria for the services of a campaign, except their county. */
export interface Choice {
  readonly source: string | null;
  /** Epoch milliseconds. */
  readonly unconfirmedSince: number;
}

/** Services `s` of a choice. */
const CHOSEN = `s.is_listed and coalesce(s.verified_at, s.created_at) <= $1
        and ($2::text is null
             or exists (select from service_sources f where f.service_id = s.id and f.source = $2))`;

/** A service and its place. */
export interface LocatedService extends Coordinates {
  readonly id: string;
}

/**
 * Chosen services whose place is known, in the order of ids. The place is the true one.
 *
 * @param after the last id of the page before; null for the first page
 */
export async function readLocated(
  db: Db,
  { source, unconfirmedSince }: Choice,
  after: string | null,
  limit: number,
): Promise<LocatedService[]> {
  return db.query<LocatedService>(
    `select s.id, coalesce(p.longitude, s.longitude) as longitude, coalesce(p.latitude, s.latitude) as latitude
       from services s
       left join service_places p on p.service_id = s.id
      where ${CHOSEN} and ($3::uuid is null or s.id > $3::uuid)
        and coalesce(p.longitude, s.longitude) is not null and coalesce(p.latitude, s.latitude) is not null
      order by s.id
      limit $4`,
    [instant(unconfirmedSince), source, after, limit],
  );
}

/** Services that are looked at for one campaign. */
const MAX_CANDIDATES = 5000;

/** Services to look at for one campaign, and how many more were chosen. */
export interface Candidates {
  readonly candidates: readonly Candidate[];
  readonly beyond: number;
}

/**
 * Chosen services, longest unconfirmed first.
 *
 * @param ids of those in the county; null: wherever they are
 */
export async function readCandidates(
  db: Db,
  choice: Choice,
  ids: readonly string[] | null,
  limit = MAX_CANDIDATES,
): Promise<Candidates> {
  const { source, unconfirmedSince } = choice;
  const candidates = await db.query<Candidate>(
    `select s.id, s.owner_id as "ownerId", ${OWNER_EMAIL} as "ownerEmail", s.contact_email as "contactEmail",
            s.phone, ${ASKED_AT} as "askedAt"
       from services s
       left join users o on o.id = s.owner_id
      where ${CHOSEN} and ($3::uuid[] is null or s.id = any ($3::uuid[]))
      order by s.verified_at nulls first, s.created_at, s.id
      limit $4`,
    [instant(unconfirmedSince), source, ids, limit],
  );
  if (candidates.length < limit) return { candidates, beyond: 0 };
  const [chosen] = await db.query<{ count: number }>(
    `select count(*)::int as count from services s
      where ${CHOSEN} and ($3::uuid[] is null or s.id = any ($3::uuid[]))`,
    [instant(unconfirmedSince), source, ids],
  );
  return { candidates, beyond: Math.max(0, (chosen?.count ?? 0) - candidates.length) };
}

/** The sources from which a campaign chooses, by name. `key` is how services refer to them. */
export async function readSources(db: Db): Promise<{ key: string; name: string }[]> {
  return db.query("select key, name from sources order by name, key");
}

/** `now`: epoch milliseconds. `days`: not confirmed for so many; 0: whenever. */
export interface NewCampaign {
  readonly id: string;
  readonly source: string | null;
  readonly county: string | null;
  readonly days: number;
  readonly createdBy: string;
  readonly now: number;
}

export async function addCampaign(db: Db, campaign: NewCampaign): Promise<void> {
  await db.query(
    `insert into campaigns (id, source, county, days, created_by, created_at)
     values ($1::uuid, $2, $3, $4, $5::uuid, $6)`,
    [campaign.id, campaign.source, campaign.county, campaign.days, campaign.createdBy, instant(campaign.now)],
  );
}

export interface NewCampaignService {
  readonly serviceId: string;
  readonly channel: "MAIL" | "CALL";
  readonly phone: string | null;
}

export async function addCampaignServices(
  db: Db,
  campaignId: string,
  services: readonly NewCampaignService[],
  now: number,
): Promise<void> {
  await db.query(
    `insert into campaign_services (campaign_id, service_id, channel, phone, asked_at)
     select $1::uuid, service_id, channel, phone, $5
       from unnest($2::uuid[], $3::text[], $4::text[]) as c (service_id, channel, phone)`,
    [
      campaignId,
      services.map(({ serviceId }) => serviceId),
      services.map(({ channel }) => channel),
      services.map(({ phone }) => phone),
      instant(now),
    ],
  );
}

/** Removes the requests of a campaign that started after `startedAfter`, in epoch milliseconds. */
export async function removeCampaignRequests(db: Db, id: string, startedAfter: number): Promise<void> {
  await db.query(
    `delete from confirmation_requests r
      using campaigns c, campaign_services s
      where c.id = $1::uuid and c.created_at > $2 and s.campaign_id = c.id and s.channel = 'MAIL'
        and r.service_id = s.service_id and r.asked_by = c.created_by and r.created_at = c.created_at`,
    [id, instant(startedAfter)],
  );
}

/** Removes a campaign that started after `startedAfter`, with its services. @returns whether there was one */
export async function removeCampaign(db: Db, id: string, startedAfter: number): Promise<boolean> {
  const removed = await db.query(
    "delete from campaigns where id = $1::uuid and created_at > $2 returning id",
    [id, instant(startedAfter)],
  );
  return removed.length > 0;
}

export interface CampaignRow {
  readonly id: string;
  readonly createdAt: number;
  readonly sourceName: string | null;
  readonly county: string | null;
  readonly days: number;
  readonly mails: number;
  readonly calls: number;
  readonly confirmed: number;
  readonly changed: number;
  readonly unanswered: number;
}

/** Newest first, at most 100. @param id a UUID; null: all */
export async function readCampaigns(db: Db, id: string | null): Promise<CampaignRow[]> {
  return db.query<CampaignRow>(
    `select c.id, c.created_at as "createdAt", coalesce(o.name, c.source) as "sourceName", c.county, c.days,
            count(*) filter (where s.channel = 'MAIL')::int as mails,
            count(*) filter (where s.channel = 'CALL')::int as calls,
            count(*) filter (where s.outcome = 'CONFIRMED')::int as confirmed,
            count(*) filter (where s.outcome = 'CHANGED')::int as changed,
            count(*) filter (where s.outcome is null and s.unanswered = 3)::int as unanswered
       from campaigns c
       left join sources o on o.key = c.source
       left join campaign_services s on s.campaign_id = c.id
      where $1::uuid is null or c.id = $1::uuid
      group by c.id, o.name
      order by c.created_at desc, c.id desc
      limit 100`,
    [id],
  );
}

export interface CampaignCall {
  readonly id: string;
  readonly name: string;
  readonly place: string | null;
  readonly phone: string | null;
  readonly phoneExtension: string | null;
  readonly verifiedAt: number | null;
  readonly outcome: "CONFIRMED" | "CHANGED" | null;
  readonly unanswered: number;
}

/** Reads the calls of a campaign, those to one number together. */
export async function readCalls(db: Db, campaignId: string): Promise<CampaignCall[]> {
  return db.query<CampaignCall>(
    `select s.id, s.name, ${PLACE_LINE} as place, s.phone, s.phone_extension as "phoneExtension", s.verified_at as "verifiedAt",
            c.outcome, c.unanswered
       from campaign_services c
       join services s on s.id = c.service_id
      where c.campaign_id = $1::uuid and c.channel = 'CALL' and s.is_listed
      order by c.phone, s.name, s.id`,
    [campaignId],
  );
}

/** Notes what came of a call; false where that was noted, null where it is no call of the campaign. */
export async function noteOutcome(
  db: Db,
  { campaignId, serviceId }: { readonly campaignId: string; readonly serviceId: string },
  outcome: "CONFIRMED" | "CHANGED" | "NO_ANSWER",
): Promise<boolean | null> {
  const [row] = await db.query<{ isOpen: boolean }>(
    `select outcome is null and unanswered < 3 as "isOpen"
       from campaign_services
      where campaign_id = $1::uuid and service_id = $2::uuid and channel = 'CALL'
        for update`,
    [campaignId, serviceId],
  );
  if (row === undefined) return null;
  if (!row.isOpen) return false;
  await db.query(
    `update campaign_services
        set outcome = case when $3 = 'NO_ANSWER' then null else $3 end,
            unanswered = unanswered + case when $3 = 'NO_ANSWER' then 1 else 0 end
      where campaign_id = $1::uuid and service_id = $2::uuid`,
    [campaignId, serviceId, outcome],
  );
  return true;
}

/** Names by ids. @param ids UUIDs */
export async function readServiceNames(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.query<{ id: string; name: string }>(
    "select id, name from services where id = any($1::uuid[])",
    [ids],
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}
