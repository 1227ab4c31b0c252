/** Bed counts that wait for the network, in the browser's storage. Only whoever counted sends them. */

export interface WaitingCount {
  /** UUID of the shelter. */
  readonly id: string;
  readonly availableBeds: number;
  /** ISO instant of the count, by the device's clock. */
  readonly countedAt: string;
  /** It could not be sent at once: the moment of its counting is told with it. */
  readonly hasWaited: boolean;
}

const KEY = "bed-counts";

/** Id of the user whose counts wait; null where none do. */
export function whoCounted(): string | null {
  return read()?.userId ?? null;
}

/** The counts of this user, each shelter's last one. Empty where nothing waits, or storage is forbidden. */
export function readWaitingCounts(userId: string): readonly WaitingCount[] {
  const kept = read();
  return kept?.userId === userId ? kept.counts : [];
}

/** Keeps a count in place of an earlier one of its shelter. What cannot be kept still holds while the page lives. */
export function keepWaitingCount(userId: string, count: WaitingCount): void {
  const others = readWaitingCounts(userId).filter(({ id }) => id !== count.id);
  write(userId, [...others, count]);
}

/** It was tried in vain, or is left from before the page was opened. */
export function markWaited(userId: string, { id, countedAt }: WaitingCount): void {
  const counts = readWaitingCounts(userId);
  write(
    userId,
    counts.map((kept) =>
      kept.id === id && kept.countedAt === countedAt ? { ...kept, hasWaited: true } : kept,
    ),
  );
}

/** Forgets a count, unless the shelter was counted again meanwhile. */
export function dropWaitingCount(userId: string, { id, countedAt }: WaitingCount): void {
  write(
    userId,
    readWaitingCounts(userId).filter((kept) => kept.id !== id || kept.countedAt !== countedAt),
  );
}

function read(): { userId: string; counts: readonly WaitingCount[] } | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof kept !== "object" || kept === null || !("userId" in kept)) return null;
    if (typeof kept.userId !== "string") return null;
    const counts = "counts" in kept && Array.isArray(kept.counts) ? kept.counts.filter(isCount) : [];
    return { userId: kept.userId, counts };
  } catch {
    return null;
  }
}

function write(userId: string, counts: readonly WaitingCount[]): void {
  try {
    if (counts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, counts }));
  } catch {
    // Full or forbidden.
  }
}

function isCount(value: unknown): value is WaitingCount {
  if (typeof value !== "object" || value === null) return false;
  return (
    "id" in value &&
    typeof value.id === "string" &&
    "availableBeds" in value &&
    typeof value.availableBeds === "number" &&
    "countedAt" in value &&
    typeof value.countedAt === "string" &&
    "hasWaited" in value &&
    typeof value.hasWaited === "boolean"
  );
}
