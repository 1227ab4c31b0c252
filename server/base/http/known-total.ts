import type { Page } from "#domain/base/contract/paging.ts";

/**
 * The total of a list, where a page implies it: a page that is not full is the last. An empty page beyond the end
 * implies nothing (rule lists 13).
 *
 * @param found rows of the page
 */
export function knownTotal({ limit, skip }: Page, found: number): { total?: number } {
  const isEnd = found < limit && (found > 0 || skip === 0);
  return isEnd ? { total: skip + found } : {};
}
