import { type FunctionComponent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Language } from "#domain/base/languages/language.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import type { MoveDirection } from "#domain/contacts/crisis-lines/move-line.ts";
import { lineInLanguage } from "#domain/contacts/crisis-lines/ways-to-reach.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { CrisisLineFormWords } from "#words/compiled/contacts/crisis-line-form.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { PUBLIC_PAGES } from "../../../base/pages/public-pages.ts";
import buttons from "../../../base/ui/buttons.module.css";
import styles from "../../../base/ui/EditableRow.module.css";
import { RowActions } from "../../../base/ui/RowActions.tsx";
import { CrisisLineRow, type CrisisLineRowProps } from "./CrisisLineRow.tsx";

export interface EditableCrisisLineRowProps extends CrisisLineRowProps {
  /** Directions in which the line can move; null: the order is hidden. */
  moves: Readonly<Record<MoveDirection, boolean>> | null;
  /** Gets the line as it is after the move. */
  onMoved: (line: PublicCrisisLine, direction: MoveDirection) => void;
  /** Called when the row disappears right away, and with true when it comes back because the server refused. */
  onDeleted: (isRestored: boolean) => void;
}

/** A crisis line for administrators, who may edit and delete it. */
function EditableCrisisLineRow({
  line,
  texts,
  moves,
  onMoved,
  onDeleted,
  text,
}: EditableCrisisLineRowProps & { text: CrisisLineFormWords }) {
  const { words, language, showToast } = useApp();
  const { id, may } = line;
  const { name } = lineInLanguage(line, language);
  const remove = async () => {
    onDeleted(false);
    const answer = await callApi("DELETE /crisis-lines/{id}", { params: { id } });
    if (answer.ok) return showToast({ kind: "success", text: text.deleted });
    onDeleted(true);
    showToast({ kind: "error", text: answer.problem.code === 503 ? words.shell.networkError : text.failed });
  };
  const [isMoving, setMoving] = useState(false);
  const buttonsOfRow = useRef<HTMLDivElement>(null);
  const move = async (direction: MoveDirection) => {
    if (isMoving || moves?.[direction] !== true) return;
    setMoving(true);
    const answer = await callApi("POST /crisis-lines/{id}/move", { params: { id }, body: { direction } });
    setMoving(false);
    if (!answer.ok) {
      const isNetwork = answer.problem.code === 503;
      return showToast({ kind: "error", text: isNetwork ? words.shell.networkError : text.failed });
    }
    // A row that moves loses the focus, which the next move needs.
    flushSync(() => onMoved(answer.reply, direction));
    buttonsOfRow.current?.querySelector<HTMLElement>(`[data-move=${direction}]`)?.focus();
    showToast({ kind: "success", text: text.moved[direction](name) });
  };
  return (
    <CrisisLineRow
      line={line}
      texts={texts}
      actions={
        <div ref={buttonsOfRow} className={styles.ordered}>
          {moves !== null &&
            (["up", "down"] as const).map((direction) => (
              <button
                key={direction}
                type="button"
                className={buttons.quiet}
                data-move={direction}
                aria-label={text.moveNamed[direction](name)}
                aria-disabled={!moves[direction] || isMoving}
                onClick={() => void move(direction)}
              >
                {text.move[direction]}
              </button>
            ))}
          <RowActions
            name={name}
            editPath={`${PUBLIC_PAGES.crisisLines.path}/${id}/edit`}
            may={may}
            text={{ ...text, edit: text.editIt }}
            onDelete={() => void remove()}
          />
        </div>
      }
    />
  );
}

/** The row with the words of one language. */
export async function loadEditableCrisisLineRow(
  language: Language,
): Promise<FunctionComponent<EditableCrisisLineRowProps>> {
  const { crisisLineForm: text } = await loadWords(language, {
    en: () => import("#words/compiled/en/contacts/crisis-line-form.ts"),
    es: () => import("#words/compiled/es/contacts/crisis-line-form.ts"),
  });
  return (props) => <EditableCrisisLineRow {...props} text={text} />;
}
