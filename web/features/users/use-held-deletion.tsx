import type { UsersWords } from "#domain/words/en/users.ts";
import { useApp } from "../../app-context/app-context.tsx";
import { callBeyondPage } from "../../calls/call-beyond-page.ts";
import { useHeldRequest } from "../../calls/use-held-request.ts";
import { useHeldToast } from "../../calls/use-held-toast.tsx";

/** An account to delete. */
export interface UserDeletion {
  readonly id: string;
  readonly displayName: string;
  /** Address of the account that gets the services; null: nobody. */
  readonly servicesTo: string | null;
  /** Services that somebody else gets, or nobody. */
  readonly handovers: readonly { readonly service: string; readonly email: string | null }[];
}

/**
 * Deletions of accounts that can be undone for ten seconds (`useHeldRequest`).
 *
 * @param onGone the account is gone, here or by somebody else; the page may have been left
 * @param isInPlace the page itself says what is held, in place of a message
 */
export function useHeldDeletion(text: UsersWords, onGone: (id: string) => void, isInPlace = false) {
  const { showToast } = useApp();
  const { pending, hold, undo } = useHeldRequest(
    "userDeletion",
    ({ id, servicesTo, handovers }: UserDeletion) =>
      callBeyondPage("POST /users/{id}/delete", {
        params: { id },
        body: { servicesTo, handovers: [...handovers] },
      }),
    (answer, { id, displayName }, isRepeated) => {
      if (answer.ok || answer.problem.code === 404) {
        onGone(id);
        if (answer.ok || !isRepeated) showToast({ kind: "success", text: text.deletion.done(displayName) });
      } else {
        const { changed, notDone } = text.deletion;
        const why = answer.problem.code === 409 ? changed : notDone;
        showToast({ kind: "error", text: why(displayName) });
      }
    },
  );
  const { showHeld, undoAndClose } = useHeldToast(() => undo() !== null, text.deletion.undo);
  return {
    /** Those who are not in the list any more, unless it is undone. */
    heldIds: new Set(pending.map(({ id }) => id)),
    undo: undoAndClose,
    remove: (deletion: UserDeletion) => {
      hold(deletion);
      if (!isInPlace) showHeld(text.deletion.held(deletion.displayName));
    },
  };
}
