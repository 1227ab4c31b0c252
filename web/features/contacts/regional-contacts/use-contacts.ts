import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { type ContactSearch, type ContactsData, loadContacts } from "./load-contacts.ts";

/** Finds contacts page by page; the results of the search before stay until new ones come. */
export function useContacts({ kind, q, near }: ContactSearch, initial: ContactsData | null) {
  const { callApi } = useApp();
  const [data, setData] = useState(initial);
  const [attempt, setAttempt] = useState(0);
  const isStale = data?.kind !== kind || data.q !== q || data.near !== near;

  // biome-ignore lint/correctness/useExhaustiveDependencies: `attempt` asks again.
  useEffect(() => {
    if (!isStale) return;
    return whenResolved(loadContacts(callApi, { kind, q, near }, 0), setData);
  }, [callApi, kind, q, near, isStale, attempt]);

  const isBusy = useRef(false);
  const loadMore = useCallback(async () => {
    if (isBusy.current || isStale || data?.ok !== true) return;
    isBusy.current = true;
    const more = await loadContacts(callApi, { kind, q, near }, data.skip + data.contacts.length);
    isBusy.current = false;
    // A failed page is requested again by the link, which stays.
    if (!more.ok) return;
    setData((now) => {
      // Another search has begun in the meantime.
      if (now !== data) return now;
      const known = new Set(data.contacts.map(({ id }) => id));
      const contacts = [...data.contacts, ...more.contacts.filter(({ id }) => !known.has(id))];
      return { ...data, contacts, hasMore: more.hasMore };
    });
  }, [callApi, kind, q, near, isStale, data]);

  const retry = () => {
    setData(null);
    setAttempt((count) => count + 1);
  };
  /** Hides a contact; the focus, which was in it, moves to the page. */
  const remove = (id: string) => {
    setData((now) =>
      now?.ok === true ? { ...now, contacts: now.contacts.filter((each) => each.id !== id) } : now,
    );
    document.getElementById("content")?.focus();
  };
  return { data: data?.kind === kind ? data : null, isBusy: isStale, loadMore, retry, remove };
}
