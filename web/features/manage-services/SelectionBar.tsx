import { useRef } from "react";
import type { ManageServicesWords } from "#domain/words/en/manage-services.ts";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SelectionBar.module.css";
import type { Selection } from "./use-selection.ts";

/** What can be done with the selected services, and undone after several were deleted. */
export function SelectionBar({
  selection,
  text,
  mayDelete,
  deleted,
  isBusy,
  onConfirm,
  onDelete,
  onUndo,
}: {
  selection: Selection;
  text: ManageServicesWords;
  /** Whether the viewer may delete all that is selected. */
  mayDelete: boolean;
  /** How many were deleted together last. */
  deleted: number;
  isBusy: boolean;
  onConfirm: () => Promise<void>;
  onDelete: () => void;
  onUndo: () => Promise<void>;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const count = selection.ids.length;
  /** The button goes with what it did: the focus stays here, or on a phone, where the bar goes too, on the page. */
  const run = async (command: () => Promise<void>) => {
    if (isBusy) return;
    await command();
    bar.current?.focus({ preventScroll: true });
    if (document.activeElement === document.body) {
      document.getElementById("content")?.focus({ preventScroll: true });
    }
  };
  if (!selection.isPossible && deleted === 0) return null;
  return (
    <div
      ref={bar}
      tabIndex={-1}
      className={styles.bar}
      data-active={count > 0 || deleted > 0 ? "" : undefined}
    >
      <p className={styles.count} role="status">
        {count > 0 ? text.selected(count) : deleted > 0 ? text.deletedSeveral(deleted) : text.selectHint}
      </p>
      {count > 0 && (
        <>
          {!selection.isAll && (
            <button type="button" className={buttons.quiet} onClick={selection.selectAll}>
              {text.selectAll}
            </button>
          )}
          <button type="button" className={buttons.quiet} onClick={selection.clear}>
            {text.clear}
          </button>
          <span className={styles.actions}>
            {mayDelete && (
              <button
                type="button"
                className={`${buttons.outlined} ${styles.delete}`}
                aria-disabled={isBusy}
                onClick={() => !isBusy && onDelete()}
              >
                {text.deleteSeveral(count)}
              </button>
            )}
            <button
              type="button"
              className={buttons.outlined}
              aria-disabled={isBusy}
              onClick={() => void run(onConfirm)}
            >
              <Icon name="check" />
              {text.stillRightSeveral(count)}
            </button>
          </span>
        </>
      )}
      {count === 0 && deleted > 0 && (
        <button
          type="button"
          className={buttons.outlined}
          aria-disabled={isBusy}
          onClick={() => void run(onUndo)}
        >
          {text.undoAll}
        </button>
      )}
    </div>
  );
}
