import { useCallback, useEffect, useRef, useState } from "react";
import type { Problem } from "#domain/base/contract/problems.ts";
import type { ShelterBeds } from "#domain/beds/bed-calls.ts";
import type { BedsFor } from "#domain/beds/beds-for.ts";
import type { QueuedCount } from "../../base/browser/queued-bed-counts.ts";
import { markDelayed, queueCount, readQueuedCounts } from "../../base/browser/queued-bed-counts.ts";
import { serverNow } from "../../base/browser/server-clock.ts";
import { callApi } from "../../base/calls/call-api.ts";
import { findFreeBeds, type Outcome, sendCounts } from "./send-counts.ts";
import { RETRY_MS } from "./use-queued-counts.ts";

/** A shelter, or one group of its beds, with what the person at the desk counted. */
export interface Counter {
  readonly key: string;
  readonly shelter: ShelterBeds;
  /** Whom the beds are for; null: they are counted together. */
  readonly group: BedsFor | null;
  /** Number shown; null: unknown. */
  readonly free: number | null;
  readonly state: "idle" | "saving" | "saved" | "queued" | "signedOut" | "superseded" | "refused";
}

/** Presses that follow each other this closely are one count. */
const DEBOUNCE_MS = 600;

/**
 * Manages the counters of these shelters. A count shows right away, is stored before it is sent, and is sent until the
 * server has it: through a lost connection, a reload and an expired session.
 */
export function useCounters(userId: string, shelters: readonly ShelterBeds[]) {
  const [counters, setCounters] = useState<ReadonlyMap<string, Counter>>(() =>
    initialCounters(userId, shelters),
  );
  const debounceTimer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const sending = useRef<Promise<void>>(Promise.resolve());
  /** The person was asked to sign in again and did not; do not ask every few seconds. */
  const isSignedOut = useRef(false);

  const change = useCallback((key: string, next: (counter: Counter) => Counter) => {
    setCounters((all) => {
      const counter = all.get(key);
      return counter === undefined ? all : new Map(all).set(key, next(counter));
    });
  }, []);
  const onOutcome = useCallback(
    (count: QueuedCount, outcome: Outcome) => {
      isSignedOut.current = outcome.kind === "signedOut";
      change(toCounterKey(count.id, count.group), (counter) => applyOutcome(counter, count, outcome));
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
    ({ key, shelter, group }: Counter, availableBeds: number) => {
      queueCount(userId, {
        id: shelter.id,
        group,
        availableBeds,
        countedAt: new Date(serverNow()).toISOString(),
        hasWaited: false,
      });
      change(key, (counter) => ({ ...counter, free: availableBeds, state: "saving" }));
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
      change(toCounterKey(id, null), ({ shelter, ...counter }) => ({
        ...counter,
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
  const queued = new Map(
    readQueuedCounts(userId).map((count) => [toCounterKey(count.id, count.group), count]),
  );
  const counters = shelters.flatMap((shelter) =>
    listBedGroups(shelter).map((group): Counter => {
      const key = toCounterKey(shelter.id, group);
      const count = queued.get(key);
      return count === undefined
        ? { key, shelter, group, free: findFreeBeds(shelter, group), state: "idle" }
        : { key, shelter, group, free: count.availableBeds, state: "queued" };
    }),
  );
  return new Map(counters.map((counter) => [counter.key, counter]));
}

/** The groups of a shelter's beds, each of which has a counter; `[null]`: one for all beds. */
export function listBedGroups({ beds }: ShelterBeds): readonly (BedsFor | null)[] {
  return beds.length === 0 ? [null] : beds.map((group) => group.for);
}

/** Names a counter. */
export function toCounterKey(shelterId: string, group: BedsFor | null): string {
  return group === null ? shelterId : `${shelterId} ${group}`;
}

function applyOutcome(counter: Counter, count: QueuedCount, outcome: Outcome): Counter {
  // The beds were counted again while this count was under way.
  const isLast = counter.free === count.availableBeds;
  switch (outcome.kind) {
    case "queued":
    case "signedOut":
      return { ...counter, state: outcome.kind };
    case "refused":
      return { ...counter, free: findFreeBeds(counter.shelter, counter.group), state: "refused" };
    case "counted": {
      const { shelter } = outcome;
      const free = findFreeBeds(shelter, counter.group);
      // The same number may have arrived before, with its reply lost.
      if (shelter.outcome === "OLDER" && free !== count.availableBeds) {
        return { ...counter, shelter, free, state: "superseded" };
      }
      return isLast ? { ...counter, shelter, free, state: "saved" } : { ...counter, shelter };
    }
  }
}
