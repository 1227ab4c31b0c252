import { useEffect, useRef } from "react";
import { SCROLL_TRIGGER_PX } from "#domain/base/contract/limits.ts";
import { onNearViewport } from "../browser/on-near-viewport.ts";
import buttons from "./buttons.module.css";
import styles from "./two-columns.module.css";

/** The next page of a list loads before the end is reached; without scripts, by a link. */
export function MoreRows({
  href,
  text,
  onMore,
}: {
  /** Address of the next page, for use without scripts. */
  href: string;
  text: string;
  onMore: () => Promise<void>;
}) {
  const end = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (end.current === null) return;
    return onNearViewport(end.current, `0px 0px ${SCROLL_TRIGGER_PX}px`, () => void onMore());
  }, [onMore]);
  return (
    <p ref={end} className={styles.more}>
      <a
        className={buttons.outlined}
        rel="next"
        href={href}
        onClick={(event) => {
          event.preventDefault();
          void onMore();
        }}
      >
        {text}
      </a>
    </p>
  );
}
