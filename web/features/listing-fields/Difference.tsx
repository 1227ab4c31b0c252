import { type Change, diffLines, diffWords } from "diff";
import type { ListingFieldsWords } from "#domain/words/en/listing-fields.ts";
import styles from "./Difference.module.css";
import type { comparedBy } from "./told-fields.ts";

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
  words: ListingFieldsWords;
}) {
  const own = side === "before" ? before : after;
  if (own === "") return <span className={styles.nothing}>{words.nothing}</span>;
  const parts = compared(before, after, by).filter((part) =>
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
              <span className="hear">{words.removed}: </span>
              {part.value}
            </del>
          );
        }
        if (part.added) {
          return (
            <ins key={key} className={styles.added}>
              <span className="hear">{words.added}: </span>
              {part.value}
            </ins>
          );
        }
        return <span key={key}>{part.value}</span>;
      })}
    </span>
  );
}

function compared(
  before: string,
  after: string,
  by: ReturnType<typeof comparedBy>,
): readonly Pick<Change, "value" | "added" | "removed">[] {
  if (by === "words") return diffWords(before, after);
  // The last line ends as the others do, so that it is the same where it stands last no more.
  if (by === "lines") return diffLines(`${before}\n`, `${after}\n`);
  return [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
}
