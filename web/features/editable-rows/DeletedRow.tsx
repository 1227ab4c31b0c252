import { useEffect, useRef } from "react";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import buttons from "../../ui/buttons.module.css";
import styles from "./EditableRow.module.css";

/** In place of a deleted row; the focus moves from the removed button to Undo. */
export function DeletedRow({
  name,
  isJustDeleted,
  text,
  onUndo,
}: {
  name: string;
  isJustDeleted: boolean;
  text: Pick<ManageServicesWords, "deleted" | "undo">;
  onUndo: () => void;
}) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustDeleted) undo.current?.focus({ preventScroll: true });
  }, [isJustDeleted]);
  return (
    <li className={styles.deleted}>
      <p>{text.deleted(name)}</p>
      <button ref={undo} type="button" className={buttons.outlined} onClick={onUndo}>
        {text.undo}
        <span className="visually-hidden">, {name}</span>
      </button>
    </li>
  );
}
