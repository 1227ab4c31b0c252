import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { filled, oneLine } from "../base/contract/contact-text.ts";
import { instant } from "../base/contract/instant.ts";
import { text } from "../base/contract/text.ts";
import { coordinate, optionalCoordinate } from "../places/coordinate.ts";
import {
  HARD_NIGHT_KINDS,
  MAX_HARD_NIGHT_DAYS,
  MAX_HARD_NIGHT_RADIUS_MILES,
  MAX_HARD_NIGHT_TEXT,
  MAX_HARD_NIGHTS,
} from "./hard-night.ts";

/** The calls of hard nights (rules hard-nights 1–6). */

const kind = z.enum(HARD_NIGHT_KINDS);
const line = () => filled(oneLine({ max: MAX_HARD_NIGHT_TEXT }));

const publicHardNight = z.object({
  id: z.string(),
  kind,
  /** Longitude and latitude of the center. */
  coordinates: z.tuple([z.number(), z.number()]),
  /** Miles. */
  radius: z.number(),
  until: z.string(),
  text: z.string(),
  textEs: z.string(),
  createdAt: z.string(),
});
export type PublicHardNight = z.output<typeof publicHardNight>;

export const listHardNights = defineCall({
  id: "listHardNights",
  method: "GET",
  path: "/hard-nights",
  summary: "List the hard nights in effect, the one that ends first before the others.",
  description: "With `nearCoordinate`, those in whose region the point is.",
  who: "anyone",
  params: noParameters,
  query: z.object({ nearCoordinate: z.optional(optionalCoordinate()) }),
  body: noBody,
  reply: z.array(publicHardNight),
  problems: ["invalidRequest"],
  examples: [{ title: "Around Miami", address: "/hard-nights?nearCoordinate=-80.2|25.77" }],
});

export const proposeHardNights = defineCall({
  id: "proposeHardNights",
  method: "GET",
  path: "/hard-nights/proposals",
  summary: "The kinds of hard night that the weather of the coming 24 hours calls for. A person decides.",
  description: "Empty where no weather service is configured, or while it does not answer.",
  who: "hardNights",
  params: noParameters,
  query: z.object({ nearCoordinate: coordinate() }),
  body: noBody,
  reply: z.object({ kinds: z.array(kind) }),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const declareHardNight = defineCall({
  id: "declareHardNight",
  method: "POST",
  path: "/hard-nights",
  summary: "Declare a hard night in a region. It ends by itself.",
  description: `\`until\` is at most ${MAX_HARD_NIGHT_DAYS} days ahead. 409 \`tooManyHardNights\` while ${MAX_HARD_NIGHTS} are in effect.`,
  who: "hardNights",
  params: noParameters,
  query: noParameters,
  body: z.object({
    coordinate: coordinate(),
    /** Miles. */
    radius: z.number().check(z.gt(0, "outOfRange"), z.maximum(MAX_HARD_NIGHT_RADIUS_MILES, "outOfRange")),
    until: instant(),
    kind,
    text: line(),
    textEs: line(),
  }),
  reply: publicHardNight,
  problems: [
    "invalidRequest",
    "unauthorized",
    "forbidden",
    "tooManyHardNights",
    "contentTooLarge",
    "unsupportedMediaType",
  ],
});

export const undoHardNightEnd = defineCall({
  id: "undoHardNightEnd",
  method: "POST",
  path: "/hard-nights/{id}/undo-end",
  summary: "Bring back a hard night that was ended within the last 60 seconds.",
  description: `404 later, and once it would have ended by itself. 409 \`tooManyHardNights\` while ${MAX_HARD_NIGHTS} are in effect.`,
  who: "hardNights",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: publicHardNight,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "tooManyHardNights"],
});

export const endHardNight = defineCall({
  id: "endHardNight",
  method: "DELETE",
  path: "/hard-nights/{id}",
  summary: "End a hard night now. That can be undone for 60 seconds.",
  who: "hardNights",
  params: z.object({ id: text({ max: 100 }) }),
  query: noParameters,
  body: noBody,
  reply: z.object({ id: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});
