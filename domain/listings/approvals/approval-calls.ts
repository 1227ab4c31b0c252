import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../../base/contract/call.ts";
import { filled, severalLines } from "../../base/contract/contact-text.ts";
import { MAX_REASON, MAX_REVIEWED, MAX_SEARCH_TEXT, MAX_SKIP } from "../../base/contract/limits.ts";
import { enumList, id, text, wholeNumber } from "../../base/contract/text.ts";
import { SERVICE_TYPES } from "../../services/enumerations.ts";
import { lang } from "../../services/list-parameters.ts";
import { serviceForViewer } from "../../services/listing.ts";

/** The calls of reviewers (rules approvals 10–13). */

/** A pending item: a new service, or an edit of a public one (`service.pending` has its fields). */
export const pendingApproval = z.object({
  kind: z.enum(["NEW", "EDIT"]),
  service: serviceForViewer,
  /** The submitter; null where the account is gone, or it came from an import. */
  by: z.nullable(
    z.object({
      id: z.string(),
      displayName: z.string(),
      role: z.string(),
      /** The address is confirmed. */
      isConfirmed: z.boolean(),
    }),
  ),
  /** Names of everyone who took part in it and whose address is not confirmed. */
  unconfirmed: z.array(z.string()),
  /** When it reached its current state. */
  waitingSince: z.string(),
  /** Must be sent with the decision, which is not applied to a newer version. */
  version: z.int(),
});
export type PendingApproval = z.output<typeof pendingApproval>;

export const listWaiting = defineCall({
  id: "listWaiting",
  method: "GET",
  path: "/services/waiting",
  summary: "List new services and edits that are pending review, oldest first.",
  description: "Without `limit`, all of them, at most 1,000. `q` searches names and descriptions.",
  who: "approvals",
  params: noParameters,
  query: z.object({
    q: z.optional(text({ max: MAX_SEARCH_TEXT })),
    type: z.optional(enumList(SERVICE_TYPES, "unknownValue")),
    limit: z.optional(wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })),
    skip: z.optional(wholeNumber({ min: 0, max: MAX_SKIP })),
    lang: z.optional(lang),
  }),
  body: noBody,
  reply: z.array(pendingApproval),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
  examples: [{ title: "Food services that wait", address: "/services/waiting?type=FOOD" }],
});

/** A service by its id, optionally with the version that the reviewer saw. */
const reviewed = z.pipe(
  z.union([id(), z.object({ id: id(), version: z.nullish(z.int()) })]),
  z.transform((given): { id: string; version: number | null } =>
    typeof given === "string"
      ? { id: given, version: null }
      : { id: given.id, version: given.version ?? null },
  ),
);
const services = z.array(reviewed).check(z.minLength(1), z.maxLength(MAX_REVIEWED));

/** The result of a decision, by service ids. */
export const decided = z.object({
  code: z.literal(200),
  message: z.string(),
  /** Done. */
  services: z.array(z.string()),
  /** Not decided: these changed since the reviewer saw them. */
  changed: z.array(z.string()),
  /** Not decided: these are no longer pending, or do not exist. */
  gone: z.array(z.string()),
});
export type Decided = z.output<typeof decided>;

const SHAPE = "`services` are ids, or `{id, version}` with the version that the reviewer saw.";

export const approveServices = defineCall({
  id: "approveServices",
  method: "POST",
  path: "/services/approve-services",
  summary: "Approve new services and pending edits.",
  description: `${SHAPE} An edit changes only its own fields; whatever was published in the meantime stays. It is done at once; \`POST /services/undo-approvals\` undoes it.`,
  who: "approvals",
  params: noParameters,
  query: noParameters,
  body: z.object({ services }),
  reply: decided,
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const undoApprovals = defineCall({
  id: "undoApprovals",
  method: "POST",
  path: "/services/undo-approvals",
  summary: "Undo approvals: what was approved waits for review again.",
  description:
    "`services` are ids. An approved edit is taken out of the public version and waits as it was proposed. `changed`: something was done to the service since, or the edit says who may know of it or where it is; the history undoes such an approval field by field. The provider's mail and webhooks leave 15 seconds after an approval, and not if it is undone by then.",
  who: "approvals",
  params: noParameters,
  query: noParameters,
  body: z.object({ services }),
  reply: decided,
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const rejectServices = defineCall({
  id: "rejectServices",
  method: "POST",
  path: "/services/reject-services",
  summary: "Refuse new services and pending edits, with a reason for the provider.",
  description: `${SHAPE} A refused edit is dropped but stays in the history; a refused new service is pending again once it is edited.`,
  who: "approvals",
  params: noParameters,
  query: noParameters,
  body: z.object({ services, reason: filled(severalLines({ max: MAX_REASON })) }),
  reply: decided,
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const removeServices = defineCall({
  id: "removeServices",
  method: "POST",
  path: "/services/remove-services",
  summary: "Delete services. They can be restored for 30 days.",
  description: SHAPE,
  who: "approvals",
  params: noParameters,
  query: noParameters,
  body: z.object({ services }),
  reply: decided,
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const APPROVAL_CALLS = [
  listWaiting,
  approveServices,
  undoApprovals,
  rejectServices,
  removeServices,
] as const;
