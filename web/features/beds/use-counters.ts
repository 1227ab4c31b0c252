import { useCallback, useEffect, useRef, useState } from "react";
import type { ShelterBeds } from "#domain/beds/bed-calls.ts";
import type { Problem } from "#domain/contract/problems.ts";
import type { QueuedCount } from "../../browser/queued-bed-counts.ts";
import { markDelayed, queueCount, readQueuedCounts } from "../../browser/queued-bed-counts.ts";
import { serverNow } from "../../browser/server-clock.ts";
import { callApi } from "../../calls/call-api.ts";
import { type Outcome, sendCounts } from "./send-counts.ts";

/** A shelter with what the person at the desk counted. */
export interface Counter {
  readonly shelter: ShelterBeds;
  /** What is shown; null: nobody knows. */
  readonly free: number | null;
  readonly state: "idle" | "saving" | "saved" | "queued" | "signedOut" | "superseded" | "refused";
}

/** Presses that follow each other this closely are one count. */
const DEBOUNCE_MS = 600;
const RETRY_MS = 15_000;

/**
 * The counters of these shelters. A count shows at once, is kept before it is sent, and is sent until the server
 * has it: through a lost connection, a reload and an ended session.
 */
export function useCounters(userId: string, shelters: readonly ShelterBeds[]) {
  const [counters, setCounters] = useState<ReadonlyMap<string, Counter>>(() =>
    initialCounters(userId, shelters),
  );
  const debounceTimer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** They were asked to sign in again and did not: nobody is asked the same every few seconds. */
  const isSignedOut = useRef(false);

  const change = useCallback((id: string, next: (counter: Counter) => Counter) => {
    setCounters((all) => {
      const counter = all.get(id);
      return counter === undefined ? all : new Map(all).set(id, next(counter));
    });
  }, []);
  const onOutcome = useCallback(
    (count: QueuedCount, outcome: Outcome) => {
      isSignedOut.current = outcome.kind === "signedOut";
      change(count.id, (counter) => applyOutcome(counter, count, outcome));
    },
    [change],
  );
  const send = useCallback(() => {
    // One after the other: an earlier count never overtakes a later one.
    sending.current = sending.current.then(() => sendCounts(userId, onOutcome)).catch(() => {});
  }, [userId, onOutcome]);

  useEffect(() => {
    for (const left of readQueuedCounts(userId)) markDelayed(userId, left);
    send();
    const retryQueued = () => {
      if (readQueuedCounts(userId).length > 0) send();
    };
    const timer = setInterval(() => !isSignedOut.current && retryQueued(), RETRY_MS);
    addEventListener("online", retryQueued);
    return () => {
      clearInterval(timer);
      removeEventListener("online", retryQueued);
    };
  }, [userId, send]);

  const count = useCallback(
    (id: string, availableBeds: number) => {
      queueCount(userId, {
        id,
        availableBeds,
        countedAt: new Date(serverNow()).toISOString(),
        hasWaited: false,
      });
      change(id, (counter) => ({ ...counter, free: availableBeds, state: "saving" }));
      if (debounceTimer.current !== null) clearTimeout(debounceTimer.current);
      debounceTimer.current = setTimeout(send, DEBOUNCE_MS);
    },
    [userId, change, send],
  );
  /** Sets both numbers of a shelter that has none. It needs the network: a total cannot wait for it as a count can. */
  const setBeds = useCallback(
    async (id: string, availableBeds: number, totalBeds: number): Promise<Problem | null> => {
      const answer = await callApi("PUT /services/{id}", {
        params: { id },
        body: { availableBeds, totalBeds },
      });
      if (!answer.ok) return answer.problem;
      const { bedsUpdatedAt, version } = answer.reply;
      change(id, ({ shelter }) => ({
        shelter: { ...shelter, availableBeds, totalBeds, bedsUpdatedAt, version },
        free: availableBeds,
        state: "saved",
      }));
      return null;
    },
    [change],
  );
  return { counters, count, setBeds, send };
}

function initialCounters(userId: string, shelters: readonly ShelterBeds[]): ReadonlyMap<string, Counter> {
  const queued = new Map(readQueuedCounts(userId).map((count) => [count.id, count]));
  return new Map(
    shelters.map((shelter) => {
      const count = queued.get(shelter.id);
      return [
        shelter.id,
        count === undefined
          ? { shelter, free: shelter.availableBeds, state: "idle" }
          : { shelter, free: count.availableBeds, state: "queued" },
      ] as const;
    }),
  );
}

function applyOutcome(counter: Counter, count: QueuedCount, outcome: Outcome): Counter {
  // It was counted again while this one was under way.
  const isLast = counter.free === count.availableBeds;
  switch (outcome.kind) {
    case "queued":
    case "signedOut":
      return { ...counter, state: outcome.kind };
    case "refused":
      return { ...counter, free: counter.shelter.availableBeds, state: "refused" };
    case "counted": {
      const { shelter } = outcome;
      // The same number may have arrived before, its answer lost.
      if (shelter.outcome === "OLDER" && shelter.availableBeds !== count.availableBeds) {
        return { shelter, free: shelter.availableBeds, state: "superseded" };
      }
      return isLast ? { shelter, free: shelter.availableBeds, state: "saved" } : { ...counter, shelter };
    }
  }
}
