import * as z from "zod/mini";
import { defineCall, noBody, noParameters } from "../base/contract/call.ts";
import { text } from "../base/contract/text.ts";
import { FEEDBACK_TYPES } from "./feedback.ts";
import { feedbackParameters } from "./inbox-query.ts";

/** The calls for people who read messages (rules feedback 18–21). */

/** A message as its readers see it. */
export const shownFeedback = z.object({
  id: z.string(),
  type: z.enum(FEEDBACK_TYPES),
  isArchive: z.boolean(),
  /** When one of its readers marked it as answered; null: it is not. */
  answeredAt: z.nullable(z.string()),
  /** Whether this viewer has not read it yet. */
  isUnread: z.boolean(),
  /** The service that it is about. */
  service: z.nullable(z.object({ id: z.string(), name: z.string(), isDeleted: z.boolean() })),
  name: z.nullable(z.string()),
  email: z.string(),
  phone: z.nullable(z.string()),
  subject: z.nullable(z.string()),
  message: z.string(),
  /** Pictures, read by GET /files/{name}. */
  files: z.array(z.object({ name: z.string(), width: z.int(), height: z.int() })),
  /** Sender's position, if shared: `coordinates` is longitude, latitude, or empty. */
  location: z.object({
    coordinates: z.array(z.number()),
    longitude: z.optional(z.number()),
    latitude: z.optional(z.number()),
  }),
  createdAt: z.string(),
});
export type ShownFeedback = z.output<typeof shownFeedback>;

/** A message opened on its own. */
export const openedFeedback = z.extend(shownFeedback, {
  /** Facts of a claim: whom to call, and whether it can be granted; null for other messages. */
  claim: z.nullable(
    z.object({
      /** The listed number; null: there is none. */
      phone: z.nullable(z.string()),
      phoneExtension: z.nullable(z.string()),
      /**
       * Whether the claim is open, the service has no owner, and its email is the confirmed one of the sender's
       * account.
       */
      isGrantable: z.boolean(),
    }),
  ),
  /** Sender's position in words; null: not shared. */
  place: z.nullable(
    z.object({
      /** The nearest address, town or ZIP; null: none is near. */
      name: z.nullable(z.string()),
      /** Miles to the service; null: its coordinates are unknown or not exact. */
      milesFromService: z.nullable(z.number()),
      /** Coordinates of the service: longitude, latitude. */
      serviceCoordinates: z.nullable(z.tuple([z.number(), z.number()])),
    }),
  ),
});
export type OpenedFeedback = z.output<typeof openedFeedback>;

// Any text is accepted: whatever is not the id of a message is not found.
const ONE = z.object({ id: text({ max: 100 }) });
const done = z.object({ code: z.literal(200), message: z.string() });
const OF_ONE = ["invalidRequest", "unauthorized", "forbidden", "notFound"] as const;

export const listFeedbacks = defineCall({
  id: "listFeedbacks",
  method: "GET",
  path: "/feedbacks",
  summary: "List the messages that you may read, newest first.",
  description:
    "`search` names subject or message; both where it is not given. `q` is plain text, without regard to case and accents. `sort=service` puts messages about one service together.",
  who: "feedbackInbox",
  params: noParameters,
  query: feedbackParameters,
  body: noBody,
  reply: z.array(shownFeedback),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
  countsTotal: true,
});

export const countFeedbacks = defineCall({
  id: "countFeedbacks",
  method: "GET",
  path: "/feedbacks/count",
  summary: "Count the messages that the same parameters find.",
  who: "feedbackInbox",
  params: noParameters,
  query: feedbackParameters,
  body: noBody,
  reply: z.object({ count: z.int() }),
  problems: ["invalidRequest", "unauthorized", "forbidden"],
});

export const getFeedback = defineCall({
  id: "getFeedback",
  method: "GET",
  path: "/feedbacks/{id}",
  summary: "Get a message, with the sender's place in words if they shared it.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: openedFeedback,
  problems: OF_ONE,
});

export const readFeedback = defineCall({
  id: "readFeedback",
  method: "POST",
  path: "/feedbacks/{id}/read",
  summary: "Mark a message as read by you. It stays unread for other readers.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: OF_ONE,
});

export const archiveFeedback = defineCall({
  id: "archiveFeedback",
  method: "POST",
  path: "/feedbacks/{id}/archive",
  summary: "Archive a message, for all its readers.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: OF_ONE,
});

export const answerFeedback = defineCall({
  id: "answerFeedback",
  method: "POST",
  path: "/feedbacks/{id}/answered",
  summary: "Say that a message was answered. It moves to the archive, for all its readers.",
  description:
    "The answer itself is a call or a mail of one's own; nothing of it comes here. `POST /feedbacks/{id}/restore` makes the message wait again.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: OF_ONE,
});

export const restoreFeedback = defineCall({
  id: "restoreFeedback",
  method: "POST",
  path: "/feedbacks/{id}/restore",
  summary: "Take a message back from the archive. One that was answered waits for an answer again.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: OF_ONE,
});

export const deleteFeedback = defineCall({
  id: "deleteFeedback",
  method: "DELETE",
  path: "/feedbacks/{id}",
  summary: "Delete a message. Its pictures are removed within a day.",
  description:
    "Nobody can read it from then on. Who deleted it can restore it for 60 seconds; then it is gone for good.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: OF_ONE,
});

export const undoFeedbackDeletion = defineCall({
  id: "undoFeedbackDeletion",
  method: "POST",
  path: "/feedbacks/{id}/undo-deletion",
  summary: "Restore a message that you deleted within the last 60 seconds.",
  description: "404 for everybody else, later, and where you may not read it any more.",
  who: "feedbackInbox",
  params: ONE,
  query: noParameters,
  body: noBody,
  reply: done,
  problems: OF_ONE,
});
