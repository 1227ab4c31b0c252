import * as z from "zod/mini";
import { MAX_SEARCH_TEXT } from "../../base/contract/limits.ts";
import { type Page, pageParameters, toPage } from "../../base/contract/paging.ts";
import { enumList, enumValue, splitList, text } from "../../base/contract/text.ts";
import { type Direction, direction, ids } from "../../services/list-parameters.ts";

const SEARCH_FIELDS = ["name", "alternateName", "description"] as const;
export type OrganizationField = (typeof SEARCH_FIELDS)[number];

const SORTS = ["createdAt", "updatedAt", "name", "services"] as const;
export type OrganizationSort = (typeof SORTS)[number];

/** The parameters of GET /organizations; the grammar is that of every list (rule organizations 5). */
export const organizationParameters = z.object({
  filter: z.optional(enumList(["_id"] as const, "unknownName", { id: "_id" })),
  _id: z.optional(ids()),
  search: z.optional(enumList(SEARCH_FIELDS, "unknownName")),
  q: z.optional(text({ max: MAX_SEARCH_TEXT })),
  sort: z.optional(enumValue(SORTS, "unknownName", { lastupdated: "updatedAt" })),
  direction: z.optional(direction),
  ...pageParameters,
});
export type OrganizationParameters = z.output<typeof organizationParameters>;

/** A complete query for a list of organizations, with every parameter set. */
export interface OrganizationQuery extends Page {
  /** Limits the list to these; null: any. An empty list finds nothing. */
  readonly ids: readonly string[] | null;
  /** Alternatives, each as it was typed; empty: all. Plain text, never a pattern. */
  readonly texts: readonly string[];
  readonly fields: readonly OrganizationField[];
  readonly order: { readonly by: OrganizationSort; readonly direction: Direction };
}

/** Fills in what a request left out: 25 organizations by name, searched in both names. */
export function organizationQuery(given: OrganizationParameters): OrganizationQuery {
  const by = given.sort ?? "name";
  const counts = given.filter === undefined || given.filter.includes("_id");
  return {
    ids: counts ? (given._id ?? (given.filter === undefined ? null : [])) : null,
    texts: splitList(given.q ?? ""),
    fields: given.search ?? ["name", "alternateName"],
    order: { by, direction: given.direction ?? (by === "name" ? "asc" : "desc") },
    ...toPage(given),
  };
}
