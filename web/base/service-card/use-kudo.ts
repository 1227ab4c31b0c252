import { useSyncExternalStore } from "react";
import { useApp } from "../app-context/app-context.tsx";
import { storedIds, storeIds, subscribeToIds } from "../browser/stored-ids.ts";
import { callInBackground } from "../calls/call-api.ts";

/** Counts that this page knows better than the list it came with. */
const counts = new Map<string, number>();

/**
 * Returns whether this browser thanked the service, the number of kudos, and how to give one. `give` resolves to
 * whether the kudo was counted, and shows a message where the server refuses it.
 *
 * @param listed the count that the page came with
 */
export function useKudo(
  id: string,
  listed: number,
): { isGiven: boolean; count: number; give: () => Promise<boolean> } {
  const { words, showToast } = useApp();
  const known = useSyncExternalStore(
    subscribeToIds,
    () => (storedIds("kudos").includes(id) ? (counts.get(id) ?? 0) : null),
    () => null,
  );
  const give = async () => {
    if (known !== null) return false;
    const code = await giveKudo(id, listed);
    if (code !== null) {
      showToast({ kind: "error", text: code === 503 ? words.shell.networkError : words.kudos.refused });
    }
    return code === null;
  };
  return known === null
    ? { isGiven: false, count: listed, give }
    : { isGiven: true, count: Math.max(known, listed), give };
}

/**
 * Gives this browser's one kudo: it counts right away, and is reverted if the server refuses. Resolves to the code of
 * the refusal.
 */
async function giveKudo(id: string, listed: number): Promise<number | null> {
  counts.set(id, listed + 1);
  storeIds("kudos", [...storedIds("kudos"), id]);
  const answer = await callInBackground("POST /services/{id}/likes", { params: { id } });
  if (answer.ok) {
    counts.set(id, answer.reply.likes);
    // Renders the count again.
    storeIds("kudos", [...storedIds("kudos")]);
    return null;
  }
  counts.delete(id);
  storeIds(
    "kudos",
    storedIds("kudos").filter((given) => given !== id),
  );
  return answer.problem.code;
}
