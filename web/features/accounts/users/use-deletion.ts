import type { UsersWords } from "#words/compiled/accounts/users.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useUndoable } from "../../../base/calls/use-undoable.ts";

/** An account to delete. */
export interface UserDeletion {
  readonly id: string;
  readonly displayName: string;
  /** Address of the account that gets the services; null: no one. */
  readonly servicesTo: string | null;
  /** Services that someone else gets, or no one. */
  readonly handovers: readonly { readonly service: string; readonly email: string | null }[];
}

/**
 * Deletes accounts right away; the person who did can restore one for a minute.
 *
 * @param onGone it is deleted, here or by someone else, who alone can then restore it
 * @param onBack it is there again
 * @param isInPlace the page itself says so and has the button, in place of a message
 */
export function useDeletion(
  text: UsersWords,
  onGone: (id: string, isRestorable: boolean) => void,
  onBack: () => void,
  isInPlace = false,
) {
  const { showToast } = useApp();
  const words = text.deletion;
  const restore = async ({ id, displayName }: UserDeletion) => {
    const answer = await callApi("POST /users/{id}/undo-deletion", { params: { id } });
    if (!answer.ok) return showToast({ kind: "error", text: words.notRestored(displayName) });
    onBack();
    showToast({ kind: "success", text: words.restored(displayName) });
  };
  const showUndoable = useUndoable(restore, words.undo);
  const remove = async (deletion: UserDeletion) => {
    const { id, displayName, servicesTo, handovers } = deletion;
    const body = { servicesTo, handovers: [...handovers] };
    const answer = await callApi("POST /users/{id}/delete", { params: { id }, body });
    if (!answer.ok && answer.problem.code !== 404) {
      const why = answer.problem.code === 409 ? words.changed : words.notDone;
      return showToast({ kind: "error", text: why(displayName) });
    }
    onGone(id, answer.ok);
    if (!answer.ok) showToast({ kind: "success", text: words.done(displayName) });
    else if (!isInPlace) showUndoable(deletion, words.done(displayName));
  };
  return { remove, restore };
}
