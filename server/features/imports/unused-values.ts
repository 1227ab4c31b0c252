/** Maximum number of columns that are counted by name. */
const MAX_NAMES = 2000;

/** Counts values of a package that are neither shown nor set aside, by `table.column`. */
export class UnusedValues {
  readonly #counts = new Map<string, number>();

  add(name: string, count = 1): void {
    const known = this.#counts.has(name) || this.#counts.size < MAX_NAMES ? name : "other columns";
    this.#counts.set(known, (this.#counts.get(known) ?? 0) + count);
  }

  /** The most frequent one first. */
  get columns(): readonly (readonly [name: string, count: number])[] {
    return [...this.#counts].toSorted(([, one], [, other]) => other - one);
  }
}
