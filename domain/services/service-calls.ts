import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { text } from "../base/contract/text.ts";
import { SERVICE_TYPES } from "./enumerations.ts";
import { listParameters, serviceParameters } from "./list-parameters.ts";
import { listedForViewer, serviceForViewer } from "./listing.ts";
import { servicePin } from "./public-service.ts";

/** The calls that read services (rules lists 1–27). */

export const listServices = defineCall({
  id: "listServices",
  method: "GET",
  path: "/services",
  summary: "List services, nearest first if a place is given, else newest first.",
  description:
    "With `filter`, only the parameters that it names narrow the list. A `q` of several words finds services with all of them first, then services with any of them; `matched` is ALL or ANY. With `sort=open`, open services come first, and among shelters those with free beds; where nobody is taken in at the moment, an open door comes after all others that are open. With an audience in `category`, services for that audience come first, then those open to everyone; with a place, both within 50 miles before both beyond.",
  who: "anyone",
  params: noParameters,
  query: listParameters,
  body: noBody,
  reply: z.array(listedForViewer),
  problems: ["invalidRequest"],
  namesDanger: true,
  countsTotal: true,
  examples: [
    {
      title: "Emergency shelters open now, nearest first",
      address: "/services?type=SHELTER&need=EMERGENCY&isOpen=true&nearCoordinate=-80.1918|25.7617&limit=25",
    },
    { title: "Meals for women", address: "/services?type=FOOD&need=MEALS&category=WOMEN" },
    { title: "A search in Spanish", address: "/services?q=ducha&lang=es" },
    { title: "Shelters where one can go now", address: "/services?type=SHELTER&sort=open" },
  ],
});

export const countServices = defineCall({
  id: "countServices",
  method: "GET",
  path: "/services/count",
  summary: "Count the services that the same parameters find, exactly.",
  who: "anyone",
  params: noParameters,
  query: listParameters,
  body: noBody,
  reply: z.object({ count: z.int() }),
  problems: ["invalidRequest"],
  namesDanger: true,
  examples: [{ title: "All food services", address: "/services/count?type=FOOD" }],
});

/** Number of services of one type that were found. */
export const typeCount = z.object({
  type: z.enum(SERVICE_TYPES),
  /** The count, at most 100. */
  count: z.int(),
  /** There are more than these. */
  hasMore: z.boolean(),
});
export type TypeCount = z.output<typeof typeCount>;

export const countServicesByType = defineCall({
  id: "countServicesByType",
  method: "GET",
  path: "/services/count-by-type",
  summary: "Count the services that the same parameters find under each type, up to 100.",
  description: "`type` itself narrows nothing here. A service with two types is counted under both.",
  who: "anyone",
  params: noParameters,
  query: listParameters,
  body: noBody,
  reply: z.array(typeCount),
  problems: ["invalidRequest"],
  namesDanger: true,
  examples: [{ title: "Where there are showers", address: "/services/count-by-type?q=shower" }],
});

export const getServicePins = defineCall({
  id: "getServicePins",
  method: "GET",
  path: "/services/pins",
  summary: "List the same services as points for a map, at most 5,000, nearest to the center first.",
  who: "anyone",
  params: noParameters,
  query: listParameters,
  body: noBody,
  reply: z.array(servicePin),
  problems: ["invalidRequest"],
  namesDanger: true,
  examples: [
    { title: "Food in a part of Miami", address: "/services/pins?type=FOOD&bounds=-80.3,25.7,-80.1,25.9" },
  ],
});

export const getService = defineCall({
  id: "getService",
  method: "GET",
  path: "/services/{id}",
  summary: "Get a service.",
  description:
    "Those who may edit it also get the true place, `pending`, `comment`, `attachments`, `externalIds` and `user`. A service that is pending approval is 404 for everybody who may not see it. `location` is `{coordinates: []}` where no place is known or shown. Closed days without times are 12:00 AM to 11:59 PM with `isAllDay`, but for WEEKLY ones; sent so, they are ones without times. `source` is that of most facts, null for what was entered here, and `sources` has all; `sourcesBehind` are those that they have it from; `asOf` is an ISO date, null where not known. Where `isProtected`, the public sees no beds and `likes` 0, and with `placeShown` REGION neither address, ZIP code, `city` nor coordinates, but the `region`.",
  who: "anyone",
  // Anything that is not a UUID is answered as not found.
  params: z.object({ id: text({ max: 100 }) }),
  query: serviceParameters,
  body: noBody,
  reply: serviceForViewer,
  problems: ["invalidRequest", "notFound"],
  examples: [{ title: "One service", address: "/services/0190b5a0-0000-7000-8000-000000000000" }],
});
