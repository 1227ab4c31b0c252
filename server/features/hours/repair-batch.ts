import type { Repairs } from "#server/features/services/read-services.ts";
import type { RequestLog } from "#server/http/log.ts";

/** Puts a piece of work into the durable queue. */
export type SendJob = (name: HoursJob, data: { serviceIds?: readonly string[] }) => Promise<void>;

/** `refresh-hours` makes all expiring edges anew; `repair-hours` those of the named services. */
export type HoursJob = "refresh-hours" | "repair-hours";

/** How long what was noticed is gathered, so that a thousand lists that notice the same send one job. */
const BATCH_MS = 5000;

export interface RepairBatch extends Repairs {
  /** Sends what was gathered now. */
  flush(): void;
  /** Forgets what was gathered. */
  close(): void;
}

/**
 * Hands what reading noticed to the jobs. Reading never waits for it and never fails by it: whatever is lost
 * here is noticed again.
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
