import type { EndpointReply } from "#domain/base/contract/call-api.ts";
import type { ShelterBeds } from "#domain/beds/bed-calls.ts";
import type { BedsFor } from "#domain/beds/beds-for.ts";
import type { QueuedCount } from "../../base/browser/queued-bed-counts.ts";
import { markDelayed, readQueuedCounts, removeQueuedCount } from "../../base/browser/queued-bed-counts.ts";
import { callApi } from "../../base/calls/call-api.ts";

type Counted = EndpointReply<"POST /services/update-available-beds">["services"][number];

/** Outcome of a count that was sent. */
export type Outcome =
  | { readonly kind: "counted"; readonly shelter: Counted }
  /** The count waits: there is no network, or the server is down. */
  | { readonly kind: "queued" }
  /** The count waits until the person who counted signs in again, which they were asked to. */
  | { readonly kind: "signedOut" }
  | { readonly kind: "refused" };

/**
 * Sends each waiting count of this user on its own: one that cannot be holds up no other. Says what became of each.
 */
export async function sendCounts(
  userId: string,
  onOutcome: (count: QueuedCount, outcome: Outcome) => void,
): Promise<void> {
  for (const count of readQueuedCounts(userId)) {
    const outcome = await sendCount(count);
    const isQueued = outcome.kind === "queued" || outcome.kind === "signedOut";
    if (isQueued) markDelayed(userId, count);
    else removeQueuedCount(userId, count);
    onOutcome(count, outcome);
    if (isQueued) return;
  }
}

/** A count that is sent right away takes the server's time, because the device's clock may be wrong. */
async function sendCount({ id, group, availableBeds, countedAt, hasWaited }: QueuedCount): Promise<Outcome> {
  const counted = group === null ? { availableBeds } : { beds: [{ for: group, free: availableBeds }] };
  const count = hasWaited ? { id, ...counted, countedAt } : { id, ...counted };
  const answer = await callApi("POST /services/update-available-beds", { body: { services: [count] } });
  if (answer.ok) {
    const [shelter] = answer.reply.services;
    return shelter === undefined ? { kind: "refused" } : { kind: "counted", shelter };
  }
  const { code } = answer.problem;
  if (code === 401) return { kind: "signedOut" };
  // Too many requests and a server that is away pass; a refusal does not.
  return [429, 500, 503].includes(code) ? { kind: "queued" } : { kind: "refused" };
}

/** Returns the shelter's free beds for an audience, or in all; null: unknown. */
export function findFreeBeds({ availableBeds, beds }: ShelterBeds, group: BedsFor | null): number | null {
  return group === null ? availableBeds : (beds.find((each) => each.for === group)?.free ?? null);
}
