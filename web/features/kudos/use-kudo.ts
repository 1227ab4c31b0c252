import { useSyncExternalStore } from "react";
import { keepIds, keptIds, watchIds } from "../../browser/kept-ids.ts";
import { callQuietly } from "../../calls/call-api.ts";

/** Counts that this page knows better than the list it came with. */
const counts = new Map<string, number>();

/** Whether this browser thanked the service already, and how many did: `listed` until it knows better. */
export function useKudo(id: string, listed: number): { isGiven: boolean; count: number } {
  const known = useSyncExternalStore(
    watchIds,
    () => (keptIds("kudos").includes(id) ? (counts.get(id) ?? 0) : null),
    () => null,
  );
  return known === null
    ? { isGiven: false, count: listed }
    : { isGiven: true, count: Math.max(known, listed) };
}

/** One for each browser: counted at once, and taken back where the server refuses. */
export async function thank(id: string, listed: number): Promise<{ ok: true } | { ok: false; code: number }> {
  if (keptIds("kudos").includes(id)) return { ok: true };
  counts.set(id, listed + 1);
  keepIds("kudos", [...keptIds("kudos"), id]);
  const answer = await callQuietly("POST /services/{id}/likes", { params: { id } });
  if (answer.ok) {
    counts.set(id, answer.reply.likes);
    // Draws the count anew.
    keepIds("kudos", [...keptIds("kudos")]);
    return { ok: true };
  }
  counts.delete(id);
  keepIds(
    "kudos",
    keptIds("kudos").filter((given) => given !== id),
  );
  return { ok: false, code: answer.problem.code };
}
