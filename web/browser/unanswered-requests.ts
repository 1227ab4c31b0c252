import { getSessionItem, setSessionItem } from "./session-storage.ts";

/** Requests that were sent and not answered, in the session's storage: the page may be gone before the answer comes. */
interface Unanswered<Request> {
  readonly id: number;
  /** Who made it. */
  readonly by: string;
  readonly request: Request;
}

/**
 * @param name one for each kind of request; several of one kind may be under way
 * @returns what `removeUnanswered` takes
 */
export function storeUnanswered(name: string, by: string, request: unknown): number {
  const id = Math.random();
  setSessionItem(name, [...stored(name), { id, by, request }]);
  return id;
}

export function removeUnanswered(name: string, id: number): void {
  setSessionItem(
    name,
    stored(name).filter((one) => one.id !== id),
  );
}

/** Removes and returns those of one person, oldest first. */
export function takeUnanswered<Request>(name: string, by: string): readonly Request[] {
  const all = stored<Request>(name);
  setSessionItem(
    name,
    all.filter((one) => one.by !== by),
  );
  return all.filter((one) => one.by === by).map(({ request }) => request);
}

function stored<Request>(name: string): readonly Unanswered<Request>[] {
  const found = getSessionItem<readonly Unanswered<Request>[]>(name);
  return Array.isArray(found) ? found : [];
}
