import { useEffect } from "react";
import { foundWords } from "#domain/search/found-words.ts";
import type { Card } from "../../../base/service-card/card.ts";
import styles from "../../../base/service-card/ServiceCard.module.css";
import "./AfterSearch.module.css";

/** The name of the highlight in `AfterSearch.module.css`. */
const NAME = "found-words";

/**
 * Makes the words of a search stand out in the names and summaries of the list. The document stays as it is: browsers
 * without the highlight API show the plain text.
 */
export function useFoundWords(search: string, rows: readonly Card[]): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other rows are other texts.
  useEffect(() => {
    if (typeof Highlight === "undefined") return;
    const parts = document.querySelectorAll(`#content :is(.${styles.link}, li bdi)`);
    // A summary stands in a `bdi`, which has its language.
    const ranges = [...parts].flatMap(({ firstChild: text }) =>
      text instanceof Text
        ? foundWords(text.data, search).map(([start, end]) => createRange(text, start, end))
        : [],
    );
    CSS.highlights.set(NAME, new Highlight(...ranges));
    return () => {
      CSS.highlights.delete(NAME);
    };
  }, [search, rows]);
}

function createRange(text: Text, start: number, end: number): Range {
  const range = new Range();
  range.setStart(text, start);
  range.setEnd(text, end);
  return range;
}
