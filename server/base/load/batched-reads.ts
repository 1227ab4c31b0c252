/**
 * Batches the reads of callers who can wait a short time: a query for many costs little more than one for a single
 * caller. Nothing is cached: each caller gets rows that were read after it asked.
 */
export class BatchedReads<Key, T> {
  #waiting: Waiting<Key, T>[] = [];
  readonly #read: (keys: readonly Key[]) => Promise<readonly T[]>;
  readonly #pause: (first: Key) => number;

  /**
   * @param read results in the order of the keys
   * @param pause how long the first caller of a batch waits for others, in milliseconds
   */
  constructor(read: (keys: readonly Key[]) => Promise<readonly T[]>, pause: (first: Key) => number) {
    this.#read = read;
    this.#pause = pause;
  }

  get(key: Key): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ key, resolve, reject });
      if (this.#waiting.length === 1) setTimeout(() => void this.#flush(), this.#pause(key));
    });
  }

  async #flush(): Promise<void> {
    const batch = this.#waiting;
    this.#waiting = [];
    try {
      const results = await this.#read(batch.map(({ key }) => key));
      for (const [index, { resolve, reject }] of batch.entries()) {
        const result = results[index];
        if (result === undefined) reject(new Error("A batch has fewer results than keys."));
        else resolve(result);
      }
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }
}

interface Waiting<Key, T> {
  readonly key: Key;
  readonly resolve: (result: T) => void;
  readonly reject: (error: unknown) => void;
}
