import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Icon } from "../../../base/ui/Icon.tsx";
import styles from "./SelectionBar.module.css";
import type { Selection } from "./use-selection.ts";

/** Actions on the selected services, with an undo after several were deleted. */
export function SelectionBar({
  selection,
  text,
  mayAsk,
  mayDelete,
  deleted,
  isBusy,
  onAsk,
  onConfirm,
  onDelete,
  onUndo,
}: {
  selection: Selection;
  text: ManageServicesWords;
  /** Whether the viewer may mail owners the link to confirm. */
  mayAsk: boolean;
  /** Whether the viewer may delete the whole selection. */
  mayDelete: boolean;
  /** How many were deleted together last. */
  deleted: number;
  isBusy: boolean;
  onAsk: () => Promise<void>;
  onConfirm: () => Promise<void>;
  onDelete: () => void;
  onUndo: () => Promise<void>;
}) {
  const count = selection.ids.length;
  /** The bar disappears with its action, so the focus moves to the page. */
  const run = async (command: () => Promise<void>) => {
    if (isBusy) return;
    await command();
    document.getElementById("content")?.focus({ preventScroll: true });
  };
  if (!selection.isPossible && deleted === 0) return null;
  return (
    <div className={styles.bar} data-active={count > 0 || deleted > 0 ? "" : undefined}>
      <p className={styles.count} role="status">
        {count > 0 ? text.selected(count) : deleted > 0 && text.deletedSeveral(deleted)}
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
            {mayAsk && (
              <button
                type="button"
                className={buttons.outlined}
                aria-disabled={isBusy}
                onClick={() => void run(onAsk)}
              >
                {text.askOwners}
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
