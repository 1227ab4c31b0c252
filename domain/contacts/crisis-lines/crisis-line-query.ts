import * as z from "zod/mini";
import { MAX_SEARCH_TEXT } from "../../base/contract/limits.ts";
import { type Page, pageParameters, toPage } from "../../base/contract/paging.ts";
import { enumList, enumValue, splitList, text } from "../../base/contract/text.ts";
import { optionalCoordinate } from "../../places/coordinate.ts";
import { type Direction, direction } from "../../services/list-parameters.ts";
import type { Coordinates } from "../../services/service.ts";

/** Fields of a crisis line that `search` may name. A name covers its text in both languages. */
export const CRISIS_LINE_FIELDS = [
  "name",
  "description",
  "area",
  "time",
  "phone",
  "text",
  "website",
] as const;
export type CrisisLineField = (typeof CRISIS_LINE_FIELDS)[number];

export const CRISIS_LINE_SORTS = ["createdAt", "updatedAt", "name", "ranking"] as const;
export type CrisisLineSort = (typeof CRISIS_LINE_SORTS)[number];

/** The parameters of GET /crisis-lines; the grammar is that of every list (rule crisis-lines 5). */
export const crisisLineParameters = z.object({
  /** Only `search` narrows crisis lines, so `filter` accepts no name. */
  filter: z.optional(enumList([], "unknownName")),
  search: z.optional(
    enumList(CRISIS_LINE_FIELDS, "unknownName", {
      namees: "name",
      descriptiones: "description",
      areaes: "area",
      timees: "time",
    }),
  ),
  q: z.optional(text({ max: MAX_SEARCH_TEXT })),
  sort: z.optional(enumValue(CRISIS_LINE_SORTS, "unknownName", { lastupdated: "updatedAt" })),
  direction: z.optional(direction),
  /** With `sort=ranking`: lines of the county at this point come before other local lines. */
  nearCoordinate: z.optional(optionalCoordinate()),
  ...pageParameters,
});
export type CrisisLineParameters = z.output<typeof crisisLineParameters>;

/** The complete query for a list of crisis lines, with defaults filled in. */
export interface CrisisLineQuery extends Page {
  readonly text: { readonly q: string; readonly fields: readonly CrisisLineField[] } | null;
  readonly order: { readonly by: CrisisLineSort; readonly direction: Direction };
  /** The visitor's position; null: unknown, or irrelevant for the order. */
  readonly near: Coordinates | null;
}

const FIRST_DIRECTION: Readonly<Record<CrisisLineSort, Direction>> = {
  createdAt: "desc",
  updatedAt: "desc",
  name: "asc",
  ranking: "asc",
};

/** Applies defaults to a request: 25 lines, newest first, searched in every field (rule crisis-lines 5). */
export function crisisLineQuery(given: CrisisLineParameters): CrisisLineQuery {
  const q = given.q ?? "";
  const by = given.sort ?? "createdAt";
  return {
    text: splitList(q).length === 0 ? null : { q, fields: given.search ?? CRISIS_LINE_FIELDS },
    order: { by, direction: given.direction ?? FIRST_DIRECTION[by] },
    near: by === "ranking" ? (given.nearCoordinate ?? null) : null,
    ...toPage(given),
  };
}
