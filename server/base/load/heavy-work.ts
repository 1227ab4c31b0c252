import { toSubnet } from "#domain/base/attempts/attempt-limit.ts";
import { problem } from "#domain/base/contract/problems.ts";
import type { Client } from "../http/client.ts";
import { type FairQueue, fairQueue } from "./fair-queue.ts";

/** Pieces of heavy work at a time, in total and of one network: the rest of the machine is for everyone's lists. */
const AT_ONCE = 2;
const AT_ONCE_PER_NETWORK = 1;
/** Maximum number of tasks that run or wait. */
const MAX_WAITING = 60;
const MAX_WAITING_PER_NETWORK = 12;

/** The answer to a client whose network, or all clients together, have too much work waiting. */
export const TOO_MUCH_WORK = {
  ok: false,
  problem: problem("tooManyRequests"),
  retryAfterSeconds: 5,
} as const;

/** Who asks; null: the app itself, for what is limited elsewhere. */
export type Asker = Pick<Client, "address"> & Partial<Pick<Client, "gone" | "waitsInTurn">>;

/** Runs work that takes much processor time or reads much, in fair turns between networks (rule overload 8). */
export interface HeavyWork {
  /** The result; null where too much waits already, or the client has gone before its turn. */
  run<T>(client: Asker | null, work: () => Promise<T>): Promise<T | null>;
  /** Runs a piece of a stream, which may always wait: streams have a limit of their own. */
  wait<T>(client: Asker | null, work: () => Promise<T>): Promise<T | null>;
}

/** One for all that an app does. @param isLimited false for load tests only */
export function heavyWork(isLimited: boolean): HeavyWork {
  const queue = fairQueue({
    concurrency: AT_ONCE,
    concurrencyPerKey: AT_ONCE_PER_NETWORK,
    max: MAX_WAITING,
    maxPerKey: MAX_WAITING_PER_NETWORK,
  });
  const inTurn =
    (take: FairQueue["run"]): HeavyWork["run"] =>
    (client, work) => {
      if (!isLimited || client === null) return work();
      // Requests that wait here would count as load, and other clients would be refused for it.
      client.waitsInTurn?.();
      return take(toSubnet(client.address), work, client.gone);
    };
  return { run: inTurn(queue.run), wait: inTurn(queue.wait) };
}
