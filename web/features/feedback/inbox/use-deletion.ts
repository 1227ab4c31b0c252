import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useUndoable } from "../../../base/calls/use-undoable.ts";

/**
 * Deletes messages right away; the message about it has a button that restores the last one.
 *
 * @param onGone it is deleted, here or by someone else
 * @param onBack it is in its tab again
 */
export function useDeletion(text: FeedbackInboxWords, onGone: (id: string) => void, onBack: () => void) {
  const { showToast } = useApp();
  const showUndoable = useUndoable(async (id: string) => {
    const answer = await callApi("POST /feedbacks/{id}/undo-deletion", { params: { id } });
    if (!answer.ok) return showToast({ kind: "error", text: text.notRestored });
    onBack();
    showToast({ kind: "success", text: text.undone });
  }, text.undo);
  return async (id: string) => {
    const answer = await callApi("DELETE /feedbacks/{id}", { params: { id } });
    if (!answer.ok && answer.problem.code !== 404) return showToast({ kind: "error", text: text.failed });
    onGone(id);
    if (answer.ok) showUndoable(id, text.deleted);
    else showToast({ kind: "success", text: text.deleted });
  };
}
