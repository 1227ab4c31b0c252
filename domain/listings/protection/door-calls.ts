import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { id } from "../../base/contract/text.ts";
import { decideWithheldPlace, listWithheldPlaces, readWithheldPlace } from "./protection-calls.ts";

/** The calls by which the owner of a protected listing makes its street public (rules places 39–43). */

export const DOOR_DECISIONS = ["ASK", "CONFIRM", "KEEP"] as const;
export type DoorDecision = (typeof DOOR_DECISIONS)[number];

const doorState = z.object({
  /** Everyone sees the street. */
  isShown: z.boolean(),
  /** The viewer may ask: the listing's owner, with a confirmed email address, where there is a street to show. */
  mayAsk: z.boolean(),
  /** When its owner asked; null: not yet. */
  askedAt: z.nullable(z.string()),
  /** The viewer is who asked, and may confirm it. */
  isAskedByViewer: z.boolean(),
  /** When it opens, 24 hours after it was confirmed; null: it is not confirmed. */
  opensAt: z.nullable(z.string()),
});
export type DoorState = z.output<typeof doorState>;

export const readDoor = defineCall({
  id: "readDoor",
  method: "GET",
  path: "/services/{id}/door",
  summary: "Read whether the street of a protected listing is shown, or is going to be.",
  description: "For its owner, and for those who may list withheld places.",
  who: "editService",
  params: z.object({ id: id() }),
  query: noParameters,
  body: noBody,
  reply: doorState,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const decideDoor = defineCall({
  id: "decideDoor",
  method: "POST",
  path: "/services/{id}/door",
  summary: "Ask to show the street of a protected listing, confirm it, or take it back.",
  description:
    "`ASK`, with `isSure`, and then `CONFIRM` are the owner's alone, with a confirmed email address; 24 hours after the second everybody sees the street (`placeShown` is DOOR). `KEEP` takes back what was asked or confirmed, by the owner or by those who may list withheld places. Another address than the one that was asked for is not opened, and one that changes later is not shown. 409 `changedSince` where there is no such street, or no such request.",
  who: "editService",
  params: z.object({ id: id() }),
  query: noParameters,
  body: z.object({
    decision: z.enum(DOOR_DECISIONS),
    /** For `ASK`: the owner knows that the street will be public. */
    isSure: z.optional(z.boolean()),
  }),
  reply: doorState,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "changedSince"],
});

/** The calls about places of services that protect people. */
export const protectionCalls = [
  listWithheldPlaces,
  readWithheldPlace,
  decideWithheldPlace,
  readDoor,
  decideDoor,
] as const;
