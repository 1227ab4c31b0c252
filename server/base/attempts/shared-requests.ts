import { createHmac } from "node:crypto";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { AddRequests } from "#server/base/http/request-counts.ts";
import type { Db } from "#server/base/sql/db.ts";
import { saltOfDay } from "./count-attempts.ts";
import { addRequests, deleteEndedRequests } from "./queries.ts";

const MINUTE_MS = 60_000;

/** Counts requests of all processes on one database, under digests of the day's secret and without addresses. */
export function sharedRequests(db: Db): AddRequests {
  let deletedAt = 0;
  return async (counted, now) => {
    const salt = await saltOfDay(db, isoOfEpoch(now).slice(0, 10));
    const added = counted.map(({ name, until, requests }) => ({
      digest: createHmac("sha256", salt).update(`requests of ${name} until ${until}`).digest(),
      until,
      requests,
    }));
    const sums = await addRequests(db, added);
    if (Math.abs(now - deletedAt) >= MINUTE_MS) {
      deletedAt = now;
      await deleteEndedRequests(db, now);
    }
    return added.map(({ digest, requests }) => sums.get(digest.toString("hex")) ?? requests);
  };
}
