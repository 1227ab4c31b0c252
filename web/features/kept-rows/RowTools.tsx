import { useEffect, useRef, useState } from "react";
import { Link, useLocation } from "wouter";
import { followSwipes } from "../../ui/follow-swipes.ts";
import press from "../../ui/press.module.css";
import { YesNo } from "../../ui/YesNo.tsx";
import styles from "./KeptRow.module.css";

export interface RowToolsWords {
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
 * In a row of a public list, for whoever keeps the thing: presses to edit and to delete it, and the same by a swipe
 * to the right and to the left. A deletion is asked about.
 */
export function RowTools({
  name,
  editPath,
  may,
  text,
  onDelete,
}: {
  name: string;
  editPath: string;
  may: { readonly edit: boolean; readonly delete: boolean };
  text: RowToolsWords;
  onDelete: () => void;
}) {
  const [, navigate] = useLocation();
  const [isAsking, setAsking] = useState(false);
  const tools = useRef<HTMLDivElement>(null);
  const { edit, delete: isDeletable } = may;
  useEffect(() => {
    const row = tools.current?.closest("li");
    if (row == null) return;
    return followSwipes(row, (_, side) => {
      if (isDeletable && (side === "left" || !edit)) setAsking(true);
      else if (edit) navigate(editPath);
    });
  }, [edit, isDeletable, editPath, navigate]);
  return (
    <div ref={tools} className={styles.tools}>
      {edit && (
        <Link href={editPath} className={press.quiet} aria-label={text.editNamed(name)}>
          {text.edit}
        </Link>
      )}
      {isDeletable && (
        <button
          type="button"
          className={`${press.quiet} ${styles.delete}`}
          aria-label={text.deleteNamed(name)}
          onClick={() => setAsking(true)}
        >
          {text.delete}
        </button>
      )}
      {isAsking && (
        <YesNo
          question={text.deleteQuestion}
          hint={text.deleteHint?.(name) ?? name}
          yes={text.yes}
          no={text.no}
          onNo={() => setAsking(false)}
          onYes={() => {
            setAsking(false);
            onDelete();
          }}
        />
      )}
    </div>
  );
}
