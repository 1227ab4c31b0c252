import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { instant } from "../base/contract/instant.ts";
import { MAX_BED_COUNTS, MAX_SEARCH_TEXT, MAX_SKIP } from "../base/contract/limits.ts";
import { id, text, wholeNumber } from "../base/contract/text.ts";
import { bedGroupWire } from "./bed-group-contract.ts";
import { BEDS_FOR } from "./beds-for.ts";

/** The calls of the beds screen (rules beds 1–5). */

/** A shelter, as seen by people who may count its beds. */
export const shelterBeds = z.object({
  id: z.string(),
  name: z.string(),
  address1: z.nullable(z.string()),
  city: z.string(),
  state: z.string(),
  /** The viewer is its owner. */
  isMine: z.boolean(),
  isApproved: z.boolean(),
  /** Null means unknown, never 0. Beds can only be counted once the form has set a total. */
  availableBeds: z.nullable(z.int()),
  totalBeds: z.nullable(z.int()),
  /** Time of the last count; null: there is none. */
  bedsUpdatedAt: z.nullable(z.string()),
  /** By the people they are for; empty: all beds are counted together. */
  beds: z.array(bedGroupWire),
  version: z.int(),
});
export type ShelterBeds = z.output<typeof shelterBeds>;

export const listShelterBeds = defineCall({
  id: "listShelterBeds",
  method: "GET",
  path: "/services/beds",
  summary: "List the shelters whose beds you may update, your own first, then by name.",
  description:
    "Without `limit`, all of them, at most 500. Addresses are complete, including hidden ones. `q` searches name and city.",
  who: "updateBeds",
  params: noParameters,
  query: z.object({
    q: z.optional(text({ max: MAX_SEARCH_TEXT })),
    limit: z.optional(wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })),
    skip: z.optional(wholeNumber({ min: 0, max: MAX_SKIP })),
  }),
  body: noBody,
  reply: z.array(shelterBeds),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
  examples: [{ title: "My shelters", address: "/services/beds" }],
});

/** A number of beds; its limits for a shelter are checked in `domain/beds/bed-counts.ts`. */
const count = z.int();

const bedCount = z.pipe(
  z
    .object({
      id: z.nullish(id()),
      /** Another name of `id`. */
      _id: z.nullish(id()),
      availableBeds: z.nullish(count),
      /** Older clients' name of `availableBeds`. */
      total: z.nullish(count),
      /** When the beds were counted, if that was earlier than the request (offline). */
      countedAt: z.nullish(instant()),
      /** Counts of some groups; the others stay. Empty, as in replies without groups: one number for all beds. */
      beds: z.nullish(
        z
          .array(z.object({ for: z.enum(BEDS_FOR), free: z.nullish(count) }))
          .check(z.maxLength(BEDS_FOR.length)),
      ),
    })
    .check(z.refine(({ id, _id }) => Boolean(id ?? _id), { path: ["id"], params: { message: "required" } })),
  z.transform(({ id, _id, availableBeds, total, countedAt, beds }) => {
    // Groups without a count are dropped.
    const groups = (beds ?? []).flatMap(({ for: whom, free }) => (free == null ? [] : [{ for: whom, free }]));
    return {
      id: id ?? _id ?? "",
      availableBeds: availableBeds ?? total ?? null,
      countedAt: countedAt ?? null,
      beds: groups.length === 0 ? null : groups,
      isUnknown: availableBeds === null && beds != null,
    };
  }),
);

export const updateAvailableBeds = defineCall({
  id: "updateAvailableBeds",
  method: "POST",
  path: "/services/update-available-beds",
  summary: "Update the free beds of shelters; either all counts are accepted or none.",
  description:
    "`countedAt` is the moment of a count that was made without a network. One older than the shelter's `bedsUpdatedAt` changes nothing: its outcome is OLDER, and the reply has the number that stands. Nothing is approved by this call, and no listing hidden. Where beds are counted by whom they are for, `beds` has the numbers of some groups, and their sum follows; of several groups `availableBeds` alone leaves open which have how many. A whole row of GET /services/beds, or a service of GET /services/{id}, may be sent back: where it has groups and a sum, what differs from what is stored counts, and both only where they agree. The older shape `{id, total}` means the same.",
  who: "updateBeds",
  params: noParameters,
  query: noParameters,
  body: z.object({
    services: z.array(bedCount).check(z.minLength(1), z.maxLength(MAX_BED_COUNTS)),
  }),
  reply: z.object({
    services: z.array(
      z.extend(shelterBeds, {
        /** COUNTED: the number was stored. OLDER: a later count exists and stays. */
        outcome: z.enum(["COUNTED", "OLDER"]),
      }),
    ),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});
