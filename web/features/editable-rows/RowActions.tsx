import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "../../app-context/router.tsx";
import buttons from "../../ui/buttons.module.css";
import { ConfirmDialog } from "../../ui/ConfirmDialog.tsx";
import { onSwipe } from "../../ui/on-swipe.ts";
import styles from "./EditableRow.module.css";

export interface RowActionsWords {
  edit: string;
  editNamed: (name: string) => string;
  delete: string;
  deleteNamed: (name: string) => string;
  deleteQuestion: string;
  deleteHint?: (name: string) => string;
  yes: string;
  no: string;
}

/**
 * In a row of a public list, for whoever may change it: buttons to edit and to delete it, and the same by a swipe to
 * the right and to the left. A deletion is confirmed first.
 */
export function RowActions({
  name,
  editPath,
  may,
  text,
  onDelete,
}: {
  name: string;
  editPath: string;
  may: { readonly edit: boolean; readonly delete: boolean };
  text: RowActionsWords;
  onDelete: () => void;
}) {
  const [, navigate] = useLocation();
  const [isConfirming, setConfirming] = useState(false);
  const actions = useRef<HTMLDivElement>(null);
  const { edit, delete: isDeletable } = may;
  useEffect(() => {
    const row = actions.current?.closest("li");
    if (row == null) return;
    return onSwipe(row, (_, side) => {
      if (isDeletable && (side === "left" || !edit)) setConfirming(true);
      else if (edit) navigate(editPath);
    });
  }, [edit, isDeletable, editPath, navigate]);
  return (
    <div ref={actions} className={styles.actions}>
      {edit && (
        <Link href={editPath} className={buttons.quiet} aria-label={text.editNamed(name)}>
          {text.edit}
        </Link>
      )}
      {isDeletable && (
        <button
          type="button"
          className={`${buttons.quiet} ${styles.delete}`}
          aria-label={text.deleteNamed(name)}
          onClick={() => setConfirming(true)}
        >
          {text.delete}
        </button>
      )}
      {isConfirming && (
        <ConfirmDialog
          question={text.deleteQuestion}
          hint={text.deleteHint?.(name) ?? name}
          yes={text.yes}
          no={text.no}
          onCancel={() => setConfirming(false)}
          onConfirm={() => {
            setConfirming(false);
            onDelete();
          }}
        />
      )}
    </div>
  );
}
