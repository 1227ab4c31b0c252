import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { pageParameters } from "../../base/contract/paging.ts";
import { id } from "../../base/contract/text.ts";
import { WITHHOLDING_REASONS } from "./withheld-place.ts";

/** The calls by which persons decide about places that are withheld (rules protection 7–11). */

export const PLACE_DECISIONS = ["HIDE", "OPEN", "KEEP", "SHOW", "WITHHOLD"] as const;
export type PlaceDecision = (typeof PLACE_DECISIONS)[number];

/**
 * WITHHELD: the public sees the region. PROPOSED: it is as it was, and a person is asked. ASKED: a person has said that it
 * protects people, and another asks, or has asked, to open it.
 */
const state = z.enum(["WITHHELD", "PROPOSED", "OPENED", "HIDDEN", "ASKED"]);

const request = {
  /** When a person asked to open it; null: not yet. */
  askedAt: z.nullable(z.string()),
  /** The viewer is who asked. */
  isAskedByViewer: z.boolean(),
  /** When it opens, 24 hours after its owner asked, or a second person has agreed; null: neither has happened. */
  opensAt: z.nullable(z.string()),
};
const placeState = { state, ...request };

const withheldPlace = z.object({
  /** Id of the service. */
  id: z.string(),
  name: z.string(),
  /** WITHHOLD: people sleep there, or its address is kept back. QUESTION: it may be an office. */
  kind: z.enum(["WITHHOLD", "QUESTION"]),
  /**
   * `WORDS`: what is said of it. `SHARED_DOOR`: another service there. `SOURCE_FLAG`: its source marks it private. `PERSON`:
   * a person has said that it protects people. `EXCLUDED`: its source keeps the whole record out of directories, and a person
   * has edited it: `SHOW` keeps it public, `WITHHOLD` takes it out until it is approved.
   */
  reason: z.enum(WITHHOLDING_REASONS),
  /** The words that led to it. */
  words: z.array(z.string()),
  foundAt: z.string(),
  /** Fields that still name the town or the street, such as a website: a person has to judge these. */
  naming: z.array(z.string()),
  /** Its owner has a confirmed email address, and may agree to open it. */
  hasOwner: z.boolean(),
  ...placeState,
});
export type WithheldPlace = z.output<typeof withheldPlace>;

export const listWithheldPlaces = defineCall({
  id: "listWithheldPlaces",
  method: "GET",
  path: "/services/withheld",
  summary:
    "List services whose place is withheld, or which may have to be protected, until a person decides.",
  description:
    "Those that somebody has asked to open come first, then those that are withheld, then the rest; each oldest first.",
  who: "directoryHealth",
  params: noParameters,
  query: z.object(pageParameters),
  body: noBody,
  reply: z.array(withheldPlace),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
  examples: [{ title: "The first five", address: "/services/withheld?limit=5" }],
});

const placeOfService = z.object({
  /** Null: nothing was found about it, and no one asks to open it. */
  state: z.nullable(state),
  reason: z.nullable(z.enum(WITHHOLDING_REASONS)),
  /** The words that led to it. */
  words: z.array(z.string()),
  ...request,
  /** The viewer may ask to open it, or agree to that. */
  mayOpen: z.boolean(),
  /** No one else has to agree: the viewer is its owner, with a confirmed email address, or agrees to what another asked. */
  isEnough: z.boolean(),
});
export type PlaceOfService = z.output<typeof placeOfService>;

export const readWithheldPlace = defineCall({
  id: "readWithheldPlace",
  method: "GET",
  path: "/services/{id}/withheld",
  summary: "Read why the place of a service is withheld, and whether it is going to be opened.",
  description: "For its owner, and for those who may list such places.",
  who: "editService",
  params: z.object({ id: id() }),
  query: noParameters,
  body: noBody,
  reply: placeOfService,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const decideWithheldPlace = defineCall({
  id: "decideWithheldPlace",
  method: "POST",
  path: "/services/{id}/withheld",
  summary: "Decide about a place that is withheld.",
  description:
    "For its owner, and for those who may list such places. `HIDE` hides its address for good: the street is deleted. `OPEN` asks to show it, of any protected listing that is public. It opens 24 hours after its owner asked, who needs a confirmed email address for that, or after somebody else has agreed. `KEEP` takes back what was asked or agreed. Of a place that is PROPOSED, `SHOW` leaves it public, and `WITHHOLD` withholds it; where its source excludes the record, it leaves the public. 409 `changedSince` where that is not open any more.",
  who: "editService",
  params: z.object({ id: id() }),
  query: noParameters,
  body: z.object({ decision: z.enum(PLACE_DECISIONS) }),
  reply: z.object(placeState),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "changedSince"],
});
