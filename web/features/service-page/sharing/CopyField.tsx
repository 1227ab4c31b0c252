import { type ReactNode, useEffect, useRef } from "react";
import styles from "./CopyField.module.css";

/** What could not be copied, in a field that has it selected: a phone offers to copy what is selected. */
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
