import * as z from "zod/mini";
import { defineCall, noParameters } from "../base/contract/call.ts";
import { filled } from "../base/contract/contact-text.ts";
import { MAX_CHAT_QUERY, MAX_CHAT_TOKEN, MAX_NAMES_TEXT } from "../base/contract/limits.ts";
import { decimals, holds, text } from "../base/contract/text.ts";
import { LANGUAGES } from "../base/languages/languages.ts";
import { publicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import { DANGER_FAMILIES } from "../danger/danger-families.ts";
import { sixDecimals } from "../places/six-decimals.ts";
import { lang } from "../services/list-parameters.ts";
import { listedForViewer } from "../services/listing.ts";
import type { Coordinates } from "../services/service.ts";

/** The call of the chatbot (rules chatbot 16–25). */

/** `latitude|longitude` in degrees: older clients send this order here. Empty or `0|0`: no position is known. */
function position() {
  return z.pipe(
    z.string().check(
      holds<string>((value) => {
        if (value.trim() === "") return true;
        const [latitude, longitude, ...more] = decimals(value, "|") ?? [];
        if (latitude === undefined || longitude === undefined || more.length > 0) return false;
        return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
      }, "notCoordinate"),
    ),
    z.transform((value: string): Coordinates | null => {
      const [latitude = 0, longitude = 0] = decimals(value, "|") ?? [];
      if (latitude === 0 && longitude === 0) return null;
      return { longitude: sixDecimals(longitude), latitude: sixDecimals(latitude) };
    }),
  );
}

const weatherOfPlace = z.object({
  /** ISO; null where the sun does not rise or set that day. */
  sunrise: z.nullable(z.string()),
  sunset: z.nullable(z.string()),
  /** IANA. */
  timeZone: z.string(),
  /** Percent. */
  humidity: z.nullable(z.number()),
  /** Miles. */
  visibility: z.nullable(z.number()),
  /** Miles per hour. */
  windSpeed: z.nullable(z.number()),
  /** When the last three were measured; null without a weather service. */
  measuredAt: z.nullable(z.string()),
});

const services = z.array(listedForViewer);
/** Notes about services of a list, such as when they open within the time asked for, or that they were full. */
const notes = z.optional(z.array(z.object({ id: z.string(), text: z.string() })));

const botPayload = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("SERVICES_LIST"),
    data: services,
    notes,
    /** The services were chosen because of the danger in the message: a shared screen must not reveal it. */
    isDanger: z.optional(z.literal(true)),
  }),
  z.object({ type: z.literal("GET_SHELTER_AVAILABLE_BEDS"), data: services, notes }),
  z.object({ type: z.literal("ASK_SERVICE_SCHEDULE"), data: listedForViewer }),
  z.object({ type: z.literal("ASK_DISTANCE_SERVICE"), data: listedForViewer }),
  z.object({ type: z.literal("ASK_SERVICE_BED_AVAILABLE"), data: listedForViewer }),
  z.object({ type: z.literal("ASK_PARTICULAR_SERVICE"), data: listedForViewer }),
  z.object({
    type: z.literal("CRISIS_LINES_LIST"),
    data: z.array(publicCrisisLine),
    /** The message named a danger: these numbers come before everything else. */
    isDanger: z.optional(z.literal(true)),
    /** The danger named in the message or earlier in the talk. */
    family: z.optional(z.enum(DANGER_FAMILIES)),
  }),
  z.object({ type: z.literal("WEATHER"), data: weatherOfPlace }),
  /** Quick replies that may be sent next. */
  z.object({ type: z.literal("QUICK_REPLIES"), data: z.array(z.string()) }),
]);
export type BotPayload = z.output<typeof botPayload>;

/** One message of an answer: a text or a payload. */
const botMessage = z.object({
  text: z.optional(z.string()),
  payload: z.optional(botPayload),
  /** On the last message: the memory of the talk, to be sent with the next request. */
  chatToken: z.optional(z.string()),
  /** On the last message: the language of the answer. */
  language: z.optional(z.enum(LANGUAGES)),
});
export type BotMessage = z.output<typeof botMessage>;

export const queryBot = defineCall({
  id: "queryBot",
  method: "POST",
  path: "/bot/query",
  summary: "Ask the chatbot in English or Spanish.",
  description:
    "`coordinate` is `latitude|longitude` here. Each message of the answer is `{text}` or `{payload: {type, data}}`; the last one carries `chatToken`, which the next request sends along. A token that is foreign or expired begins a new talk. Services are those of GET /services for guests, with their status. The answer is in the language of the message. Nothing of it is stored or logged.",
  who: "anyone",
  params: noParameters,
  query: z.object({ lang: z.optional(lang) }),
  body: z.object({
    query: filled(text({ max: MAX_CHAT_QUERY })),
    coordinate: z.optional(z.nullable(position())),
    chatToken: z.optional(z.nullable(text({ max: MAX_CHAT_TOKEN }))),
    /** An IANA zone, `-05:00`, or the minutes of `Date.getTimezoneOffset()`; used if no place is known. */
    userTimezone: z.optional(z.nullable(z.union([z.number(), text({ max: MAX_NAMES_TEXT })]))),
  }),
  reply: z.array(botMessage),
  problems: ["invalidRequest", "contentTooLarge", "unsupportedMediaType"],
});
