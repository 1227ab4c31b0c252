import type { FeedbackInboxWords } from "#words/compiled/feedback/feedback-inbox.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useUndoable } from "../../../base/calls/use-undoable.ts";

/**
 * Marks questions as answered right away, which moves them to the archive; the message has a button that makes the last
 * one wait again.
 *
 * @param onGone it left its tab
 * @param onBack it is in its tab again
 */
export function useAnswered(text: FeedbackInboxWords, onGone: (id: string) => void, onBack: () => void) {
  const { showToast } = useApp();
  const showUndoable = useUndoable(async (id: string) => {
    const answer = await callApi("POST /feedbacks/{id}/restore", { params: { id } });
    if (!answer.ok) return showToast({ kind: "error", text: text.failed });
    onBack();
    showToast({ kind: "success", text: text.waitsAgain });
  }, text.undo);
  return async (id: string) => {
    const answer = await callApi("POST /feedbacks/{id}/answered", { params: { id } });
    if (!answer.ok) return showToast({ kind: "error", text: text.failed });
    onGone(id);
    showUndoable(id, text.nowAnswered);
  };
}
