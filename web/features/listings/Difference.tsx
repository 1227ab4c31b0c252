import { Fragment } from "react";
import type { ListingsWords } from "#words/compiled/listings/listings.ts";
import { partsOfSide } from "./compare-texts.ts";
import styles from "./Difference.module.css";
import type { comparedBy } from "./displayed-fields.ts";

/** The old text with what goes struck out, or the new one with what comes marked; in words for readers too. */
export function Difference({
  before,
  after,
  by,
  side,
  hidesSame = false,
  lang,
  words,
}: {
  before: string;
  after: string;
  by: ReturnType<typeof comparedBy>;
  side: "before" | "after";
  /** Lines that both texts have are left out; in other texts, nothing is. */
  hidesSame?: boolean;
  /** Language of the texts; undefined: that of the page. */
  lang: string | undefined;
  words: ListingsWords;
}) {
  const text = side === "before" ? before : after;
  if (text === "") return <span className={styles.empty}>{words.nothing}</span>;
  const parts = partsOfSide([before, after], by, side, hidesSame);
  return (
    <span className={styles.text} lang={lang}>
      {parts.map((part, at) => {
        // The same words may occur twice.
        const key = `${at} ${part.value}`;
        const [start, marked, end] = withoutOuterSpaces(part.value);
        if (part.removed) {
          return (
            <Fragment key={key}>
              {start}
              <del className={styles.removed}>
                <span className="visually-hidden">{words.removed}: </span>
                {marked}
              </del>
              {end}
            </Fragment>
          );
        }
        if (part.added) {
          return (
            <Fragment key={key}>
              {start}
              <ins className={styles.added}>
                <span className="visually-hidden">{words.added}: </span>
                {marked}
              </ins>
              {end}
            </Fragment>
          );
        }
        return <span key={key}>{part.value}</span>;
      })}
    </span>
  );
}

/** A marked space at the end of a line is only a stripe. */
function withoutOuterSpaces(text: string): readonly [before: string, text: string, after: string] {
  const rest = text.trimStart();
  const core = rest.trimEnd();
  return [text.slice(0, text.length - rest.length), core, rest.slice(core.length)];
}
