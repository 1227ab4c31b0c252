import * as z from "zod/mini";
import { scheduleEntryWire } from "../schedule/entry-contract.ts";
import { ADDRESS_VISIBILITIES, CATEGORIES, NEEDS, SERVICE_TYPES, TEXT_STATES } from "./enumerations.ts";

/**
 * A service as everybody may see it: the wire's names (rules services 10–21).
 * The owner, the owner's address, notes and source ids are not here, and what is not here is never sent.
 */

const words = z.nullable(z.string());
const instant = z.string();

/** Facts first, words last: `changesAt` is ISO with the service's own offset, null where no change comes. */
const openStatus = z.object({
  state: z.enum(["OPEN", "CLOSED", "CONTACT", "NONE"]),
  changesAt: z.nullable(instant),
  text: z.string(),
});

/** Where the service may be found by everybody; null where the address is hidden or nobody knows. */
const wireLocation = z.nullable(
  z.object({
    /** Longitude, latitude. */
    coordinates: z.tuple([z.number(), z.number()]),
  }),
);

/** What this viewer may do with the service; screens show a control only where this says yes. */
export const mayWithService = z.object({
  edit: z.boolean(),
  delete: z.boolean(),
  updateBeds: z.boolean(),
  confirm: z.boolean(),
});
export type MayWithService = z.output<typeof mayWithService>;

/** A service in a list. */
export const listedService = z.object({
  id: z.string(),
  name: z.string(),
  description: z.string(),
  descriptionEs: words,
  descriptionEsState: z.nullable(z.enum(TEXT_STATES)),
  serviceSummary: words,
  serviceSummaryEs: words,
  serviceSummaryEsState: z.nullable(z.enum(TEXT_STATES)),
  age: words,
  ageEs: words,
  ageEsState: z.nullable(z.enum(TEXT_STATES)),
  type: z.array(z.enum(SERVICE_TYPES)),
  needs: z.array(z.enum(NEEDS)),
  /** Always a list; empty means that nobody told, and screens say *ask*. */
  category: z.array(z.enum(CATEGORIES)),
  addressVisibility: z.enum(ADDRESS_VISIBILITIES),
  address1: words,
  address2: words,
  city: z.string(),
  state: z.string(),
  zip: words,
  country: z.string(),
  location: wireLocation,
  /** The coordinates are the ZIP's or the city's centre, not the door's. */
  isLocationApproximate: z.boolean(),
  timeZone: z.string(),
  phone: words,
  phoneExtension: words,
  contactEmail: words,
  website: words,
  facebook: words,
  twitter: words,
  instagram: words,
  youtube: words,
  isAllowedPets: z.nullable(z.boolean()),
  isLowBarrier: z.nullable(z.boolean()),
  isContact: z.boolean(),
  isShowFlag: z.boolean(),
  isShowDonate: z.boolean(),
  schedules: z.array(scheduleEntryWire),
  closeSchedules: z.array(scheduleEntryWire),
  /** Both null: unknown, never 0. */
  availableBeds: z.nullable(z.int()),
  totalBeds: z.nullable(z.int()),
  bedsUpdatedAt: z.nullable(instant),
  isCriticalHeader: z.boolean(),
  criticalDescription: words,
  criticalDescriptionEs: words,
  criticalExpiredAt: z.nullable(instant),
  isCriticalNeverExpire: z.boolean(),
  likes: z.int(),
  isApproved: z.boolean(),
  approvedAt: z.nullable(instant),
  /** When a person last confirmed the facts; not the same as `updatedAt`. */
  verifiedAt: z.nullable(instant),
  verifiedBy: words,
  createdAt: instant,
  updatedAt: instant,
  version: z.int(),
  openStatus,
  /** Miles with one decimal, where a position was given and the door's place is public; else null. */
  distance: z.nullable(z.number()),
  may: mayWithService,
});
export type ListedService = z.output<typeof listedService>;

/** A service on its own page: the whole text of its source too. */
export const publicService = z.extend(listedService, { sourceDescription: words });
export type PublicService = z.output<typeof publicService>;

/** A service on the map. */
export const servicePin = z.object({
  id: z.string(),
  /** Longitude, latitude. */
  coordinates: z.tuple([z.number(), z.number()]),
  state: openStatus.shape.state,
  type: z.array(z.enum(SERVICE_TYPES)),
});
export type ServicePin = z.output<typeof servicePin>;
