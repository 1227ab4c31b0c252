/** Runs tasks with a limit on concurrency, in total and per key, the keys in turns. */
export interface FairQueue {
  /**
   * Resolves with the result of `work`, or with null where too many tasks are queued, in total or for `who`, or where
   * the client leaves before the task has begun.
   *
   * @param gone aborted when the client leaves: a waiting task is dropped, a running one goes on
   */
  run<T>(who: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T | null>;
  /** Runs a task that may always wait, since something else limits how many of them there are. */
  wait<T>(who: string, work: () => Promise<T>, gone?: AbortSignal): Promise<T | null>;
}

interface FairQueueOptions {
  /** Maximum number of tasks running at a time. */
  readonly concurrency: number;
  /** Maximum number of running tasks of one key; absent: all. */
  readonly concurrencyPerKey?: number;
  /** Maximum number of tasks queued or running in total. */
  readonly max: number;
  /** Maximum number of tasks queued or running for one key. */
  readonly maxPerKey: number;
}

/** The tasks of one key. */
interface Line {
  running: number;
  /** The turn in which it last ran; a new key goes before one that has just had its turn. */
  turn: number;
  readonly waiting: Set<() => void>;
}

/**
 * Takes the keys in turns and bounds the tasks of each, so that one client's burst delays the others by what runs
 * already, however much of it waits.
 */
export function fairQueue({ concurrency, concurrencyPerKey, max, maxPerKey }: FairQueueOptions): FairQueue {
  const mostPerKey = concurrencyPerKey ?? concurrency;
  const lines = new Map<string, Line>();
  let running = 0;
  let waiting = 0;
  let turns = 0;

  const begin = (line: Line) => {
    running++;
    line.running++;
    line.turn = ++turns;
  };
  const next = () => {
    if (running >= concurrency) return;
    let first: Line | null = null;
    for (const line of lines.values()) {
      if (line.waiting.size === 0 || line.running >= mostPerKey) continue;
      if (first === null || line.turn < first.turn) first = line;
    }
    const [start] = first?.waiting ?? [];
    if (first === null || start === undefined) return;
    first.waiting.delete(start);
    waiting--;
    begin(first);
    start();
  };
  const end = (who: string, line: Line) => {
    running--;
    line.running--;
    if (line.running === 0 && line.waiting.size === 0) lines.delete(who);
    next();
  };
  /** Resolves to false when the client has left. */
  const waitForTurn = (line: Line, gone: AbortSignal | undefined): Promise<boolean> =>
    new Promise((resolve) => {
      const leave = () => {
        if (!line.waiting.delete(start)) return;
        waiting--;
        resolve(false);
      };
      const start = () => {
        gone?.removeEventListener("abort", leave);
        resolve(true);
      };
      line.waiting.add(start);
      waiting++;
      gone?.addEventListener("abort", leave, { once: true });
    });
  const inTurn = async <T>(
    who: string,
    work: () => Promise<T>,
    gone: AbortSignal | undefined,
    isBounded: boolean,
  ): Promise<T | null> => {
    if (gone?.aborted === true) return null;
    const line = lines.get(who) ?? { running: 0, turn: turns - 1, waiting: new Set() };
    if (isBounded && (running + waiting >= max || line.running + line.waiting.size >= maxPerKey)) return null;
    lines.set(who, line);
    if (running < concurrency && line.running < mostPerKey) begin(line);
    else if (!(await waitForTurn(line, gone))) {
      if (line.running === 0 && line.waiting.size === 0) lines.delete(who);
      return null;
    }
    try {
      return await work();
    } finally {
      end(who, line);
    }
  };
  return {
    run: (who, work, gone) => inTurn(who, work, gone, true),
    wait: (who, work, gone) => inTurn(who, work, gone, false),
  };
}
