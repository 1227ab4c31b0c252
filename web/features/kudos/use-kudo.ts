import { useSyncExternalStore } from "react";
import { storedIds, storeIds, subscribeToIds } from "../../browser/stored-ids.ts";
import { callInBackground } from "../../calls/call-api.ts";

/** Counts that this page knows better than the list it came with. */
const counts = new Map<string, number>();

/** Whether this browser thanked the service already, and how many did: `listed` until it knows better. */
export function useKudo(id: string, likesInList: number): { isGiven: boolean; count: number } {
  const known = useSyncExternalStore(
    subscribeToIds,
    () => (storedIds("kudos").includes(id) ? (counts.get(id) ?? 0) : null),
    () => null,
  );
  return known === null
    ? { isGiven: false, count: likesInList }
    : { isGiven: true, count: Math.max(known, likesInList) };
}

/** One for each browser: counted at once, and taken back where the server refuses. */
export async function giveKudo(
  id: string,
  likesInList: number,
): Promise<{ ok: true } | { ok: false; code: number }> {
  if (storedIds("kudos").includes(id)) return { ok: true };
  counts.set(id, likesInList + 1);
  storeIds("kudos", [...storedIds("kudos"), id]);
  const answer = await callInBackground("POST /services/{id}/likes", { params: { id } });
  if (answer.ok) {
    counts.set(id, answer.reply.likes);
    // Renders the count again.
    storeIds("kudos", [...storedIds("kudos")]);
    return { ok: true };
  }
  counts.delete(id);
  storeIds(
    "kudos",
    storedIds("kudos").filter((given) => given !== id),
  );
  return { ok: false, code: answer.problem.code };
}
