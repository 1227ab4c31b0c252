import { dayOfIsoDate, toIsoDate } from "#domain/base/time/civil-date.ts";
import { goneDays } from "#domain/directory-health/gone-website.ts";
import type { VisitWebsite } from "#server/base/outside/websites/visit-website.ts";
import type { Db } from "#server/base/sql/db.ts";
import { deleteOldWebsiteChecks, findDueWebsites, writeWebsiteCheck } from "./website-queries.ts";

const DAY_MS = 86_400_000;
/** Addresses of one run, and how many are visited at a time, each on another host. */
const MAX_ADDRESSES = 800;
const AT_ONCE = 8;
/** A run takes no new address after this; jobs end after a quarter of an hour. */
const RUN_MS = 8 * 60_000;

/** Visits the web addresses that are due, and notes on which days they were gone (rules directory-health 24–27). */
export async function checkWebsites(db: Db, visit: VisitWebsite, now: () => number): Promise<void> {
  const start = now();
  const today = Math.floor(start / DAY_MS);
  const due = await findDueWebsites(db, start, toIsoDate(today), MAX_ADDRESSES);
  const byHost = [...Map.groupBy(due, ({ url }) => parseHostname(url)).values()];
  const work = async () => {
    for (let next = byHost.shift(); next !== undefined; next = byHost.shift()) {
      for (const { url, goneDays: known } of next) {
        if (now() - start > RUN_MS) return;
        const days = known.flatMap((day) => dayOfIsoDate(day) ?? []);
        const gone = goneDays(days, today, await visit(url)).map(toIsoDate);
        await writeWebsiteCheck(db, url, gone, start);
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  await deleteOldWebsiteChecks(db);
}

function parseHostname(url: string): string {
  return URL.canParse(url) ? new URL(url).hostname : "";
}
