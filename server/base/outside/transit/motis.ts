import * as z from "zod/mini";
import { epochOfIso, isoOfEpoch } from "#domain/base/contract/instant.ts";
import type { RideMode } from "#domain/directions/feed.ts";
import type { Way, WayLeg } from "#domain/directions/plan-rides.ts";
import type { Coordinates } from "#domain/services/service.ts";
import { exchangeJson, NoReply } from "../exchange-json.ts";

const place = z.object({ name: z.string() });
const leg = z.object({
  mode: z.string(),
  from: place,
  to: place,
  startTime: z.string(),
  endTime: z.string(),
  distance: z.optional(z.nullable(z.number())),
  headsign: z.optional(z.nullable(z.string())),
  displayName: z.optional(z.nullable(z.string())),
  routeShortName: z.optional(z.nullable(z.string())),
  intermediateStops: z.optional(z.nullable(z.array(z.unknown()))),
});
const reply = z.object({ itineraries: z.array(z.object({ legs: z.array(leg) })) });

const TIMEOUT_MS = 2_500;
const MAX_BYTES = 2_000_000;

export interface TransitQuestion {
  readonly from: Coordinates;
  readonly to: Coordinates;
  /** Epoch milliseconds: when to leave, or with `isArrival` when to be there at the latest. */
  readonly at: number;
  readonly isArrival: boolean;
}

/**
 * Ways with rides from a server of MOTIS 2: `GET /api/v5/plan`. It is sent the two points and the time, and nothing
 * else. Ways with other vehicles than those of public transit are left out.
 *
 * @throws NoReply where it gives no usable answer in time
 */
export async function motisWays(url: string, { from, to, at, isArrival }: TransitQuestion): Promise<Way[]> {
  const query = new URLSearchParams({
    fromPlace: `${from.latitude},${from.longitude}`,
    toPlace: `${to.latitude},${to.longitude}`,
    time: isoOfEpoch(at),
    arriveBy: `${isArrival}`,
    detailedTransfers: "false",
    numItineraries: "3",
  });
  const request = { method: "GET", timeoutMs: TIMEOUT_MS, maxBytes: MAX_BYTES } as const;
  const parsed = z.safeParse(reply, await exchangeJson({ ...request, url: `${url}/api/v5/plan?${query}` }));
  if (!parsed.success) throw new NoReply("Its answer is not that of a transit server.");
  return parsed.data.itineraries.flatMap(({ legs }) => {
    const found = legs.map((each, index) => toLeg(each, index === 0, index === legs.length - 1));
    const known = found.filter((each) => each !== null);
    const [first, last] = [known[0], known.at(-1)];
    const isWhole = known.length === found.length && known.some(({ mode }) => mode !== "WALK");
    if (!isWhole || first === undefined || last === undefined) return [];
    return [{ leaves: first.leaves, arrives: last.arrives, legs: known }];
  });
}

/** Converts a leg; null where it cannot be shown. */
function toLeg(given: z.infer<typeof leg>, isFirst: boolean, isLast: boolean): WayLeg | null {
  const [leaves, arrives] = [epochOfIso(given.startTime), epochOfIso(given.endTime)];
  if (leaves === null || arrives === null || arrives < leaves) return null;
  if (given.mode === "WALK") {
    const [from, to] = [isFirst ? null : given.from.name, isLast ? null : given.to.name];
    return { mode: "WALK", from, to, leaves, arrives, metres: Math.ceil(given.distance ?? 0) };
  }
  const mode = MODES.get(given.mode);
  if (mode === undefined) return null;
  const line = given.displayName || given.routeShortName || "";
  const stops = (given.intermediateStops?.length ?? 0) + 1;
  const headsign = given.headsign || null;
  return { mode, from: given.from.name, to: given.to.name, line, headsign, leaves, arrives, stops };
}

const MODES: ReadonlyMap<string, RideMode> = new Map([
  ["BUS", "BUS"],
  ["COACH", "BUS"],
  ["FERRY", "FERRY"],
  ...[
    "TRAM",
    "SUBWAY",
    "METRO",
    "SUBURBAN",
    "RAIL",
    "HIGHSPEED_RAIL",
    "LONG_DISTANCE",
    "NIGHT_RAIL",
    "REGIONAL_FAST_RAIL",
    "REGIONAL_RAIL",
    "FUNICULAR",
    "CABLE_CAR",
  ].map((name): [string, RideMode] => [name, "RAIL"]),
]);
