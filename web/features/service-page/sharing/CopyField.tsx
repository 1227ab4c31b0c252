import { type ReactNode, useEffect, useRef } from "react";
import styles from "./CopyField.module.css";

/** Shows text that could not be copied, selected in a field: a phone offers to copy a selection. */
function CopyField({ label, text }: { label: string; text: string }) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <input
      ref={field}
      className={styles.field}
      readOnly
      aria-label={label}
      value={text}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}

/** @param label what is to be done with it */
export const copyField = (label: string, text: string): ReactNode => <CopyField label={label} text={text} />;
