import * as z from "zod/mini";
import { instant } from "../base/contract/instant.ts";
import {
  MAX_FAVOURITES,
  MAX_LANGUAGES,
  MAX_LATITUDE,
  MAX_NAMES_TEXT,
  MAX_PLACE_NAME,
  MAX_RADIUS_MILES,
  MAX_SEARCH_TEXT,
  MAX_SKIP,
} from "../base/contract/limits.ts";
import {
  decimalNumber,
  decimals,
  enumList,
  enumValue,
  holds,
  splitList,
  text,
  wholeNumber,
  yesOrNo,
} from "../base/contract/text.ts";
import { isUuid } from "../base/contract/uuid.ts";
import { MAIN_LANGUAGES } from "../base/languages/language.ts";
import { languageTag } from "../base/languages/language-tag.ts";
import { LANGUAGES } from "../base/languages/languages.ts";
import { optionalCoordinate } from "../places/coordinate.ts";
import { CATEGORIES, NEEDS, SERVICE_TYPES } from "./enumerations.ts";
import { ENTRY_WAYS, PROVISIONS } from "./listing-enumerations.ts";
import { TOPIC_CODES } from "./topics/topic-table.ts";
import { WISHES } from "./wishes.ts";

/**
 * Schemas of the parameters of GET /services, each validated on its own; their combination is in `list-query.ts`.
 * See rules lists 1–7.
 */

/** A rectangle of the map, in degrees. `west` may be greater than `east`: it then crosses the date line. */
export interface Bounds {
  west: number;
  south: number;
  east: number;
  north: number;
}

function bounds() {
  return z.pipe(
    z.string().check(
      holds<string>((value) => {
        const [west, south, east, north, ...more] = decimals(value, ",") ?? [];
        if (west === undefined || south === undefined || east === undefined || north === undefined)
          return false;
        return (
          more.length === 0 &&
          Math.abs(west) <= 180 &&
          Math.abs(east) <= 180 &&
          Math.abs(south) <= 90 &&
          Math.abs(north) <= 90 &&
          south <= north
        );
      }, "notBounds"),
    ),
    z.transform((value: string): Bounds => {
      const [west = 0, south = 0, east = 0, north = 0] = decimals(value, ",") ?? [];
      return { west, south: Math.max(south, -MAX_LATITUDE), east, north: Math.min(north, MAX_LATITUDE) };
    }),
  );
}

/** Ids by comma; each must be one, and there may be as many as a person can keep favorites. */
export function ids() {
  return z.pipe(
    z.string().check(
      holds<string>((value) => splitList(value).every(isUuid), "notId"),
      holds<string>((value) => splitList(value.toLowerCase()).length <= MAX_FAVOURITES, "tooMany"),
    ),
    z.transform((value: string) => splitList(value.toLowerCase())),
  );
}

/** Languages by comma, as BCP 47 tags; in canonical form. */
function languages() {
  return z.pipe(
    z.string().check(
      holds<string>((value) => splitList(value).every((tag) => languageTag(tag) !== null), "unknownValue"),
      holds<string>((value) => splitList(value).length <= MAX_LANGUAGES, "tooMany"),
    ),
    z.transform((value: string) => splitList(value).flatMap((tag) => languageTag(tag) ?? [])),
  );
}

/** Names allowed in `filter`; only parameters named there narrow the list. */
export const FILTER_NAMES = [
  "_id",
  "isApproved",
  "isShowAll",
  "user",
  "isOwnerLost",
  "isDeleted",
  "verifiedBefore",
  "type",
  "need",
  "category",
  "city",
  "state",
  "zip",
  "nearCoordinate",
  "radius",
  "bounds",
  "organization",
  "program",
  "entry",
  "provision",
  "language",
  "topic",
  "isOpen",
  "at",
  "isCriticalHeader",
  "currentCoordinate",
  "userTimezone",
] as const;
export type FilterName = (typeof FILTER_NAMES)[number];

/** Names allowed in `search`. Everyone may name `userEmail`, but it is searched only for those who may read it. */
export const SEARCH_NAMES = [
  "name",
  "description",
  "serviceSummary",
  "address1",
  "address2",
  "city",
  "state",
  "zip",
  "phone",
  "contactEmail",
  "category",
  "age",
  "userEmail",
] as const;
export type SearchName = (typeof SEARCH_NAMES)[number];

export const SORT_NAMES = ["createdAt", "updatedAt", "verifiedAt", "name", "likes", "open"] as const;
export type SortName = (typeof SORT_NAMES)[number];

export type Direction = "asc" | "desc";

export const direction = enumValue<Direction>(["asc", "desc"], "unknownValue", {
  "1": "asc",
  "-1": "desc",
  ascending: "asc",
  descending: "desc",
});

const place = text({ max: MAX_PLACE_NAME });
const places = z.pipe(
  place,
  z.transform((value: string) => splitList(value)),
);

export const lang = enumValue(LANGUAGES, "unknownValue");

/** Language of texts that exist in the main languages alone. */
export const mainLang = enumValue(MAIN_LANGUAGES, "unknownValue");

export const listParameters = z.object({
  filter: z.optional(enumList(FILTER_NAMES, "unknownName", { id: "_id", iscritical: "isCriticalHeader" })),
  search: z.optional(
    enumList(SEARCH_NAMES, "unknownName", {
      descriptiones: "description",
      servicesummaryes: "serviceSummary",
      agees: "age",
    }),
  ),
  q: z.optional(text({ max: MAX_SEARCH_TEXT })),
  sort: z.optional(enumValue(SORT_NAMES, "unknownName", { lastupdated: "updatedAt" })),
  direction: z.optional(direction),
  limit: z.optional(wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  skip: z.optional(wholeNumber({ min: 0, max: MAX_SKIP })),
  _id: z.optional(ids()),
  id: z.optional(ids()),
  isApproved: z.optional(yesOrNo()),
  isShowAll: z.optional(yesOrNo()),
  user: z.optional(text({ max: MAX_PLACE_NAME })),
  isOwnerLost: z.optional(yesOrNo()),
  isDeleted: z.optional(yesOrNo()),
  verifiedBefore: z.optional(instant()),
  type: z.optional(enumList(SERVICE_TYPES, "unknownValue")),
  need: z.optional(enumList(NEEDS, "unknownValue")),
  category: z.optional(enumList(CATEGORIES, "unknownValue", { youth_and_kids: "KIDS" })),
  city: z.optional(places),
  state: z.optional(places),
  zip: z.optional(places),
  nearCoordinate: z.optional(optionalCoordinate()),
  currentCoordinate: z.optional(optionalCoordinate()),
  radius: z.optional(decimalNumber({ min: 0, max: MAX_RADIUS_MILES })),
  withRemote: z.optional(yesOrNo()),
  bounds: z.optional(bounds()),
  organization: z.optional(ids()),
  program: z.optional(ids()),
  entry: z.optional(enumList(ENTRY_WAYS, "unknownValue")),
  provision: z.optional(enumList(PROVISIONS, "unknownValue")),
  wish: z.optional(enumList(WISHES, "unknownValue")),
  language: z.optional(languages()),
  topic: z.optional(enumList(TOPIC_CODES, "unknownValue")),
  isOpen: z.optional(yesOrNo()),
  at: z.optional(instant()),
  openFrom: z.optional(instant()),
  openUntil: z.optional(instant()),
  userTimezone: z.optional(text({ max: MAX_NAMES_TEXT })),
  isCriticalHeader: z.optional(yesOrNo()),
  isCritical: z.optional(yesOrNo()),
  lang: z.optional(lang),
});
export type ListParameters = z.output<typeof listParameters>;

/** The parameters of GET /services/{id}: when, from where and in which language it is shown. */
export const serviceParameters = z.object({
  at: z.optional(instant()),
  currentCoordinate: z.optional(optionalCoordinate()),
  lang: z.optional(lang),
});
