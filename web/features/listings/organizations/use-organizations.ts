import { useCallback, useEffect, useRef, useState } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { whenResolved } from "../../../base/calls/when-resolved.ts";
import { loadOrganizations, type OrganizationsData } from "./load-organizations.ts";

/** The organizations that a name finds, page after page. */
export function useOrganizations(q: string, initial: OrganizationsData | null) {
  const { callApi } = useApp();
  const isInitial = initial?.q === q;
  const [loaded, setLoaded] = useState<OrganizationsData | null>(isInitial ? initial : null);
  // The address has another search.
  const data = loaded?.q === q ? loaded : null;
  const isThere = data !== null;
  useEffect(() => {
    if (isThere) return;
    return whenResolved(loadOrganizations(callApi, q, 0), setLoaded);
  }, [callApi, q, isThere]);

  const next = data?.ok === true ? data.skip + data.rows.length : 0;
  const isBusy = useRef(false);
  const loadMore = useCallback(async () => {
    if (isBusy.current) return;
    isBusy.current = true;
    const more = await loadOrganizations(callApi, q, next);
    isBusy.current = false;
    // A failed page is requested again by the link, which stays.
    if (!more.ok) return;
    setLoaded((now) => {
      if (now?.ok !== true || now.q !== q) return now;
      const known = new Set(now.rows.map(({ id }) => id));
      return {
        ...now,
        rows: [...now.rows, ...more.rows.filter(({ id }) => !known.has(id))],
        hasMore: more.hasMore,
      };
    });
  }, [callApi, q, next]);
  /** Forgets a failure, so that the list loads again. */
  const retry = () => setLoaded(null);
  return { data, next, loadMore, retry };
}
