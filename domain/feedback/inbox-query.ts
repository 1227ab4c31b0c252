import * as z from "zod/mini";
import { MAX_SEARCH_TEXT } from "../base/contract/limits.ts";
import { type Page, pageParameters, toPage } from "../base/contract/paging.ts";
import { enumList, enumValue, id, text, yesOrNo } from "../base/contract/text.ts";
import { type Direction, direction } from "../services/list-parameters.ts";
import { FEEDBACK_TYPES, type FeedbackType } from "./feedback.ts";
import { MESSAGE_SORTS, type MessageSort } from "./message-sort.ts";

/** Fields of a message that `search` may name. */
export const FEEDBACK_FIELDS = ["subject", "message"] as const;
export type FeedbackField = (typeof FEEDBACK_FIELDS)[number];

/** `service`: groups messages by service; the service with the newest message comes first. */
export const FEEDBACK_SORTS = ["createdAt", "service"] as const;
export type FeedbackSort = (typeof FEEDBACK_SORTS)[number];

const FILTERS = ["type", "kind", "isArchive", "service"] as const;

/** The parameters of GET /feedbacks; the grammar is that of every list (rule feedback 18). */
export const feedbackParameters = z.object({
  filter: z.optional(enumList(FILTERS, "unknownName")),
  type: z.optional(enumList(FEEDBACK_TYPES, "unknownValue")),
  kind: z.optional(enumList(MESSAGE_SORTS, "unknownValue")),
  isArchive: z.optional(yesOrNo()),
  service: z.optional(id()),
  search: z.optional(enumList(FEEDBACK_FIELDS, "unknownName")),
  q: z.optional(text({ max: MAX_SEARCH_TEXT })),
  sort: z.optional(enumValue(FEEDBACK_SORTS, "unknownName")),
  direction: z.optional(direction),
  ...pageParameters,
});
export type FeedbackParameters = z.output<typeof feedbackParameters>;

/** The complete query for a list of messages, with defaults filled in. */
export interface FeedbackQuery extends Page {
  /** Any of these; empty: any. */
  readonly types: readonly FeedbackType[];
  /** Any of these sorts; empty: any. */
  readonly kinds: readonly MessageSort[];
  /** Null: archived or not. */
  readonly isArchive: boolean | null;
  /** UUID of the service that the messages are about; null: any, or none. */
  readonly serviceId: string | null;
  /** Each word must occur in one of `fields`. Plain text, never a pattern. */
  readonly q: string;
  readonly fields: readonly FeedbackField[];
  readonly order: { readonly by: FeedbackSort; readonly direction: Direction };
}

/** Applies defaults to a request: 25 messages, newest first (rule feedback 18). */
export function feedbackQuery(given: FeedbackParameters): FeedbackQuery {
  const counts = (name: (typeof FILTERS)[number]) =>
    given.filter === undefined || given.filter.includes(name);
  return {
    types: counts("type") ? (given.type ?? []) : [],
    kinds: counts("kind") ? (given.kind ?? []) : [],
    isArchive: counts("isArchive") ? (given.isArchive ?? null) : null,
    serviceId: counts("service") ? (given.service ?? null) : null,
    q: given.q ?? "",
    fields: given.search ?? FEEDBACK_FIELDS,
    order: { by: given.sort ?? "createdAt", direction: given.direction ?? "desc" },
    ...toPage(given),
  };
}
