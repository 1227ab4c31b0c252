import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { instant } from "../base/contract/instant.ts";
import { holds, splitList, text } from "../base/contract/text.ts";
import { isUuid } from "../base/contract/uuid.ts";
import { coordinate } from "../places/coordinate.ts";
import { RIDE_MODES } from "./feed.ts";
import { ARRIVAL_STATES } from "./open-on-arrival.ts";
import { UNREACHED } from "./why-unreached.ts";

/** The way to a service (rules directions 1–4). Instants are ISO 8601 in UTC. */

const arrival = z.object({
  leavesAt: z.string(),
  arrivesAt: z.string(),
  openOnArrival: z.enum(ARRIVAL_STATES),
});

const mode = z.enum(["WALK", ...RIDE_MODES]);

const leg = z.object({
  mode,
  /** Name of the stop; null: where you are. */
  from: z.nullable(z.string()),
  /** Name of the stop, or of the service. */
  to: z.string(),
  /** The line of a ride; null for a walk. */
  line: z.nullable(z.string()),
  headsign: z.nullable(z.string()),
  leavesAt: z.string(),
  arrivesAt: z.string(),
  /** Number of stops of a ride, including the one to get off at; null for a walk. */
  stops: z.nullable(z.int()),
  /** Estimated length of a walk; null for a ride. */
  metres: z.nullable(z.int()),
});

const journey = z.extend(arrival, {
  legs: z.array(leg),
  /** The last moment to leave for a ride back; null: none. */
  lastBack: z.nullable(z.string()),
  onFoot: z.extend(arrival, { metres: z.int() }),
});

export const getDirections = defineCall({
  id: "getDirections",
  method: "GET",
  path: "/directions",
  summary: "Get the way to a service.",
  description:
    "`at` is when you leave, at most a year from now; without it, now. Walks are estimates: the distance as the crow flies times 1.3, at 80 metres a minute. Where no timetable is known, the way is one walk. `openOnArrival` is CLOSES_SOON if the door closes within 30 minutes of arriving, and ASK if the hours are not known. A service that shows no exact address is not found.",
  who: "anyone",
  params: noParameters,
  query: z.object({
    service: text({ max: 100 }),
    from: coordinate(),
    at: z.optional(instant()),
  }),
  body: noBody,
  /** `later` is the next way that arrives later; null: none is known. */
  reply: z.extend(journey, {
    later: z.nullable(journey),
    /** Present if timetables could not be read, so that there may be rides. */
    transitUnavailable: z.optional(z.boolean()),
  }),
  problems: ["invalidRequest", "notFound"],
  examples: [
    {
      title: "On foot to one service",
      address: "/directions?service=0190b5a0-0000-7000-8000-000000000000&from=-80.19|25.77",
    },
  ],
});

/** Ids of services, separated by commas. */
function serviceIds(max: number) {
  return z.pipe(
    z.string().check(
      holds<string>((value) => splitList(value).every(isUuid), "notId"),
      holds<string>((value) => splitList(value.toLowerCase()).length <= max, "tooMany"),
    ),
    z.transform((value: string) => splitList(value.toLowerCase())),
  );
}

const MAX_ARRIVALS = 50;

export const getArrivals = defineCall({
  id: "getArrivals",
  method: "GET",
  path: "/arrivals",
  summary: "Get when you arrive at services, and whether they are open then.",
  description:
    "For up to 50 services at once, on foot or by transit, whichever arrives first. `at` is when you leave, at most a year from now; without it, now. `mode` is that of the longest ride, or WALK. Services without an exact public address are left out. `GET /directions` has the whole way to one of them.",
  who: "anyone",
  params: noParameters,
  query: z.object({
    services: serviceIds(MAX_ARRIVALS),
    from: coordinate(),
    at: z.optional(instant()),
  }),
  body: noBody,
  /** Services in the order asked for. */
  reply: z.array(
    z.object({
      service: z.string(),
      arrivesAt: z.string(),
      mode,
      openOnArrival: z.enum(ARRIVAL_STATES),
    }),
  ),
  problems: ["invalidRequest"],
  examples: [
    {
      title: "Two services",
      address:
        "/arrivals?services=0190b5a0-0000-7000-8000-000000000000,0190b5a0-0000-7000-8000-000000000001&from=-80.19|25.77",
    },
  ],
});

const MAX_LISTED = 10;

export const getListOrder = defineCall({
  id: "getListOrder",
  method: "GET",
  path: "/directions/list",
  summary: "Get the order in which services can be reached today while they are open.",
  description:
    "For up to 10 services, on foot or by transit, whichever arrives first, with 20 minutes at each. As many as possible are reached; of such orders the one that is over first. `at` is when you leave, at most a year from now; without it, now. Services that cannot be reached while they are open today are in `unreached`, with the reason: CLOSED for the rest of today, HOURS_UNKNOWN, NO_WAY where no exact address is public, TOO_FAR where there is no ride and the walk is longer than ten miles, or else NOT_IN_TIME. `closesAt` is null where a door does not close.",
  who: "anyone",
  params: noParameters,
  query: z.object({
    services: serviceIds(MAX_LISTED),
    from: coordinate(),
    at: z.optional(instant()),
  }),
  body: noBody,
  reply: z.object({
    visits: z.array(
      z.object({
        service: z.string(),
        leavesAt: z.string(),
        arrivesAt: z.string(),
        /** Later than `arrivesAt` if the service opens after the arrival. */
        opensAt: z.string(),
        /** Null: it does not close. */
        closesAt: z.nullable(z.string()),
        legs: z.array(leg),
      }),
    ),
    unreached: z.array(z.object({ service: z.string(), why: z.enum(UNREACHED) })),
    /** Present if timetables could not be read, so that there may be rides. */
    transitUnavailable: z.optional(z.boolean()),
  }),
  problems: ["invalidRequest"],
  maxPerHour: 120,
  examples: [
    {
      title: "Two services",
      address:
        "/directions/list?services=0190b5a0-0000-7000-8000-000000000000,0190b5a0-0000-7000-8000-000000000001&from=-80.19|25.77",
    },
  ],
});
