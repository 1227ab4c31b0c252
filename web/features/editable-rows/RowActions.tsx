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
  editQuestion: string;
  deleteQuestion: string;
  deleteHint?: (name: string) => string;
  yes: string;
  no: string;
}

/**
 * In a row of a public list, for whoever may change it: buttons to edit and to delete it, and the same by a swipe to
 * the right and to the left. A deletion is confirmed first, and so is what a swipe begins, which may be a slip.
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
  const [confirming, setConfirming] = useState<"edit" | "delete" | null>(null);
  const actions = useRef<HTMLDivElement>(null);
  const { edit, delete: isDeletable } = may;
  useEffect(() => {
    const row = actions.current?.closest("li");
    if (row == null) return;
    return onSwipe(row, (_, side) => {
      if (isDeletable && (side === "left" || !edit)) setConfirming("delete");
      else if (edit) setConfirming("edit");
    });
  }, [edit, isDeletable]);
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
          onClick={() => setConfirming("delete")}
        >
          {text.delete}
        </button>
      )}
      {confirming !== null && (
        <ConfirmDialog
          question={confirming === "edit" ? text.editQuestion : text.deleteQuestion}
          hint={(confirming === "delete" ? text.deleteHint?.(name) : undefined) ?? name}
          yes={text.yes}
          no={text.no}
          isDangerous={confirming === "delete"}
          onCancel={() => setConfirming(null)}
          onConfirm={() => {
            setConfirming(null);
            if (confirming === "edit") navigate(editPath);
            else onDelete();
          }}
        />
      )}
    </div>
  );
}
