import { useCallback, useEffect, useRef, useState } from "react";
import type { QueryOf } from "#domain/contract/call-api.ts";
import type { ListedForViewer } from "#domain/listings/listing.ts";
import type { Language } from "#domain/words/language.ts";
import { callApi } from "../../calls/call-api.ts";

/**
 * Whose services: the viewer's own, all that they may edit, those that lost their owner, or what was deleted and can
 * be restored.
 */
export type Scope = "mine" | "all" | "ownerless" | "deleted";

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
}

/** Rows of one page of the manage lists (rule manage-services 2). */
const PAGE_SIZE = 25;

/** The services of the screen, page by page, and what can be done with one. */
export function useManaged({ scope, q, userId, language }: ManagedQuery) {
  const [rows, setRows] = useState<readonly ManagedRow[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const latest = useRef(0);

  const load = useCallback(
    async (from: number) => {
      const request = ++latest.current;
      setFailure(null);
      const answer = await callApi("GET /services", {
        query: queryOf({ scope, q, userId, language }, from),
      });
      // Somebody asked for something else meanwhile.
      if (request !== latest.current) return;
      if (!answer.ok) {
        setFailure({ isNetwork: answer.problem.message === "" });
        return;
      }
      const fresh = answer.reply.map((service) => ({
        service,
        isDeleted: scope === "deleted",
        isJustDeleted: false,
      }));
      setRows((known) => {
        if (from === 0 || known === null) return fresh;
        // What was changed meanwhile may have moved to another page.
        const shown = new Set(known.map(({ service }) => service.id));
        return [...known, ...fresh.filter(({ service }) => !shown.has(service.id))];
      });
      setMore(fresh.length === PAGE_SIZE);
    },
    [scope, q, userId, language],
  );
  useEffect(() => {
    setRows(null);
    void load(0);
  }, [load]);

  const replace = useCallback((id: string, next: (row: ManagedRow) => ManagedRow) => {
    setRows((known) => known?.map((row) => (row.service.id === id ? next(row) : row)) ?? null);
  }, []);

  const confirm = useCallback(
    async (id: string) => {
      const answer = await callApi("POST /services/{id}/confirm", { params: { id } });
      if (answer.ok) replace(id, (row) => ({ ...row, service: answer.reply }));
      return answer;
    },
    [replace],
  );
  const remove = useCallback(
    async (id: string) => {
      // Gone at once; back where the server refuses (rule manage-services 5).
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
      if (answer.ok) replace(id, () => ({ service: answer.reply, isDeleted: false, isJustDeleted: false }));
      return answer;
    },
    [replace],
  );
  // What was deleted or restored here stands in this list, and no more in the one that goes on.
  const more = () => load(rows?.filter(({ isDeleted }) => isDeleted === (scope === "deleted")).length ?? 0);
  return { rows, hasMore, failure, more, confirm, remove, restore };
}

function queryOf({ scope, q, userId, language }: ManagedQuery, skip: number): QueryOf<"GET /services"> {
  return {
    isShowAll: "true",
    sort: "updatedAt",
    direction: "desc",
    limit: String(PAGE_SIZE),
    skip: String(skip),
    lang: language,
    user: scope === "mine" ? userId : undefined,
    isOwnerLost: scope === "ownerless" ? "true" : undefined,
    isDeleted: scope === "deleted" ? "true" : undefined,
    search: q === "" ? undefined : "name",
    q: q === "" ? undefined : q,
  };
}
