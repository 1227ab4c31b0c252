import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { distanceFrom } from "../../base/browser/visitor-place.ts";
import type { PlannedOpening } from "./planned-opening.ts";

export type DirectionsReply = EndpointReply<"GET /directions">;
export type Leg = DirectionsReply["legs"][number];

export interface DirectionsData {
  /** Start of the route: `longitude|latitude`. */
  from: string;
  /** The opening at which it ends, epoch milliseconds; null: it begins now. */
  opensAt: number | null;
  answer: Answer<DirectionsReply>;
}

/** Longest wait at a closed door, if a later ride is known. */
const MAX_EARLY_MS = 15 * 60_000;

/** The way from where the visitor is; null where they have not said. The operator's place is not theirs. */
export async function loadDirections(
  callApi: CallApi,
  service: string,
  place: VisitorPlace | null,
  opening: PlannedOpening | null,
): Promise<DirectionsData | null> {
  const from = distanceFrom(place);
  if (from === undefined) return null;
  const ask = (leavesAt: number | null) =>
    callApi("GET /directions", {
      query: { service, from, ...(leavesAt === null ? {} : { at: new Date(leavesAt).toISOString() }) },
    });
  const answer = await ask(opening?.leavesAt ?? null);
  const found = { from, opensAt: opening?.opensAt ?? null, answer };
  if (opening === null || !answer.ok) return found;
  // A ride is faster than the walk that this was requested for: one later request is enough.
  const early = opening.opensAt - Date.parse(answer.reply.arrivesAt);
  if (early <= MAX_EARLY_MS) return found;
  const later = await ask(Date.parse(answer.reply.leavesAt) + early);
  return later.ok ? { ...found, answer: later } : found;
}
