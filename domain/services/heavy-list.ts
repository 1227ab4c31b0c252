import type { ServiceQuery } from "./list-query.ts";

/** Rows that any list may read; no one scrolls further than this. */
const FEW_ROWS = 500;
/** Words, each of which may have to be corrected, and looked for with all that means the same. */
const FEW_WORDS = 8;

/** Whether finding this list takes enough work to wait its turn (rule overload 8). */
export function isHeavyList({ skip, limit, text }: Pick<ServiceQuery, "skip" | "limit" | "text">): boolean {
  const words = text === null ? [] : text.q.split(/\s+/u).filter((word) => word !== "");
  return skip + limit > FEW_ROWS || words.length > FEW_WORDS;
}
