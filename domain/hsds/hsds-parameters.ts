import * as z from "zod/mini";
import { instant } from "../base/contract/instant.ts";
import { MAX_SEARCH_TEXT, MAX_SKIP } from "../base/contract/limits.ts";
import { type Checked, type FieldMessages, invalid } from "../base/contract/problems.ts";
import { decimalNumber, enumValue, text, wholeNumber, yesOrNo } from "../base/contract/text.ts";

/** The parameters of the HSDS API, under the names of its own document (rules hsds 12–16). */

/** Rows of a page. */
const DEFAULT_PER_PAGE = 50;
export const MAX_PER_PAGE = 500;
/** Default page size for records with only identifying fields. */
export const MINIMAL_PER_PAGE = 500;
/** Maximum page size for records with everything that belongs to them. */
export const MAX_PER_FULL_PAGE = 100;
/** Maximum page size for organizations with their services. */
export const MAX_ORGANIZATIONS_PER_PAGE = 20;
/** Metres: half of the Earth's circumference. */
const MAX_PROXIMITY = 20_100_000;
const MAX_ID = 100;

/** Without a zone it is in UTC, and a date alone is its midnight there: HSDS has no rule, and clients send either. */
const moment = z.pipe(
  z.pipe(
    z.string(),
    z.transform((value: string) => {
      const [date, time = "T00:00:00"] =
        /^(\d{4}-\d{2}-\d{2})(T[\d:.]+)?$/u.exec(value.trim())?.slice(1) ?? [];
      return date === undefined ? value : `${date}${time}Z`;
    }),
  ),
  instant(),
);

const paging = {
  page: z.optional(wholeNumber({ min: 1, max: MAX_SKIP })),
  per_page: z.optional(wholeNumber({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  format: z.optional(enumValue(["json", "ndjson"], "unknownValue")),
};
const searching = { search: z.optional(text({ max: MAX_SEARCH_TEXT })) };
const id = z.optional(text({ max: MAX_ID }));
const terms = { taxonomy_term_id: id, taxonomy_id: id };
const changing = { organization_id: id, modified_after: z.optional(moment) };
const flag = z.optional(yesOrNo());

export const serviceParameters = z.object({
  ...searching,
  ...paging,
  ...terms,
  ...changing,
  minimal: flag,
  full: flag,
});
export type ServiceParameters = z.output<typeof serviceParameters>;

export const siteParameters = z.object({
  ...searching,
  ...terms,
  ...changing,
  full: flag,
  ...paging,
  postcode: z.optional(text({ max: 20 })),
  proximity: z.optional(decimalNumber({ min: 0, max: MAX_PROXIMITY })),
});
export type SiteParameters = z.output<typeof siteParameters>;

export const organizationParameters = z.object({
  ...searching,
  full_service: flag,
  full: flag,
  ...terms,
  ...paging,
});

export const taxonomyParameters = z.object({ ...searching, ...paging });

export const termParameters = z.object({
  ...searching,
  ...paging,
  taxonomy_id: id,
  top_only: flag,
  parent_id: id,
});

/** Descriptions of parameters whose names mean something else in the directory's own calls. */
export const HSDS_NOTES: Readonly<Record<string, string>> = {
  search: "Text to look for in names, descriptions and places, never a pattern.",
  page: "Number of the page, from 1. Pages end with row 10,000; `format=ndjson` has all.",
  per_page: `Rows of a page; ${DEFAULT_PER_PAGE} by default, at most ${MAX_PER_PAGE}, or ${MAX_PER_FULL_PAGE} with \`full\`, ${MAX_ORGANIZATIONS_PER_PAGE} of organizations. With \`minimal\` at most 10,000, and ${MINIMAL_PER_PAGE} by default.`,
  format: "json, or ndjson: everything, one record in each line.",
  taxonomy_term_id:
    "Only with this term of the directory's taxonomies. Terms of the profile are not looked for.",
  taxonomy_id: "Only with a term of this taxonomy.",
  organization_id: "Only of this organization.",
  modified_after:
    "Only services whose `last_modified` is then or since: an instant, in UTC where it has no zone, or a date.",
  minimal: "Only id, name, status and when it was changed.",
  full: "With everything that belongs to a record.",
  full_service: "With whole services.",
  postcode:
    "Five digits. Only services whose area has it; services without an area, only there, or within `proximity`.",
  proximity: "Metres from the middle of `postcode`.",
  top_only: "Only terms without a parent.",
  parent_id: "Only terms whose parent is this.",
};

/** Maximum records on a page of the feed of changes. */
const MAX_CHANGES = 1000;

export const changeParameters = z.object({
  after: z.optional(text({ max: 200 })),
  limit: z._default(wholeNumber({ min: 1, max: MAX_CHANGES }), MAX_CHANGES),
});

export const CHANGE_NOTES: Readonly<Record<string, string>> = {
  after: "What the last reply had as `after`. Without it the feed begins with every record that is public.",
  limit: `Records of a reply, at most and by default ${MAX_CHANGES}.`,
};

/** A page of a list. */
export interface HsdsPage {
  /** From 1. */
  readonly number: number;
  readonly size: number;
}

interface PageAsked {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
}

/**
 * Returns the requested page, or refuses one beyond the depth of lists.
 *
 * @param most maximum rows of a page; larger sizes are reduced to it
 */
export function hsdsPage(
  { page = 1, per_page }: PageAsked,
  most: number,
  usual = DEFAULT_PER_PAGE,
): Checked<HsdsPage> {
  const size = Math.min(per_page ?? usual, most);
  const refused: FieldMessages = { page: "outOfRange" };
  return page * size > MAX_SKIP && page > 1
    ? { ok: false, problem: invalid(refused) }
    : { ok: true, value: { number: page, size } };
}

/** Maximum rows of a page that is read without waiting. */
const FEW_ROWS = 100;
/** Last row of a page that is reached without much work: the database walks through all rows before it. */
const NEAR_ROWS = 500;

/**
 * Whether a page is so expensive that it has to wait its turn (rule overload 8).
 *
 * @param isWhole everything of each record
 */
export function isHeavyPage({ number, size }: HsdsPage, isWhole: boolean): boolean {
  return isWhole || size > FEW_ROWS || number * size > NEAR_ROWS;
}

/** The counts that accompany the rows of a page. */
export interface PageFacts {
  readonly total_items: number;
  readonly total_pages: number;
  readonly page_number: number;
  readonly size: number;
  readonly first_page: boolean;
  readonly last_page: boolean;
  readonly empty: boolean;
}

/** @param total of the whole list */
export function pageFacts({ number, size }: HsdsPage, rows: number, total: number): PageFacts {
  // A cached total may be a minute older than the rows.
  const all = Math.max(total, rows === 0 ? 0 : (number - 1) * size + rows);
  const pages = Math.ceil(all / size);
  return {
    total_items: all,
    total_pages: pages,
    page_number: number,
    size: rows,
    first_page: number === 1,
    last_page: number >= pages,
    empty: rows === 0,
  };
}
