import type { FeedbackInboxWords } from "#domain/words/en/feedback-inbox.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { callBeyondPage } from "../../calls/call-beyond-page.ts";
import { useHeldRequest } from "../../calls/use-held-request.ts";
import { useHeldToast } from "../../calls/use-held-toast.tsx";

/**
 * Deletions of messages that can be undone for ten seconds (`useHeldRequest`).
 *
 * @param onGone it is deleted, here or by somebody else; the page may have been left
 */
export function useHeldDeletion(text: FeedbackInboxWords, onGone: (id: string) => void) {
  const { showToast } = useApp();
  const { pending, hold, undo } = useHeldRequest(
    "feedbackDeletion",
    (id: string) => callBeyondPage("DELETE /feedbacks/{id}", { params: { id } }),
    (answer, id, isRepeated) => {
      if (!answer.ok && answer.problem.code !== 404) {
        showToast({ kind: "error", text: text.failed });
        return;
      }
      onGone(id);
      if (answer.ok || !isRepeated) showToast({ kind: "success", text: text.deleted });
    },
  );
  const { showHeld } = useHeldToast(() => undo() !== null, text.undo);
  return {
    /** Not shown, unless it is undone. */
    heldIds: new Set(pending),
    remove: (id: string) => {
      hold(id);
      showHeld(text.held);
    },
  };
}
