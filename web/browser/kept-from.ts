/**
 * Whether the page shows what this phone keeps instead of what the server says, and since when it has that. The
 * worker says so in a header of each reply that it makes.
 */

export interface KeptFrom {
  /** Epoch milliseconds of the oldest thing shown. */
  readonly at: number;
  /** False: only what was opened before, and not a whole area. */
  readonly isArea: boolean;
}

let kept: KeptFrom | null = null;
const listeners = new Set<() => void>();

/** Takes notice of a reply of the API. */
export function noteReply(headers: Headers): void {
  const at = headers.get("x-kept-at");
  const next =
    at === null
      ? null
      : {
          at: Math.min(Number(at), kept?.at ?? Number.POSITIVE_INFINITY),
          isArea: headers.get("x-kept-area") !== null && kept?.isArea !== false,
        };
  if (next?.at === kept?.at && next?.isArea === kept?.isArea) return;
  kept = next;
  for (const listener of listeners) listener();
}

/** Null: what is shown is from the server. */
export function keptFrom(): KeptFrom | null {
  return kept;
}

export function watchKeptFrom(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
