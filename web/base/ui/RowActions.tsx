import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "../app-context/router.tsx";
import { ConfirmDialog } from "./ConfirmDialog.tsx";
import styles from "./EditableRow.module.css";
import { DangerousEntry, MoreMenu } from "./MoreMenu.tsx";
import { onSwipe } from "./on-swipe.ts";

export interface RowActionsWords {
  edit: string;
  editNamed: (name: string) => string;
  delete: string;
  deleteNamed: (name: string) => string;
  moreOf: (name: string) => string;
  editQuestion: string;
  deleteQuestion: string;
  deleteHint?: (name: string) => string;
  yes: string;
  no: string;
}

/**
 * A row of a public list has one quiet menu for those who may change it, to edit and to delete it; a swipe to the right
 * and to the left does the same. A deletion is confirmed first, and so is what a swipe begins, which may be a slip.
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
      <MoreMenu
        label={text.moreOf(name)}
        entries={(run) => (
          <>
            {edit && (
              <li>
                <Link href={editPath} aria-label={text.editNamed(name)}>
                  {text.edit}
                </Link>
              </li>
            )}
            {isDeletable && (
              <DangerousEntry>
                <button
                  type="button"
                  aria-label={text.deleteNamed(name)}
                  onClick={run(() => setConfirming("delete"))}
                >
                  {text.delete}
                </button>
              </DangerousEntry>
            )}
          </>
        )}
      />
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
