import { useCallback, useEffect, useRef, useState } from "react";
import { HOME_LIST_LIMIT } from "#domain/base/contract/limits.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { provenNow, serverNow } from "../../../base/browser/server-clock.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { cachedList, cacheList, type ServiceList } from "./list-cache.ts";
import type { ListRequest } from "./list-parameters.ts";
import { loadHome } from "./load-home.ts";
import { type HomeData, loadRows } from "./load-rows.ts";
import { useStatusExpiry } from "./use-status-expiry.ts";

const LOADING = {
  rows: [],
  phase: "loading",
  isNetwork: false,
  hasMore: false,
  total: null,
  suggestions: null,
  at: 0,
  danger: null,
} as const;
/** A moment further back is not asked about: the API refuses one of the day before. */
const MAX_AT_AGE_MS = 12 * 60 * 60_000;

/** @param at when it came, epoch milliseconds of the server's clock */
function listFrom(key: string, data: HomeData, at: number): ServiceList {
  const { danger = null } = data;
  if (!data.ok) return { ...LOADING, key, phase: "failed", isNetwork: data.isNetwork, danger };
  const { rows, hasMore, total, suggestions, isWide = false, asked } = data;
  return {
    key,
    rows,
    phase: "ready",
    isNetwork: false,
    hasMore,
    total,
    suggestions,
    isWide,
    at,
    danger,
    asked,
  };
}

/**
 * The rows of a list, page after page. Another question starts from the start; coming back to one that was
 * left finds it as it was.
 */
export function useServiceList(list: ListRequest, initial: { key: string; data: HomeData } | null) {
  const { callApi, isHydrated, hasPrivateSearch, now: renderedAt } = useApp();
  const key = toListKey(list);
  const [state, setState] = useState<ServiceList>(() => {
    // The document has no text that names a danger; the address does until the app has taken it out.
    const sent =
      hasPrivateSearch && !isHydrated ? toListKey({ ...list, query: { ...list.query, q: "" } }) : key;
    const initialList = initial?.key === sent ? listFrom(key, initial.data, renderedAt) : { ...LOADING, key };
    // The first rendering must match the server's; later ones may continue where an earlier list stopped.
    return (isHydrated ? cachedList(key) : null) ?? initialList;
  });
  const [attempt, setAttempt] = useState(0);
  const request = useRef(list);
  request.current = list;
  const shown: ServiceList = state.key === key ? state : (cachedList(key) ?? { ...LOADING, key });
  const isLoading = shown.phase === "loading";

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks the same question again.
  useEffect(() => {
    const cached = cachedList(key);
    if (cached !== null && (state.key !== key || cached.rows.length > state.rows.length)) setState(cached);
    if (!isLoading) return;
    return whenResolved(loadHome(callApi, request.current), (data) =>
      setState(listFrom(key, data, serverNow())),
    );
  }, [key, isLoading, attempt, callApi]);

  useEffect(() => {
    // One that is left while it is continued can be continued again.
    if (shown.phase === "more") cacheList({ ...shown, phase: "ready" });
    else if (shown.phase !== "loading" && shown.phase !== "failed") cacheList(shown);
  }, [shown]);

  /** Keys of the lists that are being continued. */
  const busy = useRef(new Set<string>());
  const loadMore = useCallback(async () => {
    if (busy.current.has(key)) return;
    busy.current.add(key);
    setState((now) => (now.key === key ? { ...now, phase: "more" } : now));
    const skip = shown.rows.length;
    // The first HTML holds the beginning of the page of a hundred; the rest of it comes first.
    const limit = skip < HOME_LIST_LIMIT ? HOME_LIST_LIMIT - skip : HOME_LIST_LIMIT;
    const at = Math.max(shown.at, (provenNow() ?? 0) - MAX_AT_AGE_MS);
    const within = shown.isWide === true ? { within: null } : {};
    const more = await loadRows(callApi, { ...request.current, at, ...within }, { skip, limit });
    busy.current.delete(key);
    setState((now) => {
      if (now.key !== key) return now;
      if (!more.ok) return { ...now, phase: "stuck", isNetwork: more.isNetwork };
      const known = new Set(now.rows.map((row) => row.id));
      const rows = [...now.rows, ...more.rows.filter((row) => !known.has(row.id))];
      return { ...now, rows, phase: "ready", hasMore: more.hasMore, total: more.total ?? now.total };
    });
  }, [callApi, key, shown.rows.length, shown.at, shown.isWide]);

  const retry = useCallback(() => {
    setState({ ...LOADING, key });
    setAttempt((count) => count + 1);
  }, [key]);

  const setRows = useCallback(
    (change: (rows: readonly Card[]) => readonly Card[]) =>
      setState((now) => (now.key === key ? { ...now, rows: change(now.rows) } : now)),
    [key],
  );
  useStatusExpiry(shown.rows, list, setRows);

  return { list: shown, loadMore, retry };
}

export function toListKey({ query, place, language, near }: ListRequest): string {
  // Identifies a list, whichever way its text is sent.
  const { isPrivate: _, ...asked } = query;
  // The key stands in the document: values are enough, and none has a line break.
  return [
    ...Object.values(asked),
    ...Object.values(place ?? {}),
    language,
    ...Object.values(near ?? {}),
  ].join("\n");
}
