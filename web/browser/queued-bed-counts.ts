/** Bed counts that wait for the network, in the browser's storage. Only whoever counted sends them. */

export interface QueuedCount {
  /** UUID of the shelter. */
  readonly id: string;
  readonly availableBeds: number;
  /** ISO instant of the count, by the device's clock. */
  readonly countedAt: string;
  /** It could not be sent at once, so the time of the count is sent with it. */
  readonly hasWaited: boolean;
}

const KEY = "bed-counts";

/** Id of the user whose counts wait; null where none do. */
export function queuedCountsOwner(): string | null {
  return read()?.userId ?? null;
}

/** The counts of this user, each shelter's last one. Empty where nothing waits, or storage is forbidden. */
export function readQueuedCounts(userId: string): readonly QueuedCount[] {
  const stored = read();
  return stored?.userId === userId ? stored.counts : [];
}

/** Stores a count in place of an earlier one of its shelter. Without storage it lasts as long as the page. */
export function queueCount(userId: string, count: QueuedCount): void {
  const others = readQueuedCounts(userId).filter(({ id }) => id !== count.id);
  write(userId, [...others, count]);
}

/** It was tried in vain, or is left from before the page was opened. */
export function markDelayed(userId: string, { id, countedAt }: QueuedCount): void {
  const counts = readQueuedCounts(userId);
  write(
    userId,
    counts.map((stored) =>
      stored.id === id && stored.countedAt === countedAt ? { ...stored, hasWaited: true } : stored,
    ),
  );
}

/** Forgets a count, unless the shelter was counted again meanwhile. */
export function removeQueuedCount(userId: string, { id, countedAt }: QueuedCount): void {
  write(
    userId,
    readQueuedCounts(userId).filter((stored) => stored.id !== id || stored.countedAt !== countedAt),
  );
}

function read(): { userId: string; counts: readonly QueuedCount[] } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    if (typeof stored !== "object" || stored === null || !("userId" in stored)) return null;
    if (typeof stored.userId !== "string") return null;
    const counts = "counts" in stored && Array.isArray(stored.counts) ? stored.counts.filter(isCount) : [];
    return { userId: stored.userId, counts };
  } catch {
    return null;
  }
}

function write(userId: string, counts: readonly QueuedCount[]): void {
  try {
    if (counts.length === 0) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify({ userId, counts }));
  } catch {
    // Full or forbidden.
  }
}

function isCount(value: unknown): value is QueuedCount {
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
