import { useCallback, useEffect, useRef, useState } from "react";
import type { ShownFeedback } from "#domain/feedback/inbox-calls.ts";
import { callApi } from "../../../base/calls/call-api.ts";
import { type InboxAddress, type InboxTab, toInboxFilters } from "./inbox-tab.ts";

/** Messages of one page of the list. */
const PAGE_SIZE = 25;

/** Counts of messages by tab; null until known. The archive has no count. */
export type InboxCounts = Readonly<Partial<Record<InboxTab, number>>>;

/** The messages of a tab, or of one kind in it, page by page, and the counts of the tabs. */
export function useInbox(
  { tab, kind, q }: Pick<InboxAddress, "tab" | "kind" | "q">,
  tabs: readonly InboxTab[],
) {
  const [rows, setRows] = useState<readonly ShownFeedback[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const [counts, setCounts] = useState<InboxCounts>({});
  const latest = useRef(0);

  const load = useCallback(
    async (from: number) => {
      const request = ++latest.current;
      setFailure(null);
      const answer = await callApi("GET /feedbacks", {
        query: {
          ...toInboxFilters(tab),
          sort: "createdAt",
          direction: "desc",
          limit: String(PAGE_SIZE),
          skip: String(from),
          q: q === "" ? undefined : q,
          kind: kind ?? undefined,
        },
      });
      // Another request was sent meanwhile.
      if (request !== latest.current) return;
      if (!answer.ok) {
        setFailure({ isNetwork: answer.problem.message === "" });
        return;
      }
      setRows((known) => {
        if (from === 0 || known === null) return answer.reply;
        const shown = new Set(known.map(({ id }) => id));
        return [...known, ...answer.reply.filter(({ id }) => !shown.has(id))];
      });
      setMore(answer.reply.length === PAGE_SIZE);
    },
    [tab, kind, q],
  );
  useEffect(() => {
    setRows(null);
    void load(0);
  }, [load]);

  const countTabs = useCallback(async () => {
    for (const one of tabs) {
      if (one === "archive") continue;
      const answer = await callApi("GET /feedbacks/count", { query: toInboxFilters(one) });
      if (answer.ok) setCounts((known) => ({ ...known, [one]: answer.reply.count }));
    }
  }, [tabs]);
  useEffect(() => void countTabs(), [countTabs]);

  const markRead = useCallback((id: string) => {
    setRows((known) => known?.map((row) => (row.id === id ? { ...row, isUnread: false } : row)) ?? null);
  }, []);
  /** The message left this tab. */
  const leave = useCallback(
    (id: string) => {
      setRows((known) => known?.filter((row) => row.id !== id) ?? null);
      void countTabs();
    },
    [countTabs],
  );
  const reload = useCallback(() => {
    void load(0);
    void countTabs();
  }, [load, countTabs]);
  return {
    rows,
    hasMore,
    failure,
    counts,
    more: () => void load(rows?.length ?? 0),
    markRead,
    leave,
    reload,
  };
}
