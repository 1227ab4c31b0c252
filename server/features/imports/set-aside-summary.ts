import type { SetAside } from "#domain/imports/source-record.ts";
import type { SetAsideSink } from "./set-aside-file.ts";

/** Maximum numbers of kinds of reasons that are counted, and of rows that are listed; the sink receives all. */
const MAX_KINDS = 100;
const LISTED = 20;

/** Counts what is set aside by reason, and passes it on. */
export class SetAsideSummary implements SetAsideSink {
  readonly #sink: SetAsideSink;
  readonly #kinds = new Map<string, number>();
  readonly #first: SetAside[] = [];
  #count = 0;

  constructor(sink: SetAsideSink) {
    this.#sink = sink;
  }

  add(items: readonly SetAside[]): void {
    this.#count += items.length;
    this.#first.push(...items.slice(0, LISTED - this.#first.length));
    for (const { reason } of items) {
      const kind = generalizeReason(reason);
      const known = this.#kinds.has(kind) || this.#kinds.size < MAX_KINDS ? kind : "other reasons";
      this.#kinds.set(known, (this.#kinds.get(known) ?? 0) + 1);
    }
    this.#sink.add(items);
  }

  drain(): Promise<void> {
    return this.#sink.drain();
  }

  get count(): number {
    return this.#count;
  }

  /** The first rows. */
  get first(): readonly SetAside[] {
    return this.#first;
  }

  /** Reasons, the most frequent one first. */
  get kinds(): readonly (readonly [string, number])[] {
    return [...this.#kinds].toSorted(([, one], [, other]) => other - one);
  }
}

/** Reasons that differ only in quoted text and numbers are counted as one. */
function generalizeReason(reason: string): string {
  return reason.replace(/"[^"]*"/gu, "…").replace(/\d+/gu, "n");
}

/** The most frequent reasons of several packages together. */
export function commonest(
  kinds: readonly SetAsideSummary["kinds"][],
  limit: number,
): { reason: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const [reason, count] of kinds.flat()) counts.set(reason, (counts.get(reason) ?? 0) + count);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, limit)
    .map(([reason, count]) => ({ reason, count }));
}
