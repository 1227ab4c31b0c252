/**
 * Lets concurrent callers share a read, one at a time. Each gets the result of a read that began after its call, so
 * that it sees everything that was finished by then.
 */
export function sharedRead<T>(read: () => Promise<T>): () => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  let next: Promise<T> | null = null;
  return () => {
    if (next !== null) return next;
    const queued = last.then(() => {
      next = null;
      return read();
    });
    next = queued;
    last = queued.catch(() => {});
    return queued;
  };
}
