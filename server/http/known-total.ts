import type { Page } from "#domain/contract/paging.ts";

/**
 * The total of a list, where a page of it tells: one that is not full is the last. One that began beyond the end tells
 * nothing (rule lists 13).
 *
 * @param found rows of the page
 */
export function knownTotal({ limit, skip }: Page, found: number): { total?: number } {
  const isEnd = found < limit && (found > 0 || skip === 0);
  return isEnd ? { total: skip + found } : {};
}
