import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { text } from "../base/contract/text.ts";
import { undoParts } from "../history/undo-parts.ts";
import { lang } from "../services/list-parameters.ts";
import { listingPart, serviceForViewer } from "../services/listing.ts";
import { source } from "../services/source.ts";
import { serviceForm } from "./service-form.ts";

/** The calls that write services (rules listings 1–4 and 20–25). */

// Anything that is not a UUID is answered as not found.
const oneService = z.object({ id: text({ max: 100 }) });
const inLanguage = z.object({ lang: z.optional(lang) });

const FORM =
  "A field that the viewer may not set is left as it was, and the reply shows it. A name that no service has is refused under that name; what a whole service carries besides (`likes`, `may`, `openStatus`, …) is not looked at. Of a HIDDEN service neither street, ZIP code nor coordinates are stored: what was sent of them is discarded, and named in `discarded`.";

export const addService = defineCall({
  id: "addService",
  method: "POST",
  path: "/services",
  summary: "Add a service, owned by the caller. `isApproved`: whether it is public or waits for review.",
  description: `${FORM} 403 with "You reached the Max Limit for adding new services. Please check with App Admin..." if the caller has reached their limit.`,
  who: "createService",
  params: noParameters,
  query: inLanguage,
  body: serviceForm,
  reply: serviceForViewer,
  problems: ["invalidRequest", "unauthorized", "forbidden", "serviceLimitReached"],
});

export const editService = defineCall({
  id: "editService",
  method: "PUT",
  path: "/services/{id}",
  summary: "Change a service. Absent fields stay unchanged; null clears.",
  description: `Fields that the caller may not publish are pending review (\`pending\`) while the approved version stays public; hours, closed days, phone, beds, contact-for-hours and hiding an address are public at once. ${FORM} A stale \`version\` (or \`If-Match\` with \`"<version>"\` or the reply's \`ETag\`) is 409 with the service as it is now in \`current\`; without a version the save is accepted. With \`scope: PROGRAM\` the fields that are the program's (texts, types, topics, audience, ages, area served, ways in, websites) are set at all its sites, or at none; the rest at this one alone. 403 unless the caller may edit every site; 400 with \`scope\` where there are no others.`,
  who: "editService",
  params: oneService,
  query: inLanguage,
  body: serviceForm,
  reply: serviceForViewer,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "conflict"],
  acceptsIfMatch: true,
});

export const deleteService = defineCall({
  id: "deleteService",
  method: "DELETE",
  path: "/services/{id}",
  summary: "Delete a service. It can be restored for 30 days.",
  who: "deleteService",
  params: oneService,
  query: noParameters,
  body: noBody,
  reply: z.object({ id: z.string(), deletedAt: z.string(), restorableUntil: z.string() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const restoreService = defineCall({
  id: "restoreService",
  method: "POST",
  path: "/services/{id}/restore",
  summary: "Restore a service deleted in the last 30 days, for those who may delete it.",
  description:
    "It becomes what it was, public or pending. A service that is not deleted is returned unchanged. Only administrators restore what an administrator deleted.",
  who: "deleteService",
  params: oneService,
  query: inLanguage,
  body: noBody,
  reply: serviceForViewer,
  problems: ["invalidRequest", "unauthorized", "forbidden", "serviceLimitReached", "notFound"],
});

export const confirmService = defineCall({
  id: "confirmService",
  method: "POST",
  path: "/services/{id}/confirm",
  summary: "Confirm that everything is still right; sets `verifiedAt` to now.",
  who: "confirmFacts",
  params: oneService,
  query: inLanguage,
  body: noBody,
  reply: serviceForViewer,
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

export const confirmHours = defineCall({
  id: "confirmHours",
  method: "POST",
  path: "/services/{id}/hours/confirm",
  summary: "Say that its hours are right, though a closing of its source could not be read.",
  description:
    "For those who may edit the service and have asked there. The hours count again (`isContact` false), as an edit: what the viewer may not publish waits for review. Nothing changes where the hours are not to be asked for because of such a closing.",
  who: "editService",
  params: oneService,
  query: noParameters,
  body: noBody,
  /** Whether the hours count again; else they wait for review. */
  reply: z.object({ isPublic: z.boolean() }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound", "changedSince"],
});

/** Fields of a change: the listing, and internal fields. */
const changedPart = z.extend(listingPart, {
  isApproved: z.optional(z.boolean()),
  isDeleted: z.optional(z.boolean()),
  /** Id of the owner. */
  user: z.optional(z.nullable(z.string())),
  comment: z.optional(z.nullable(z.string())),
  attachments: z.optional(z.array(z.string())),
});

/** One change of a service. */
export const serviceChange = z.object({
  id: z.int(),
  at: z.string(),
  /**
   * CREATE, EDIT (public without review, or of a service that waits), PROPOSE (waits), WITHDRAW, APPROVE, APPROVE_EDIT,
   * REFUSE, REFUSE_EDIT, DELETE, RESTORE, CONFIRM, ANSWER, SET_OWNER, COUNT_BEDS, IMPORT; clients must accept others.
   */
  action: z.string(),
  by: z.object({
    /** Null: the operator, or a job. */
    id: z.nullable(z.string()),
    /** Null for those who may edit this service only, unless it is themselves. */
    displayName: z.nullable(z.string()),
    role: z.string(),
  }),
  /** Contains only changed fields. */
  before: z.nullable(changedPart),
  after: z.nullable(changedPart),
  why: z.nullable(z.string()),
  /** The change was made at all sites of the program together. */
  isForProgram: z.boolean(),
  ...undoParts,
});
export type ServiceChange = z.output<typeof serviceChange>;

export const getServiceHistory = defineCall({
  id: "getServiceHistory",
  method: "GET",
  path: "/services/{id}/history",
  summary: "List the changes of a service, latest first, for those who may edit it.",
  who: "editService",
  params: oneService,
  query: noParameters,
  body: noBody,
  reply: z.array(serviceChange),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

/** Where the value of one field comes from: since when, set by whom, and from which source. */
export const factOrigin = z.object({
  field: z.string(),
  /** When it was last changed here; null where the history does not go back so far. */
  since: z.nullable(z.string()),
  /** The action as in the history; null with `since`. */
  action: z.nullable(z.string()),
  by: z.nullable(serviceChange.shape.by),
  /** Null where a person entered it. */
  source: z.nullable(source),
});
export type FactOrigin = z.output<typeof factOrigin>;

export const getServiceFacts = defineCall({
  id: "getServiceFacts",
  method: "GET",
  path: "/services/{id}/facts",
  summary:
    "List what is stated of a service, field by field, with since when, by whom and from which source.",
  description:
    "The public version, for those who may edit it: those who may only propose get the public place. Fields stand in the order of the form; an empty one is listed if it was emptied here.",
  who: "editService",
  params: oneService,
  query: noParameters,
  body: noBody,
  reply: z.object({
    /** Time zone in which the moments are shown. */
    timeZone: z.string(),
    /** When everything was last confirmed; null: never. */
    verifiedAt: z.nullable(z.string()),
    values: listingPart,
    facts: z.array(factOrigin),
  }),
  problems: ["invalidRequest", "unauthorized", "forbidden", "notFound"],
});

/** The calls that write services. */
export const listingCalls = [
  addService,
  editService,
  deleteService,
  restoreService,
  confirmService,
  confirmHours,
] as const;
