import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { pageParameters } from "../base/contract/paging.ts";
import { id } from "../base/contract/text.ts";
import { ENTERED_FIELDS } from "../services/field-names.ts";
import { listing } from "../services/listing.ts";
import { DUPLICATE_REASONS } from "./compare-listings.ts";

/** The calls for merging two listings (rules duplicates 7–18). */

/** One side of a comparison: the fields that can be taken from it, as the viewer sees them. */
const sideOfPair = z.extend(listing, {
  id: z.string(),
  /** The owner's email; only for administrators and the owner. */
  userEmail: z.optional(z.nullable(z.string())),
});
export type SideOfPair = z.output<typeof sideOfPair>;

const duplicate = z.object({
  id: z.string(),
  /** 0 to 100. */
  score: z.int(),
  reasons: z.array(z.enum(DUPLICATE_REASONS)),
  services: z.array(sideOfPair),
  /** A merge proposed to an administrator; null: there is none. */
  proposal: z.nullable(
    z.object({
      keep: z.string(),
      /** The fields to take from the other service. */
      fields: z.array(z.enum(ENTERED_FIELDS)),
      /** Null: the account no longer exists. */
      displayName: z.nullable(z.string()),
      proposedAt: z.string(),
    }),
  ),
});
export type Duplicate = z.output<typeof duplicate>;

export const listDuplicates = defineCall({
  id: "listDuplicates",
  method: "GET",
  path: "/services/duplicates",
  summary: "List pairs of services that may be the same, proposals first, then most likely first.",
  description:
    "Found once a day by organization, then site, then program. A pair is left out as soon as one of the two is edited, until the next search. At most 25 at a time, and the first 1,000 in all: when some are merged or dismissed, others take their place.",
  who: "directoryHealth",
  params: noParameters,
  query: z.object(pageParameters),
  body: noBody,
  reply: z.array(duplicate),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
  examples: [{ title: "The likeliest five", address: "/services/duplicates?limit=5" }],
});

export const mergeServices = defineCall({
  id: "mergeServices",
  method: "POST",
  path: "/services/merge",
  summary: "Merge two services, or propose it.",
  description:
    "`fields` names the service from which a field is taken; all others stay as `keep` has them. An administrator merges (200). Leads and super users propose it to administrators (202). The address of `merge` answers with `keep` from then on, and an undo within 30 days separates them. 409 `keepProtected` where it would show what one of them hides.",
  who: "directoryHealth",
  params: noParameters,
  query: noParameters,
  body: z.object({
    keep: id(),
    merge: id(),
    fields: z.optional(z.record(z.string(), z.string())),
  }),
  reply: z.object({
    /** Id of the merge, for its undo; null: the merge is only proposed. */
    id: z.nullable(z.string()),
    /** Id of the service that remains. */
    keep: z.string(),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "keepProtected"],
  acceptsLater: true,
});

export const dismissDuplicate = defineCall({
  id: "dismissDuplicate",
  method: "POST",
  path: "/services/duplicates/{id}/dismiss",
  summary: "Two services are not the same: list them only if somebody proposes to merge them.",
  who: "directoryHealth",
  params: z.object({ id: id() }),
  query: noParameters,
  body: noBody,
  reply: z.object({ id: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const listMerges = defineCall({
  id: "listMerges",
  method: "GET",
  path: "/services/merges",
  summary: "List merges that can still be undone, latest first.",
  who: "administer",
  params: noParameters,
  query: z.object(pageParameters),
  body: noBody,
  reply: z.array(
    z.object({
      id: z.string(),
      keep: z.object({ id: z.string(), name: z.string() }),
      merged: z.object({ id: z.string(), name: z.string() }),
      mergedAt: z.string(),
      /** Null: the account no longer exists. */
      displayName: z.nullable(z.string()),
    }),
  ),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
});

export const undoMerge = defineCall({
  id: "undoMerge",
  method: "POST",
  path: "/services/merges/{id}/undo",
  summary: "Separate two merged services again, within 30 days.",
  description:
    "Both are as before; what people have edited since the merge stays. 404 after 30 days, or where one of them is gone.",
  who: "administer",
  params: z.object({ id: id() }),
  query: noParameters,
  body: noBody,
  reply: z.object({ keep: z.string(), merged: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});
