import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../contract/call.ts";
import { pageParameters } from "../contract/paging.ts";
import { id } from "../contract/text.ts";
import { WITHHOLDING_REASONS } from "./withheld-place.ts";

/** The calls by which persons decide about places that are withheld (rules protection 7–11). */

export const PLACE_DECISIONS = ["HIDE", "OPEN", "KEEP", "SHOW", "WITHHOLD"] as const;
export type PlaceDecision = (typeof PLACE_DECISIONS)[number];

const placeState = {
  /**
   * WITHHELD: the public sees the region. PROPOSED: it is as it was, and a person is asked. ASKED: nothing was found, see
   * `readDoor`.
   */
  state: z.enum(["WITHHELD", "PROPOSED", "OPENED", "HIDDEN", "ASKED"]),
  /** When a person asked to open it; null: not yet. */
  askedAt: z.nullable(z.string()),
  /** The viewer is who asked: somebody else has to agree. */
  isAskedByViewer: z.boolean(),
  /** When it opens, 24 hours after a second person has agreed; null: no second person has. */
  opensAt: z.nullable(z.string()),
};

const withheldPlace = z.object({
  /** Of the service. */
  id: z.string(),
  name: z.string(),
  /** WITHHOLD: people sleep there, or its address is kept back. QUESTION: it may be an office. */
  kind: z.enum(["WITHHOLD", "QUESTION"]),
  /** `WORDS`: what is said of it. `SHARED_DOOR`: another service there. `SOURCE_FLAG`: its source marks it private. */
  reason: z.enum(WITHHOLDING_REASONS),
  /** The words that led to it. */
  words: z.array(z.string()),
  foundAt: z.string(),
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

export const decideWithheldPlace = defineCall({
  id: "decideWithheldPlace",
  method: "POST",
  path: "/services/{id}/withheld",
  summary: "Decide about a place that is withheld.",
  description:
    "For its owner, and for those who may list such places. `HIDE` hides its address for good: the street is deleted. `OPEN` asks to show it; where somebody else has asked, it agrees, and the place opens 24 hours later. The owner needs a confirmed email address for it. `KEEP` takes back what was asked or agreed. Of a place that is PROPOSED, `SHOW` leaves it public, and `WITHHOLD` withholds it. 409 `changedSince` where that is not open any more.",
  who: "editService",
  params: z.object({ id: id() }),
  query: noParameters,
  body: z.object({ decision: z.enum(PLACE_DECISIONS) }),
  reply: z.object(placeState),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "changedSince"],
});
