import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";
import { scheduleEntryWire } from "../schedule/entry-contract.ts";
import {
  ADDRESS_VISIBILITIES,
  CATEGORIES,
  NEEDS,
  SERVICE_TYPES,
  TEXT_STATES,
} from "../services/enumerations.ts";
import { coordinate } from "../services/list-parameters.ts";

const words = z.exactOptional(z.string());
const state = z.exactOptional(z.enum(TEXT_STATES));
const yesOrNo = z.exactOptional(z.boolean());
/** Longitude, latitude. */
const coordinates = z.exactOptional(z.tuple([z.number(), z.number()]));

/**
 * A service of a pack: what GET /services/{id} shows to everybody, in the same names. What is null or false there is
 * absent here; what depends on the moment and the reader is computed on the phone.
 */
const packedService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  descriptionEs: words,
  descriptionEsState: state,
  sourceDescription: words,
  serviceSummary: words,
  serviceSummaryEs: words,
  serviceSummaryEsState: state,
  age: words,
  ageEs: words,
  ageEsState: state,
  type: z.array(z.enum(SERVICE_TYPES)),
  needs: z.array(z.enum(NEEDS)),
  /** What it is found under, where that is not `needs`. */
  meets: z.exactOptional(z.array(z.enum(NEEDS))),
  category: z.array(z.enum(CATEGORIES)),
  addressVisibility: z.enum(ADDRESS_VISIBILITIES),
  address1: words,
  address2: words,
  city: z.string(),
  state: z.string(),
  zip: words,
  country: z.string(),
  location: coordinates,
  /** The centre that orders it by nearness, where no location does. */
  centre: coordinates,
  isLocationApproximate: yesOrNo,
  phone: words,
  phoneExtension: words,
  contactEmail: words,
  website: words,
  facebook: words,
  twitter: words,
  instagram: words,
  youtube: words,
  isAllowedPets: yesOrNo,
  isLowBarrier: yesOrNo,
  isContact: yesOrNo,
  isShowFlag: yesOrNo,
  isShowDonate: yesOrNo,
  /** Place in the pack's `hours`. */
  hours: z.int(),
  availableBeds: z.exactOptional(z.int()),
  totalBeds: z.exactOptional(z.int()),
  bedsUpdatedAt: words,
  criticalDescription: words,
  criticalDescriptionEs: words,
  criticalExpiredAt: words,
  likes: z.int(),
  approvedAt: words,
  verifiedAt: words,
  verifiedBy: words,
  createdAt: z.string(),
  updatedAt: z.string(),
  version: z.int(),
});
export type PackedService = z.output<typeof packedService>;

/** Hours that services of a pack share. */
const packedHours = z.object({
  timeZone: z.string(),
  schedules: z.array(scheduleEntryWire),
  closeSchedules: z.array(scheduleEntryWire),
});
export type PackedHours = z.output<typeof packedHours>;

/** Everything that lists, searches and pages of an area need without a network. */
export const cityPack = z.object({
  madeAt: z.string(),
  /** Its middle: longitude, latitude, two decimals. */
  middle: z.tuple([z.number(), z.number()]),
  /** Every listed service within so many miles is in it. */
  radiusMiles: z.number(),
  /** There are more than fit: the nearest are in it. */
  isCut: z.boolean(),
  synonyms: z.array(z.array(z.string())),
  hours: z.array(packedHours),
  services: z.array(packedService),
});
export type CityPack = z.output<typeof cityPack>;

export const getCityPack = defineCall({
  id: "getCityPack",
  method: "GET",
  path: "/city-pack",
  summary: "An area to take along: everything that its lists and searches need without a network.",
  description:
    "The listed services around a place, at most 2,000, in both languages, with the words that mean the same. The place is rounded to two decimals; the area is 50, 25, 10 or 5 miles around it, whichever fits, else the nearest 2,000. Services without any place follow where there is room.",
  who: "anyone",
  params: noParameters,
  query: z.object({ nearCoordinate: coordinate() }),
  body: noBody,
  reply: cityPack,
  isShared: true,
  mostAnHour: 120,
  problems: [400, 503],
  examples: [{ title: "Around Miami", address: "/city-pack?nearCoordinate=-80.19|25.77" }],
});
