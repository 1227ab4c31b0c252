import { useId } from "react";
import type { ImportsWords } from "#words/compiled/imports/imports.ts";
import styles from "./imports.module.css";

/** A bar with its name and its per cent. @param props.share 0 to 1; null: it has not begun */
export function ProgressBar({
  label,
  share,
  text,
}: {
  label: string;
  share: number | null;
  text: ImportsWords;
}) {
  const id = useId();
  const percent = share === null ? null : Math.floor(share * 100);
  return (
    <div className={styles.progress}>
      <label htmlFor={id}>{label}</label>
      <span>{percent === null ? "" : text.percent(percent)}</span>
      <progress id={id} max={100} {...(percent === null ? {} : { value: percent })} />
    </div>
  );
}
