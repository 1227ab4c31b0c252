import * as z from "zod/mini";
import { DEFAULT_LIMIT, MAX_LIMIT, MAX_SKIP } from "./limits.ts";
import { wholeNumber } from "./text.ts";

/** The parameters that page a list (rules lists 8–10). */
export const pageParameters = {
  limit: z.optional(wholeNumber({ min: 0, max: Number.MAX_SAFE_INTEGER })),
  skip: z.optional(wholeNumber({ min: 0, max: MAX_SKIP })),
};

/** A page of a list. */
export interface Page {
  readonly limit: number;
  readonly skip: number;
}

/** Applies defaults: 25 rows from the first. `limit=0` means the maximum of a reply. */
export function toPage({ limit, skip }: { limit?: number | undefined; skip?: number | undefined }): Page {
  return { limit: limit === 0 ? MAX_LIMIT : Math.min(limit ?? DEFAULT_LIMIT, MAX_LIMIT), skip: skip ?? 0 };
}
