import { useCallback, useEffect, useRef, useState } from "react";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import type { MoveDirection } from "#domain/contacts/crisis-lines/move-line.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import type { CrisisLinesData } from "./load-crisis-lines.ts";
import { linesNear, loadCrisisLines } from "./load-crisis-lines.ts";

/** The lines that a search finds, page after page; those of the search before stay until they come. */
export function useCrisisLines(q: string, initial: CrisisLinesData | null) {
  const { callApi, place, viewer } = useApp();
  const near = linesNear(place, viewer);
  const [data, setData] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const isStale = data?.q !== q;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again.
  useEffect(() => {
    if (!isStale) return;
    return whenResolved(loadCrisisLines(callApi, q, 0, near), setData);
  }, [callApi, q, near, isStale, attempt]);

  /** Searches that are being continued: one that waits holds up no other. */
  const busy = useRef(new Set<string>());
  const loadMore = useCallback(async () => {
    if (busy.current.has(q) || isStale || data?.ok !== true) return;
    busy.current.add(q);
    const more = await loadCrisisLines(callApi, q, data.skip + data.lines.length, near);
    busy.current.delete(q);
    // A failed page is requested again by the link, which stays.
    if (!more.ok) return;
    setData((now) => {
      if (now?.ok !== true || now.q !== q) return now;
      const known = new Set(now.lines.map(({ id }) => id));
      const lines = [...now.lines, ...more.lines.filter(({ id }) => !known.has(id))];
      return { ...now, lines, hasMore: more.hasMore };
    });
  }, [callApi, q, near, isStale, data]);

  const retry = () => {
    setData(null);
    setAttempt((count) => count + 1);
  };
  /** Hides a line; the focus, which was in it, moves to the page. */
  const removeLine = (id: string) => {
    setData((now) =>
      now?.ok === true ? { ...now, lines: now.lines.filter((line) => line.id !== id) } : now,
    );
    document.getElementById("content")?.focus();
  };
  /** Puts a line one place further; where its neighbor is not loaded, the list is loaded again. */
  const moveLine = (line: PublicCrisisLine, direction: MoveDirection) => {
    if (data?.ok !== true) return;
    const from = data.lines.findIndex(({ id }) => id === line.id);
    const to = direction === "up" ? from - 1 : from + 1;
    const other = data.lines[to];
    if (from < 0 || other === undefined) return retry();
    const lines = [...data.lines];
    lines[from] = other;
    lines[to] = line;
    setData({ ...data, lines });
  };
  return { data, isBusy: isStale, loadMore, retry, removeLine, moveLine };
}
