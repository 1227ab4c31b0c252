import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { TopicCode } from "#domain/services/topics/topic-table.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { useStatusExpiry } from "../home/use-status-expiry.ts";
import { loadTopic, type TopicData } from "./load-topic.ts";

const NONE: readonly Card[] = [];

/** The services of a topic, page after page. @param code stays the same for as long as the component lives */
export function useTopic(code: TopicCode, initial: TopicData | null) {
  const { callApi, place, language } = useApp();
  // The document may have been rendered for another topic.
  const isInitial = initial?.code === code;
  const [data, setData] = useState<TopicData | null>(isInitial ? initial : null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (attempt === 0 && isInitial) return;
    return whenResolved(loadTopic(callApi, code, place, language, 0), setData);
  }, [callApi, code, place, language, isInitial, attempt]);

  const rows = data?.ok === true ? data.rows : NONE;
  const setRows = useCallback(
    (change: (rows: readonly Card[]) => readonly Card[]) =>
      setData((now) => (now?.ok === true ? { ...now, rows: change(now.rows) } : now)),
    [],
  );
  const list = useMemo(() => ({ language, query: { openNow: false } }), [language]);
  useStatusExpiry(rows, list, setRows);

  const next = data?.ok === true ? data.skip + data.rows.length : 0;
  const isBusy = useRef(false);
  const loadMore = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const more = await loadTopic(callApi, code, place, language, next);
    isBusy.current = false;
    // A failed page is requested again by the link, which stays.
    if (!more.ok) return;
    setData((now) => {
      if (now?.ok !== true) return now;
      const known = new Set(now.rows.map(({ id }) => id));
      return {
        ...now,
        rows: [...now.rows, ...more.rows.filter(({ id }) => !known.has(id))],
        hasMore: more.hasMore,
      };
    });
  }, [callApi, code, place, language, next]);

  const retry = () => {
    setData(null);
    setAttempt((count) => count + 1);
  };
  return { data, rows, next, loadMore, retry };
}
