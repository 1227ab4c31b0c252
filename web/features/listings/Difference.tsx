import type { ListingsWords } from "#domain/words/en/listings.ts";
import { compareTexts } from "./compare-texts.ts";
import styles from "./Difference.module.css";
import type { comparedBy } from "./displayed-fields.ts";

/** The old text with what goes struck out, or the new one with what comes marked; in words for readers too. */
export function Difference({
  before,
  after,
  by,
  side,
  words,
}: {
  before: string;
  after: string;
  by: ReturnType<typeof comparedBy>;
  side: "before" | "after";
  words: ListingsWords;
}) {
  const text = side === "before" ? before : after;
  if (text === "") return <span className={styles.empty}>{words.nothing}</span>;
  const parts = compareTexts(before, after, by).filter((part) =>
    side === "before" ? !part.added : !part.removed,
  );
  return (
    <span className={styles.text}>
      {parts.map((part, at) => {
        // The same words may stand there twice.
        const key = `${at} ${part.value}`;
        if (part.removed) {
          return (
            <del key={key} className={styles.removed}>
              <span className="visually-hidden">{words.removed}: </span>
              {part.value}
            </del>
          );
        }
        if (part.added) {
          return (
            <ins key={key} className={styles.added}>
              <span className="visually-hidden">{words.added}: </span>
              {part.value}
            </ins>
          );
        }
        return <span key={key}>{part.value}</span>;
      })}
    </span>
  );
}
