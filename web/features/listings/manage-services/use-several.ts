import { useState } from "react";
import type { Answer } from "#domain/base/contract/call.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { callApi } from "../../../base/calls/call-api.ts";
import { useBusy } from "../../../base/calls/use-busy.ts";
import type { useManaged } from "./use-managed.ts";
import type { Selection } from "./use-selection.ts";

/** Runs an action on the selected services one by one; a failure does not stop the rest. */
export function useSeveral(
  { confirm, remove, restore }: Pick<ReturnType<typeof useManaged>, "confirm" | "remove" | "restore">,
  selection: Selection,
  text: ManageServicesWords,
) {
  const { showToast } = useApp();
  const { isBusy, whileBusy } = useBusy();
  const [deleted, setDeleted] = useState<readonly string[]>([]);

  /** Returns the ids of those with which it was done. */
  const each = async (
    ids: readonly string[],
    act: (id: string) => Promise<Answer<unknown>>,
    success: (count: number) => string,
  ): Promise<readonly string[]> => {
    const done: string[] = [];
    await whileBusy(async () => {
      for (const id of ids) if ((await act(id)).ok) done.push(id);
    });
    const failed = ids.length - done.length;
    if (failed > 0) showToast({ kind: "error", text: text.someFailed(failed) });
    else showToast({ kind: "success", text: success(done.length) });
    return done;
  };

  return {
    isBusy,
    /** How many were deleted together last. */
    deleted: deleted.length,
    onConfirm: async () => {
      setDeleted([]);
      await each(selection.ids, confirm, text.confirmedSeveral);
      selection.clear();
    },
    /** Asks who looks after each; who was asked lately, or has no address, is not asked. */
    onAsk: async () => {
      setDeleted([]);
      let asked = 0;
      await whileBusy(async () => {
        for (const id of selection.ids) {
          const { ok } = await callApi("POST /services/{id}/ask-to-confirm", { params: { id } });
          if (ok) asked += 1;
        }
      });
      const notAsked = selection.ids.length - asked;
      showToast({ kind: asked === 0 ? "error" : "success", text: text.askedOwners(asked, notAsked) });
      selection.clear();
    },
    remove: async () => {
      const done = await each(selection.ids, remove, text.deletedSeveral);
      selection.clear();
      setDeleted(done);
    },
    onUndo: async () => {
      const restored = await each(deleted, restore, text.undoneSeveral);
      setDeleted(deleted.filter((id) => !restored.includes(id)));
    },
  };
}
