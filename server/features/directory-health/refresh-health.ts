import { toIsoDate } from "#domain/base/time/civil-date.ts";
import { checkListingFacts } from "#domain/directory-health/check-listing-facts.ts";
import { computeSeverity, type Finding, type FindingKind } from "#domain/directory-health/finding.ts";
import { GONE_DAYS } from "#domain/directory-health/gone-website.ts";
import { openingEdges } from "#domain/services/opening-hours/opening-edges.ts";
import type { Db, TransactionalDb } from "#server/base/sql/db.ts";
import { centresOfMany } from "#server/features/places/centres.ts";
import {
  type FindingToStore,
  type FoundOfKind,
  findFewEdges,
  findGoneFromSource,
  findGoneWebsites,
  findOldBeds,
  findProtecting,
  findRefusedMail,
  findReported,
  findUnconfirmed,
  findWithHours,
  MAX_OF_KIND,
  readBeginnings,
  readListings,
  replaceFindings,
} from "./finding-queries.ts";
import { deleteFreshness, readCountedOn, writeFreshness } from "./freshness-queries.ts";

const DAY_MS = 86_400_000;
/** A service that no one has confirmed for so long is a finding. */
const CONFIRMED_MS = 365 * DAY_MS;
/** Numbers of beds change by the night. */
const BEDS_MS = 7 * DAY_MS;
/** Reports count for half a year, and one person alone may be mistaken. */
const REPORTS_MS = 182 * DAY_MS;
const REPORTERS = 2;
/** Hours that do not open within a year never do. */
const OPENS_MS = 366 * DAY_MS;
/** Milliseconds after which figures are deleted: two years. */
const FIGURES_MS = 2 * 365 * DAY_MS;
/** Listings checked at a time: visitors wait for no more than that. */
const BATCH = 100;

/** Counts and checks the whole directory, unless that was done today already (rules directory-health 1–13). */
export async function refreshHealth(database: TransactionalDb, now: number): Promise<void> {
  if ((await readCountedOn(database)) === toIsoDay(now)) return;
  await refreshFindings(database, now);
  await database.transaction(async (db) => {
    await deleteFreshness(db, toIsoDay(now - FIGURES_MS));
    await writeFreshness(db, toIsoDay(now), now);
  });
}

/** ISO date in UTC. */
function toIsoDay(instant: number): string {
  return toIsoDate(Math.floor(instant / DAY_MS));
}

/** Replaces all findings by what is found now. */
export async function refreshFindings(database: TransactionalDb, now: number): Promise<void> {
  const found = new Map<FindingKind, FoundOfKind>([
    ["UNCONFIRMED", await findUnconfirmed(database, now - CONFIRMED_MS)],
    ["BEDS_OLD", await findOldBeds(database, now - BEDS_MS)],
    ["MAIL_REFUSED", await findRefusedMail(database)],
    ["WEBSITE_GONE", await findGoneWebsites(database, toIsoDay(now), GONE_DAYS)],
    ["PROTECTS_PEOPLE", await findProtecting(database)],
    ["GONE_FROM_SOURCE", await findGoneFromSource(database)],
    ["REPORTED", await findReported(database, now - REPORTS_MS, REPORTERS)],
    ["NEVER_OPEN", await findWithHours(database, await hoursThatNeverOpen(database, now), now)],
    ...(await checkListings(database, now)),
  ]);
  await database.transaction(async (db) => {
    const beginnings = new Map(
      (await readBeginnings(db)).map(({ serviceId, kind, since }) => [`${kind} ${serviceId}`, since]),
    );
    const findings = [...found].flatMap(([kind, { rows }]) =>
      rows.map((row): FindingToStore => {
        const since = Math.min(row.since, beginnings.get(`${kind} ${row.serviceId}`) ?? row.since);
        const finding: Finding = { ...row, kind, since };
        return { ...finding, severity: computeSeverity(finding, now) };
      }),
    );
    const totals = new Map([...found].map(([kind, { total }]) => [kind, total]));
    await replaceFindings(db, findings, totals, now);
  });
}

/** Ids of hours that open at no time within a year. */
async function hoursThatNeverOpen(db: Db, now: number): Promise<number[]> {
  const ids: number[] = [];
  for (let after = 0; ; ) {
    const rows = await findFewEdges(db, after, BATCH);
    for (const { id, hours } of rows) {
      if (openingEdges(hours, now, now + OPENS_MS).length === 0) ids.push(id);
      after = id;
    }
    if (rows.length < BATCH) return ids;
  }
}

/** Checks the facts of every listing. */
async function checkListings(db: Db, now: number): Promise<Map<FindingKind, FoundOfKind>> {
  const found = new Map<FindingKind, { total: number; rows: Omit<Finding, "kind">[] }>();
  for (let after: string | null = null; ; ) {
    const listings = await readListings(db, after, BATCH);
    const centres = await centresOfMany(db, listings);
    for (const [index, listing] of listings.entries()) {
      const { zip = null, city = null } = centres[index] ?? {};
      for (const { kind, amount } of checkListingFacts({ ...listing, zipCenter: zip, cityCenter: city })) {
        const ofKind = found.get(kind) ?? { total: 0, rows: [] };
        ofKind.total++;
        if (ofKind.rows.length < MAX_OF_KIND) ofKind.rows.push({ serviceId: listing.id, since: now, amount });
        found.set(kind, ofKind);
      }
      after = listing.id;
    }
    if (listings.length < BATCH) return found;
  }
}
