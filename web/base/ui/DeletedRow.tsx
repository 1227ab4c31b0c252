import { useEffect, useRef } from "react";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import buttons from "./buttons.module.css";
import styles from "./EditableRow.module.css";

interface DeletedNoticeProps {
  name: string;
  isJustDeleted: boolean;
  text: Pick<ManageServicesWords, "deleted" | "undo">;
  onUndo: () => void;
}

/** Takes the place of a deleted row of a list. */
export function DeletedRow(props: DeletedNoticeProps) {
  return (
    <li className={styles.row}>
      <DeletedNotice {...props} />
    </li>
  );
}

/** Says what happened to the row and offers to undo it; the focus moves from the removed button to Undo. */
export function DeletedNotice({ name, isJustDeleted, text, onUndo }: DeletedNoticeProps) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isJustDeleted) undo.current?.focus({ preventScroll: true });
  }, [isJustDeleted]);
  return (
    <div className={styles.deleted}>
      <p>{text.deleted(name)}</p>
      <button ref={undo} type="button" className={buttons.outlined} onClick={onUndo}>
        {text.undo}
        <span className="visually-hidden">, {name}</span>
      </button>
    </div>
  );
}
