import type { Answer } from "#domain/contract/call.ts";
import type { CallApi, ReplyOf } from "#domain/contract/call-api.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { distanceFrom } from "../../app-context/visitor-place.ts";

export type DirectionsReply = ReplyOf<"GET /directions">;
export type Leg = DirectionsReply["legs"][number];

export interface DirectionsData {
  /** Where it starts: `longitude|latitude`. */
  from: string;
  answer: Answer<DirectionsReply>;
}

/** The way from where the visitor is; null where they have not said. The operator's place is not theirs. */
export async function loadDirections(
  callApi: CallApi,
  service: string,
  place: VisitorPlace | null,
): Promise<DirectionsData | null> {
  const from = distanceFrom(place);
  return from === undefined
    ? null
    : { from, answer: await callApi("GET /directions", { query: { service, from } }) };
}
