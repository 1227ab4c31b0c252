import type { Page } from "#domain/base/contract/paging.ts";
import type { Finding, FindingKind } from "#domain/directory-health/finding.ts";
import type { Hours } from "#domain/services/opening-hours/entry.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { type Db, instant } from "#server/base/sql/db.ts";
import { ASKED_AT, OWNER_EMAIL } from "#server/features/confirmations/queries.ts";

/** Stored findings of one kind; there may be more. */
export const MAX_OF_KIND = 1000;

/** The worst of one kind, and how many there are. */
export interface FoundOfKind {
  readonly total: number;
  readonly rows: readonly Omit<Finding, "kind">[];
}

/** @param found selects `service_id`, `since` and `amount` */
async function worst(db: Db, found: string, values: readonly unknown[]): Promise<FoundOfKind> {
  const rows = await db.query<{ total: number; serviceId: string; since: number; amount: number | null }>(
    `with found as materialized (${found})
     select (select count(*)::int from found) as total, service_id as "serviceId", since, amount
       from found
      order by amount desc nulls last, since, service_id
      limit ${MAX_OF_KIND}`,
    values,
  );
  return { total: rows[0]?.total ?? 0, rows: rows.map(({ total: _, ...row }) => row) };
}

const LISTED = "s.is_public and s.is_listed";

/** Listed services that no one has confirmed since, and that are older than that. */
export function findUnconfirmed(db: Db, before: number): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, coalesce(s.verified_at, s.created_at) as since, null::int as amount
       from services s
      where ${LISTED} and coalesce(s.verified_at, s.created_at) < $1`,
    [instant(before)],
  );
}

/** Listed shelters whose beds were counted before, or no one knows when. */
export function findOldBeds(db: Db, before: number): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, coalesce(s.beds_updated_at, s.created_at) as since, null::int as amount
       from services s
      where ${LISTED} and s.total_beds is not null and coalesce(s.beds_updated_at, s.created_at) < $1`,
    [instant(before)],
  );
}

/** Services to whose owner the last mail could not be delivered. */
export function findRefusedMail(db: Db): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, mail.at as since, null::int as amount
       from (select distinct on (recipient) recipient, outcome, at
               from mail_deliveries order by recipient, at desc) mail
       join services s on s.owner_id::text = mail.recipient
      where mail.outcome = 'REFUSED' and ${LISTED}`,
    [],
  );
}

/**
 * Listed services whose web address was gone on at least so many of the last seven days.
 *
 * @param today ISO date
 */
export function findGoneWebsites(db: Db, today: string, days: number): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, gone.since, null::int as amount
       from website_checks c
      cross join lateral (select min(day)::timestamp at time zone 'UTC' as since, count(*) as days
                            from unnest(c.gone_days) as day where day > $1::date - 7) gone
       join services s on s.website = c.url
      where cardinality(c.gone_days) > 0 and gone.days >= $2 and ${LISTED}`,
    [today, days],
  );
}

/** Listed services that every source which they came from has no more. */
export function findGoneFromSource(db: Db): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, max(r.vanished_at) as since, null::int as amount
       from service_sources r join services s on s.id = r.service_id
      where ${LISTED} and r.service_id in (select service_id from service_sources where vanished_at is not null)
      group by s.id
     having bool_and(r.vanished_at is not null)
        and coalesce(s.verified_at < max(r.vanished_at), true)`,
    [],
  );
}

/** Listed services that may have to be protected, until a person has decided. */
export function findProtecting(db: Db): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, w.found_at as since, null::int as amount
       from withheld_places w join services s on s.id = w.service_id
      where w.state = 'PROPOSED' and w.reason <> 'EXCLUDED' and ${LISTED}`,
    [],
  );
}

/** Services that at least so many people reported since, in reports that no one has archived. */
export function findReported(db: Db, since: number, people: number): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, min(f.created_at) as since, count(distinct lower(f.email))::int as amount
       from feedbacks f
       join services s on s.id = f.service_id
      where f.type = 'APP' and not f.is_archived and f.created_at >= $1 and ${LISTED}
      group by s.id
     having count(distinct lower(f.email)) >= $2`,
    [instant(since), people],
  );
}

/** Hours that may never open: almost no edge is known. With their ids, after `afterId`. */
export async function findFewEdges(
  db: Db,
  afterId: number,
  limit: number,
): Promise<{ id: number; hours: Hours }[]> {
  const rows = await db.query<{ id: number } & Omit<Hours, "isContact">>(
    `select id, time_zone as "timeZone", schedules, close_schedules as "closeSchedules"
       from hours where cardinality(edges) <= 4 and id > $1 order by id limit $2`,
    [afterId, limit],
  );
  return rows.map(({ id, ...hours }) => ({ id, hours: { ...hours, isContact: false } }));
}

/** Listed services with one of these hours. */
export function findWithHours(db: Db, hoursIds: readonly number[], now: number): Promise<FoundOfKind> {
  return worst(
    db,
    `select s.id as service_id, $2::timestamptz as since, null::int as amount
       from services s
      where s.hours_id = any($1::bigint[]) and ${LISTED} and not s.is_contact`,
    [hoursIds, instant(now)],
  );
}

export interface ListingToCheck {
  id: string;
  phone: string | null;
  sourcePhone: string | null;
  description: string;
  serviceSummary: string | null;
  age: string | null;
  city: string;
  state: string;
  zip: string | null;
  country: string;
  pin: Coordinates | null;
}

/** Listed services after an id, in the order of ids. */
export async function readListings(db: Db, after: string | null, limit: number): Promise<ListingToCheck[]> {
  const rows = await db.query<
    Omit<ListingToCheck, "pin"> & { longitude: number | null; latitude: number | null }
  >(
    `select s.id, s.phone, s.source_phone as "sourcePhone", s.description, s.service_summary as "serviceSummary", s.age, s.city, s.state, s.zip,
            s.country, case when s.address_visibility = 'EXACT' and not s.is_location_approximate
                            then s.longitude end as longitude, s.latitude
       from services s
      where ($1::uuid is null or s.id > $1::uuid) and ${LISTED}
      order by s.id limit $2`,
    [after, limit],
  );
  return rows.map(({ longitude, latitude, ...listing }) => ({
    ...listing,
    pin: longitude === null || latitude === null ? null : { longitude, latitude },
  }));
}

/** Reads when each stored finding began, by service and kind. */
export async function readBeginnings(
  db: Db,
): Promise<{ serviceId: string; kind: FindingKind; since: number }[]> {
  return db.query(`select service_id as "serviceId", kind, since from health_findings`);
}

export interface FindingToStore extends Finding {
  readonly severity: number;
}

/** Replaces all findings, and how many there are of each kind. */
export async function replaceFindings(
  db: Db,
  findings: readonly FindingToStore[],
  totals: ReadonlyMap<FindingKind, number>,
  now: number,
): Promise<void> {
  await db.query("delete from health_findings");
  await db.query("delete from health_counts");
  await db.query(
    `insert into health_findings (service_id, kind, severity, since, amount, found_at)
     select service_id, kind, severity, to_timestamp(since::float8 / 1000), amount, $2
       from jsonb_to_recordset($1::jsonb)
         as r (service_id uuid, kind text, severity int, since bigint, amount int)`,
    [
      JSON.stringify(findings.map(({ serviceId, ...finding }) => ({ service_id: serviceId, ...finding }))),
      instant(now),
    ],
  );
  await db.query(
    `insert into health_counts (kind, findings)
     select * from unnest($1::text[], $2::int[])`,
    [[...totals.keys()], [...totals.values()]],
  );
}

/** Finding `f` of service `s` still stands: no one has edited, confirmed or counted since it was found. */
const STANDS = `${LISTED}
        and greatest(s.updated_at, coalesce(s.verified_at, '-infinity'), coalesce(s.beds_updated_at, '-infinity'))
            <= f.found_at`;

/**
 * How many of each kind. Where there are more than are stored, the number is that of the last check; of the other kinds
 * those that still stand are counted.
 */
export async function countFindings(db: Db): Promise<{ kind: FindingKind; findings: number }[]> {
  return db.query(
    `select kind, case when c.findings > ${MAX_OF_KIND} then c.findings else coalesce(standing.findings, 0) end
                  as findings
       from health_counts c
       left join (select f.kind, count(*)::int as findings
                    from health_findings f join services s on s.id = f.service_id
                   where f.kind in (select few.kind from health_counts few where few.findings <= ${MAX_OF_KIND})
                     and ${STANDS} group by f.kind) standing using (kind)`,
  );
}

export interface StoredFinding {
  id: string;
  name: string;
  phone: string | null;
  phoneExtension: string | null;
  website: string | null;
  kind: FindingKind;
  since: number;
  amount: number | null;
  verifiedAt: number | null;
  ownerEmail: string | null;
  contactEmail: string | null;
  askedAt: number | null;
}

/** Worst first. */
export async function readFindings(
  db: Db,
  kind: FindingKind | null,
  { limit, skip }: Page,
): Promise<StoredFinding[]> {
  return db.query<StoredFinding>(
    // Who can be asked is looked up for the rows of the page alone.
    `select s.id, s.name, coalesce(s.phone, s.source_phone) as phone, s.phone_extension as "phoneExtension",
            s.website, f.kind, f.since, f.amount,
            s.verified_at as "verifiedAt", ${OWNER_EMAIL} as "ownerEmail", s.contact_email as "contactEmail",
            ${ASKED_AT} as "askedAt"
       from (select f.service_id, f.kind, f.severity, f.since, f.amount
               from health_findings f
               join services s on s.id = f.service_id
              where ($1::text is null or f.kind = $1) and ${STANDS}
              order by f.severity desc, f.since, f.service_id, f.kind
              limit $2 offset $3) f
       join services s on s.id = f.service_id
       left join users o on o.id = s.owner_id
      order by f.severity desc, f.since, f.service_id, f.kind`,
    [kind, limit, skip],
  );
}
