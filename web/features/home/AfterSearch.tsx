import type { Card } from "./card.ts";
import type { ListRequest } from "./list-parameters.ts";
import { OtherTabs } from "./OtherTabs.tsx";
import { useFoundWords } from "./use-found-words.ts";

/** What a search adds to the list: its words stand out, and after the last row is what the other tabs have. */
export function AfterSearch({
  list,
  rows,
  isEnd,
}: {
  list: ListRequest;
  rows: readonly Card[];
  isEnd: boolean;
}) {
  useFoundWords(list.query.q, rows);
  return isEnd && list.query.tab !== "ALL" ? <OtherTabs list={list} rows={rows} /> : null;
}
