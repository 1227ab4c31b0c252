import type { RequestLog } from "#server/base/http/log.ts";
import type { Repairs } from "#server/features/services/read-services.ts";

/** Enqueues a durable job. */
export type SendJob = (name: HoursJob, data: { serviceIds?: readonly string[] }) => Promise<void>;

/** `refresh-hours` recomputes all expiring edges; `repair-hours` those of the given services. */
export type HoursJob = "refresh-hours" | "repair-hours";

/** Milliseconds for which findings are batched, so that a thousand lists with the same finding enqueue one job. */
export const BATCH_MS = 5000;

export interface RepairBatch extends Repairs {
  /** Enqueues the batch now. */
  flush(): void;
  /** Discards the batch. */
  close(): void;
}

/**
 * Enqueues repairs that reads found necessary. A read never waits for this and never fails because of it: whatever
 * is lost here is found again.
 */
export function hoursRepairs(send: SendJob, log: RequestLog): RepairBatch {
  const inconsistent = new Set<string>();
  let isStale = false;
  let timer: NodeJS.Timeout | null = null;

  const flush = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const sent: Promise<void>[] = [];
    if (isStale) sent.push(send("refresh-hours", {}));
    if (inconsistent.size > 0) sent.push(send("repair-hours", { serviceIds: [...inconsistent] }));
    isStale = false;
    inconsistent.clear();
    for (const job of sent) job.catch(() => log.error({ job: "hours repairs", lost: true }));
  };
  const schedule = () => {
    timer ??= setTimeout(flush, BATCH_MS).unref();
  };
  return {
    staleHours(ids) {
      if (ids.length === 0) return;
      isStale = true;
      schedule();
    },
    inconsistent(serviceIds) {
      log.error({ disagreement: "label and edges", serviceIds });
      for (const id of serviceIds) inconsistent.add(id);
      schedule();
    },
    flush,
    close() {
      if (timer !== null) clearTimeout(timer);
    },
  };
}
