import { BEDS_FOR, type BedsFor } from "#domain/beds/beds-for.ts";
import { BED_COUNTS } from "./bed-counts-item.ts";

/** Bed counts that wait for the network, in the browser's storage. Only the person who counted sends them. */

export interface QueuedCount {
  /** UUID of the shelter. */
  readonly id: string;
  /** Whom the counted beds are for; null: all together. */
  readonly group: BedsFor | null;
  readonly availableBeds: number;
  /** ISO instant of the count, by the device's clock. */
  readonly countedAt: string;
  /** The count could not be sent right away, so its time is sent with it. */
  readonly hasWaited: boolean;
}

/** Returns the id of the user whose counts wait; null where none do. */
export function queuedCountsOwner(): string | null {
  return read()?.userId ?? null;
}

/**
 * Returns this user's counts, the last one of each shelter and group. Empty where none wait, or storage is forbidden.
 */
export function readQueuedCounts(userId: string): readonly QueuedCount[] {
  const stored = read();
  return stored?.userId === userId ? stored.counts : [];
}

/** Stores a count in place of an earlier one of its shelter and group. Without storage it lasts as long as the page. */
export function queueCount(userId: string, count: QueuedCount): void {
  const others = readQueuedCounts(userId).filter((stored) => !isOfSame(stored, count));
  write(userId, [...others, count]);
}

/** An attempt to send it failed, or it was left from before the page was opened. */
export function markDelayed(userId: string, count: QueuedCount): void {
  const counts = readQueuedCounts(userId);
  write(
    userId,
    counts.map((stored) =>
      isOfSame(stored, count) && stored.countedAt === count.countedAt
        ? { ...stored, hasWaited: true }
        : stored,
    ),
  );
}

/** Removes a count, unless the shelter was counted again meanwhile. */
export function removeQueuedCount(userId: string, count: QueuedCount): void {
  write(
    userId,
    readQueuedCounts(userId).filter(
      (stored) => !isOfSame(stored, count) || stored.countedAt !== count.countedAt,
    ),
  );
}

function read(): { userId: string; counts: readonly QueuedCount[] } | null {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(BED_COUNTS) ?? "null");
    if (typeof stored !== "object" || stored === null || !("userId" in stored)) return null;
    if (typeof stored.userId !== "string") return null;
    const counts = "counts" in stored && Array.isArray(stored.counts) ? stored.counts.flatMap(countIn) : [];
    return { userId: stored.userId, counts };
  } catch {
    return null;
  }
}

function write(userId: string, counts: readonly QueuedCount[]): void {
  try {
    if (counts.length === 0) localStorage.removeItem(BED_COUNTS);
    else localStorage.setItem(BED_COUNTS, JSON.stringify({ userId, counts }));
  } catch {
    // Full or forbidden.
  }
}

function isOfSame(one: QueuedCount, other: QueuedCount): boolean {
  return one.id === other.id && one.group === other.group;
}

/** A stored count; one from before there were groups is of all together. */
function countIn(value: unknown): QueuedCount[] {
  if (!isCount(value)) return [];
  const named = "group" in value ? value.group : null;
  return [{ ...value, group: BEDS_FOR.find((each) => each === named) ?? null }];
}

function isCount(value: unknown): value is Omit<QueuedCount, "group"> {
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
