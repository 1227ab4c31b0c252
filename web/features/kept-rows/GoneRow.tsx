import { useEffect, useRef } from "react";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import press from "../../ui/press.module.css";
import styles from "./KeptRow.module.css";

/** Where a deleted one stood; the focus goes to the way back, from the press that is gone. */
export function GoneRow({
  name,
  isJustGone,
  text,
  onUndo,
}: {
  name: string;
  isJustGone: boolean;
  text: Pick<ManageServicesWords, "deleted" | "undo">;
  onUndo: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustGone) undo.current?.focus({ preventScroll: true });
  }, [isJustGone]);
  return (
    <li className={styles.gone}>
      <p>{text.deleted(name)}</p>
      <button ref={undo} type="button" className={press.press} onClick={onUndo}>
        {text.undo}
        <span className="hear">, {name}</span>
      </button>
    </li>
  );
}
