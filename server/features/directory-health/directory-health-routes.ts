import { isoOfEpoch } from "#domain/contract/instant.ts";
import { pageOf } from "#domain/contract/paging.ts";
import { getDirectoryHealth, listFindings } from "#domain/directory-health/directory-health-calls.ts";
import { FINDING_KINDS } from "#domain/directory-health/finding.ts";
import { dayNumber, isoDateOf, yearMonthDay } from "#domain/time/civil-date.ts";
import { knownTotal } from "#server/http/known-total.ts";
import { type Route, route } from "#server/http/route.ts";
import type { Database } from "#server/sql/db.ts";
import { countFindings, readFindings } from "./finding-queries.ts";
import { readCountedOn, readFreshness, readTrend } from "./freshness-queries.ts";

const DAY_MS = 86_400_000;

/** The calls of the page of the directory's health. They read what jobs have counted. */
export function directoryHealthRoutes(database: Database): Route[] {
  return [
    route(getDirectoryHealth, async ({ query }, { now }) => {
      const trendOf = { dimension: query.dimension ?? ("ALL" as const), key: query.key ?? "" };
      const countedOn = await readCountedOn(database);
      const [groups, trend, counts] = await Promise.all([
        countedOn === null ? [] : readFreshness(database, countedOn),
        readTrend(database, trendOf, twelveMonthsBefore(now)),
        countFindings(database),
      ]);
      const found = new Map(counts.map(({ kind, findings }) => [kind, findings]));
      const findings = FINDING_KINDS.map((kind) => ({ kind, findings: found.get(kind) ?? 0 }));
      return {
        ok: true,
        reply: { countedOn, groups, trend, findings: findings.filter((each) => each.findings > 0) },
      };
    }),

    route(listFindings, async ({ query }) => {
      const page = pageOf(query);
      const rows = await readFindings(database, query.kind ?? null, page);
      const reply = rows.map(({ since, verifiedAt, ...row }) => ({
        ...row,
        since: isoOfEpoch(since),
        verifiedAt: verifiedAt === null ? null : isoOfEpoch(verifiedAt),
      }));
      return { ok: true, reply, ...knownTotal(page, rows.length) };
    }),
  ];
}

/** ISO date of the first day of the month twelve months before. */
function twelveMonthsBefore(now: number): string {
  const { year, month } = yearMonthDay(Math.floor(now / DAY_MS));
  return isoDateOf(dayNumber({ year: year - 1, month, day: 1 }));
}
