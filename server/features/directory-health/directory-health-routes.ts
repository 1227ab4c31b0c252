import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { toPage } from "#domain/base/contract/paging.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import { dayNumber, toIsoDate, yearMonthDay } from "#domain/base/time/civil-date.ts";
import { wasAskedLately, whomToAsk } from "#domain/confirmations/whom-to-ask.ts";
import { isToBeCalled } from "#domain/contacts/crisis-lines/line-called.ts";
import { getDirectoryHealth, listFindings } from "#domain/directory-health/directory-health-calls.ts";
import { FINDING_KINDS } from "#domain/directory-health/finding.ts";
import { PARTS_OF_DAY } from "#domain/directory-health/unmet-need.ts";
import { knownTotal } from "#server/base/http/known-total.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { toRights } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { readCrisisLines } from "#server/features/contacts/crisis-lines/queries.ts";
import type { Timetables } from "#server/features/directions/timetable-process.ts";
import { countFindings, readFindings } from "./finding-queries.ts";
import { readFreshness, readTrend } from "./freshness-queries.ts";
import { readLastWeek, readUnmetNeeds, type UnmetRow } from "./unmet-need-queries.ts";

const DAY_MS = 86_400_000;
const MAX_NEEDS = 50;

/** The calls of the page of the directory's health. They read what jobs have counted. */
export function directoryHealthRoutes(
  database: Database,
  isCountingNeeds: boolean,
  timetables: Pick<Timetables, "feeds">,
): Route[] {
  return [
    route(getDirectoryHealth, async ({ query }, { now }) => {
      const trendFilter = { dimension: query.dimension ?? ("ALL" as const), key: query.key ?? "" };
      const [groups, trend, counts, week, unmet, lines] = await Promise.all([
        readFreshness(database),
        readTrend(database, trendFilter, twelveMonthsBefore(now)),
        countFindings(database),
        isCountingNeeds ? readLastWeek(database) : null,
        isCountingNeeds ? readUnmetNeeds(database, MAX_NEEDS) : [],
        readCrisisLines(database),
      ]);
      const found = new Map(counts.map(({ kind, findings }) => [kind, findings]));
      const linesToCall = lines
        .filter((line) => isToBeCalled(line, now))
        .toSorted((one, other) => one.ranking - other.ranking);
      const findings = FINDING_KINDS.map((kind) => ({ kind, findings: found.get(kind) ?? 0 }));
      return {
        ok: true,
        reply: {
          countedOn: groups[0]?.day ?? null,
          groups: groups.map(({ day: _, ...group }) => group),
          trend,
          findings: findings.filter((each) => each.findings > 0),
          crisisLinesToCall: linesToCall.length,
          linesToCall: linesToCall.map(({ id, name, nameEs, lastCalledAt }) => ({
            ...{ id, name, nameEs },
            lastCalledAt: lastCalledAt === null ? null : isoOfEpoch(lastCalledAt),
          })),
          endedTimetables: timetables.feeds().filter(({ lastDay }) => hasEnded(lastDay, now)),
          unmetNeeds: { isCounted: isCountingNeeds, week, rows: unmet.map(showUnmet) },
        },
      };
    }),

    route(listFindings, async ({ query }, { viewer, now }) => {
      const isAdministrator = hasCapability(toRights(viewer), "administer");
      const page = toPage(query);
      const rows = await readFindings(database, query.kind ?? null, page);
      const reply = rows.map(({ since, verifiedAt, ownerEmail, contactEmail, askedAt, ...row }) => ({
        ...row,
        canAsk: "contact" in whomToAsk({ ownerEmail, contactEmail, askedAt }, { isAdministrator, now }),
        askedAt: askedAt !== null && wasAskedLately(askedAt, now) ? isoOfEpoch(askedAt) : null,
        since: isoOfEpoch(since),
        verifiedAt: verifiedAt === null ? null : isoOfEpoch(verifiedAt),
      }));
      return { ok: true, reply, ...knownTotal(page, rows.length) };
    }),
  ];
}

/** A day later than in UTC, since it may still be yesterday in the zone of the feed. */
function hasEnded(lastDay: string | null, now: number): boolean {
  return lastDay === null || lastDay < toIsoDate(Math.floor(now / DAY_MS) - 1);
}

function showUnmet({ kind, name, county, state, parts, searches }: UnmetRow) {
  return {
    kind,
    name,
    county: county === "" ? null : { name: county, state },
    searches,
    parts: PARTS_OF_DAY.map((part, index) => ({ part, searches: Math.max(0, parts[index] ?? 0) })),
  };
}

/** ISO date of the first day of the month twelve months before. */
function twelveMonthsBefore(now: number): string {
  const { year, month } = yearMonthDay(Math.floor(now / DAY_MS));
  return toIsoDate(dayNumber({ year: year - 1, month, day: 1 }));
}
