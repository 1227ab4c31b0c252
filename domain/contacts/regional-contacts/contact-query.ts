import * as z from "zod/mini";
import { MAX_SEARCH_TEXT } from "../../base/contract/limits.ts";
import { type Page, pageParameters, toPage } from "../../base/contract/paging.ts";
import { enumList, enumValue, splitList, text } from "../../base/contract/text.ts";
import { optionalCoordinate } from "../../places/coordinate.ts";
import { type Direction, direction } from "../../services/list-parameters.ts";
import type { Coordinates } from "../../services/service.ts";

/** Fields that `search` may name; a kind without the field has no match in it. */
export const CONTACT_SEARCH_FIELDS = [
  "name",
  "title",
  "position",
  "district",
  "county",
  "counties",
  "address",
  "phones",
  "email",
] as const;
export type ContactSearchField = (typeof CONTACT_SEARCH_FIELDS)[number];

const CONTACT_SORTS = ["createdAt", "updatedAt", "name"] as const;

/** The parameters of the lists; the grammar is that of every list (rule regional-contacts 5). */
export const contactParameters = z.object({
  /** Only the search and the county narrow these lists, so `filter` accepts no name. */
  filter: z.optional(enumList([], "unknownName")),
  search: z.optional(enumList(CONTACT_SEARCH_FIELDS, "unknownName")),
  q: z.optional(text({ max: MAX_SEARCH_TEXT })),
  /** Only contacts of the county at this point. */
  nearCoordinate: z.optional(optionalCoordinate()),
  sort: z.optional(enumValue(CONTACT_SORTS, "unknownName", { lastupdated: "updatedAt" })),
  direction: z.optional(direction),
  ...pageParameters,
});
export type ContactParameters = z.output<typeof contactParameters>;

/** The complete query for a list of contacts, with defaults filled in. */
export interface ContactQuery extends Page {
  readonly text: { readonly q: string; readonly fields: readonly ContactSearchField[] } | null;
  readonly near: Coordinates | null;
  readonly order: { readonly by: (typeof CONTACT_SORTS)[number]; readonly direction: Direction };
}

/** Applies defaults to a request: 25 rows, newest first, searched in every field. */
export function contactQuery(given: ContactParameters): ContactQuery {
  const q = given.q ?? "";
  const by = given.sort ?? "createdAt";
  return {
    text: splitList(q).length === 0 ? null : { q, fields: given.search ?? CONTACT_SEARCH_FIELDS },
    near: given.nearCoordinate ?? null,
    order: { by, direction: given.direction ?? (by === "name" ? "asc" : "desc") },
    ...toPage(given),
  };
}
