import { HARVEST_RESULTS } from "#domain/imports/harvest/harvest-state.ts";
import { gauge, type MetricFamily } from "#server/base/metrics/metric-text.ts";
import type { Database } from "#server/base/sql/db.ts";
import {
  countHarvests,
  countImports,
  countJobs,
  countLockWaits,
  countStaleHours,
  readLogPosition,
  readReplicaLag,
} from "./metrics-queries.ts";

export interface FigureSources {
  readonly database: Pick<Database, "query" | "reader">;
  readonly hasReplica: boolean;
}

/** @param now epoch milliseconds */
type ReadFigures = (sources: FigureSources, now: number) => Promise<MetricFamily[]>;

/**
 * Figures from the database, the same in every process. Each is read separately, so that one failure affects no other.
 * Add further figures here.
 */
export const STORED_FIGURES: Readonly<Record<string, ReadFigures>> = {
  jobs: async ({ database }) => {
    const counts = await countJobs(database);
    return [
      {
        name: "amparo_jobs",
        help: "Jobs that are not done: later (not due yet), waiting, retry (failed before), active, failed (given up).",
        type: "gauge",
        samples: counts.map(({ queue, state, count }) => ({ labels: { queue, state }, value: count })),
      },
      {
        name: "amparo_jobs_oldest_seconds",
        help: "How long ago the oldest of these jobs was added.",
        type: "gauge",
        samples: counts.map(({ queue, state, oldestSeconds }) => ({
          labels: { queue, state },
          value: oldestSeconds,
        })),
      },
    ];
  },
  hours: async ({ database }, now) => [
    gauge(
      "amparo_stale_hours",
      "Opening hours whose edges have run out: the daily job has not renewed them, and lists are slower.",
      await countStaleHours(database, now),
    ),
  ],
  locks: async ({ database }) => {
    const { count, oldestSeconds } = await countLockWaits(database);
    return [
      gauge("amparo_database_lock_waiting", "Sessions that wait for a lock now.", count),
      gauge(
        "amparo_database_lock_oldest_wait_seconds",
        "How long the first of them has waited.",
        oldestSeconds,
      ),
    ];
  },
  imports: async ({ database }, now) => {
    const counts = await countImports(database, now);
    return [
      {
        name: "amparo_imports",
        help: "Imports of the browser, by state.",
        type: "gauge",
        samples: counts.map(({ state, count }) => ({ labels: { state }, value: count })),
      },
      {
        name: "amparo_imports_last_seconds",
        help: "How long ago the last import of this state ended, or began where it has not ended.",
        type: "gauge",
        samples: counts.map(({ state, lastSeconds }) => ({ labels: { state }, value: lastSeconds })),
      },
    ];
  },
  harvests: async ({ database }, now) => {
    const figures = await countHarvests(database, now);
    return [
      {
        name: "amparo_harvests_total",
        help: "Harvests of other directories that ended, by result.",
        type: "counter",
        samples: figures.flatMap(({ source, results }) =>
          HARVEST_RESULTS.map((each) => each.toLowerCase()).map((result) => ({
            labels: { source, result },
            value: results[result] ?? 0,
          })),
        ),
      },
      {
        name: "amparo_harvest_last_success_seconds",
        help: "How long ago the source was last fetched without a failure.",
        type: "gauge",
        samples: figures.flatMap(({ source, successSeconds }) =>
          successSeconds === null ? [] : [{ labels: { source }, value: successSeconds }],
        ),
      },
      {
        name: "amparo_harvest_waiting",
        help: "1 where changes of the source wait for an administrator.",
        type: "gauge",
        samples: figures.map(({ source, isWaiting }) => ({ labels: { source }, value: isWaiting ? 1 : 0 })),
      },
    ];
  },
  replica: async ({ database, hasReplica }) => {
    const position = hasReplica ? await readLogPosition(database) : null;
    const lag = position === null ? null : await readReplicaLag(database.reader, position);
    if (lag === null) return [];
    return [
      gauge("amparo_replica_lag_bytes", "Log that the replica has not replayed.", lag.bytes),
      gauge(
        "amparo_replica_lag_seconds",
        "Age of the last transaction that the replica replayed; 0 where it has replayed all.",
        lag.seconds,
      ),
    ];
  },
};
