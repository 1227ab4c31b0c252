import { useEffect, useRef, useState } from "react";
import type { deleteService, restoreService } from "#domain/listings/listing-calls.ts";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import { sendCall } from "../../calls/send-call.ts";
import { servicePath } from "../../paths.ts";
import press from "../../ui/press.module.css";
import { useVisit } from "../../visit/visit.tsx";
import type { Card } from "../home/card.ts";
import { ServiceCard } from "../home/ServiceCard.tsx";
import { isDeletedHere, rememberDeleted } from "./deleted-here.ts";
import styles from "./KeptRow.module.css";
import { RowTools } from "./RowTools.tsx";

export interface KeptCardProps {
  card: Card;
  /** Epoch milliseconds. */
  now: number;
  level: 2 | 3;
}

/** A row of the home list for whoever may edit or delete the service; one that they deleted can be undone. */
export function KeptCard({ card, now, level, text }: KeptCardProps & { text: ManageServicesWords }) {
  const { words, tell } = useVisit();
  const { id, name, may } = card;
  const [isGone, setGone] = useState(() => isDeletedHere(id));
  const isJustGone = useRef(false);
  const change = (isDeleted: boolean) => {
    rememberDeleted(id, isDeleted);
    setGone(isDeleted);
  };
  const refused = (code: number) => {
    const told = code === 403 ? text.notYours : code === 503 ? words.shell.networkError : text.failed;
    tell({ kind: "error", text: told });
  };
  const remove = async () => {
    // Gone at once (specification, section 4); back where the server refuses.
    isJustGone.current = true;
    change(true);
    const answer = await sendCall<typeof deleteService>("DELETE", `/services/${id}`);
    if (answer.ok) return tell({ kind: "success", text: text.deleted(name) });
    change(false);
    refused(answer.problem.code);
  };
  const restore = async () => {
    const answer = await sendCall<typeof restoreService>("POST", `/services/${id}/restore`);
    if (!answer.ok) return refused(answer.problem.code);
    change(false);
    tell({ kind: "success", text: text.undone(name) });
  };
  if (isGone) {
    return <Gone name={name} isJustGone={isJustGone.current} text={text} onUndo={() => void restore()} />;
  }
  return (
    <ServiceCard
      card={card}
      now={now}
      level={level}
      tools={
        may !== undefined && (
          <RowTools
            name={name}
            editPath={`${servicePath(id)}/edit`}
            may={may}
            text={text}
            onDelete={() => void remove()}
          />
        )
      }
    />
  );
}

/** Where a deleted one stood; the focus goes to the way back, from the press that is gone. */
function Gone({
  name,
  isJustGone,
  text,
  onUndo,
}: {
  name: string;
  isJustGone: boolean;
  text: ManageServicesWords;
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
