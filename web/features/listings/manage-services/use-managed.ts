import { useCallback, useEffect, useRef, useState } from "react";
import type { EndpointQuery } from "#domain/base/contract/call-api.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { ListedForViewer, ServiceForViewer } from "#domain/services/listing.ts";
import { serverNow } from "../../../base/browser/server-clock.ts";
import { callApi, callInBackground } from "../../../base/calls/call-api.ts";
import { whenResolved } from "../../../base/calls/when-resolved.ts";

/**
 * Scopes: the viewer's own services, all that they may edit, of these those not confirmed for 90 days, waiting for
 * review or without an owner, and deleted ones that can be restored.
 */
export type Scope = "mine" | "all" | "stale" | "waiting" | "ownerless" | "deleted";

const STALE_MS = 90 * 86_400_000;

export interface ManagedQuery {
  readonly scope: Scope;
  readonly q: string;
  readonly userId: string;
  readonly language: Language;
}

/** A row; one that was deleted stays in sight, so that it can be undone. */
export interface ManagedRow {
  readonly service: Omit<ListedForViewer, "matched">;
  readonly isDeleted: boolean;
  /** Deleted in this list, and not one that came to it so. */
  readonly isJustDeleted: boolean;
  /** Confirmed in this list: for the server it is among the last now. */
  readonly isJustConfirmed: boolean;
}

/** Rows of one page of the manage lists (rule manage-services 2). */
const PAGE_SIZE = 25;

/** The services of the screen, page by page, and what can be done with one. */
export function useManaged({ scope, q, userId, language }: ManagedQuery) {
  const [rows, setRows] = useState<readonly ManagedRow[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [total, setTotal] = useState<number | null>(null);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const latest = useRef(0);

  const load = useCallback(
    async (from: number) => {
      const request = ++latest.current;
      setFailure(null);
      const answer = await callApi("GET /services", {
        query: buildQuery({ scope, q, userId, language }, from),
      });
      // Another request was sent meanwhile.
      if (request !== latest.current) return;
      if (!answer.ok) {
        setFailure({ isNetwork: answer.problem.message === "" });
        return;
      }
      const fresh = answer.reply.map((service) => ({
        service,
        isDeleted: scope === "deleted",
        isJustDeleted: false,
        isJustConfirmed: false,
      }));
      setRows((known) => {
        if (from === 0 || known === null) return fresh;
        // A service that changed in the meantime may have moved to another page.
        const shown = new Set(known.map(({ service }) => service.id));
        return [...known, ...fresh.filter(({ service }) => !shown.has(service.id))];
      });
      setMore(fresh.length === PAGE_SIZE);
      setTotal(answer.total ?? null);
    },
    [scope, q, userId, language],
  );
  useEffect(() => {
    setRows(null);
    setTotal(null);
    void load(0);
  }, [load]);

  const replace = useCallback((id: string, next: (row: ManagedRow) => ManagedRow) => {
    setRows((known) => known?.map((row) => (row.service.id === id ? next(row) : row)) ?? null);
  }, []);

  const confirm = useCallback(
    async (id: string) => {
      const answer = await callApi("POST /services/{id}/confirm", { params: { id } });
      if (answer.ok) replace(id, (row) => ({ ...renewed(row, answer.reply), isJustConfirmed: true }));
      return answer;
    },
    [replace],
  );
  const remove = useCallback(
    async (id: string) => {
      // The row disappears right away, and comes back if the server refuses (rule manage-services 5).
      replace(id, (row) => ({ ...row, isDeleted: true, isJustDeleted: true }));
      const answer = await callApi("DELETE /services/{id}", { params: { id } });
      if (!answer.ok) replace(id, (row) => ({ ...row, isDeleted: false, isJustDeleted: false }));
      return answer;
    },
    [replace],
  );
  const restore = useCallback(
    async (id: string) => {
      const answer = await callApi("POST /services/{id}/restore", { params: { id } });
      if (answer.ok)
        replace(id, (row) => ({ ...renewed(row, answer.reply), isDeleted: false, isJustDeleted: false }));
      return answer;
    },
    [replace],
  );
  // Services deleted, restored or confirmed here stay in this list, and no longer appear at their place on later pages.
  const isAhead = ({ isDeleted, isJustConfirmed }: ManagedRow) =>
    isDeleted === (scope === "deleted") && !isJustConfirmed;
  const more = () => load(rows?.filter(isAhead).length ?? 0);
  const showStatus = useCallback(
    (id: string, openStatus: ManagedRow["service"]["openStatus"]) =>
      replace(id, (row) => ({ ...row, service: { ...row.service, openStatus } })),
    [replace],
  );
  return { rows, hasMore, total, failure, more, confirm, remove, restore, showStatus };
}

/** Only rows of lists contain intake, so the status that belongs to it stays the row's. */
function renewed(row: ManagedRow, { openStatus: _, ...service }: ServiceForViewer): ManagedRow {
  return { ...row, service: { ...row.service, ...service } };
}

function buildQuery(
  { scope, q, userId, language }: ManagedQuery,
  skip: number,
): EndpointQuery<"GET /services"> {
  return {
    ...scopeQuery(scope, userId),
    // The oldest confirmation first, and before it what no one has confirmed; of what was deleted, the latest change.
    sort: scope === "deleted" ? "updatedAt" : "verifiedAt",
    limit: String(PAGE_SIZE),
    skip: String(skip),
    lang: language,
    search: q === "" ? undefined : "name",
    q: q === "" ? undefined : q,
  };
}

/** Query of a scope, for its list and its count. */
function scopeQuery(scope: Scope, userId: string): EndpointQuery<"GET /services/count"> {
  return {
    isShowAll: "true",
    user: scope === "mine" ? userId : undefined,
    isApproved: scope === "waiting" ? "false" : undefined,
    isOwnerLost: scope === "ownerless" ? "true" : undefined,
    isDeleted: scope === "deleted" ? "true" : undefined,
    verifiedBefore: scope === "stale" ? new Date(serverNow() - STALE_MS).toISOString() : undefined,
  };
}

/**
 * Counts the services of each scope; a scope whose count fails to load has no number.
 *
 * @param scopes the same array each time
 * @param changes another value after each change, which counts again
 */
export function useScopeCounts(
  scopes: readonly Scope[],
  userId: string,
  changes: string,
): Partial<Record<Scope, number>> {
  const [counts, setCounts] = useState<Partial<Record<Scope, number>>>({});
  // biome-ignore lint/correctness/useExhaustiveDependencies: changes are counted anew.
  useEffect(() => {
    const cancels = scopes.map((scope) =>
      whenResolved(
        callInBackground("GET /services/count", { query: scopeQuery(scope, userId) }),
        (answer) => {
          if (answer.ok) setCounts((known) => ({ ...known, [scope]: answer.reply.count }));
        },
      ),
    );
    return () => {
      for (const cancel of cancels) cancel();
    };
  }, [scopes, userId, changes]);
  return counts;
}
