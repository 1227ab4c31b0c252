import { useCallback, useEffect, useRef, useState } from "react";
import type { UserSummary } from "#domain/accounts/users/user.ts";
import { readUserSearch } from "#domain/accounts/users/user-search.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type { EndpointQuery } from "#domain/base/contract/call-api.ts";
import type { Role } from "#domain/base/roles/role.ts";
import { userSearch as en } from "#words/compiled/en/accounts/user-search.ts";
import { userSearch as es } from "#words/compiled/es/accounts/user-search.ts";
import { callApi, callInBackground } from "../../../base/calls/call-api.ts";

/** The parts of the list, as the chips above it name them. */
export const USER_GROUPS = ["all", "providers", "volunteers", "unconfirmed", "deletion"] as const;
export type UserGroup = (typeof USER_GROUPS)[number];

/** Rows of one page (rule users 1). */
export const PAGE_SIZE = 25;

const GROUP_QUERIES: Readonly<Record<UserGroup, EndpointQuery<"GET /users">>> = {
  all: {},
  providers: { role: "USER,AUTO USER" },
  volunteers: { role: "VOLUNTEER,VOLUNTEER LEAD" },
  unconfirmed: { isConfirmed: "false" },
  deletion: { isDeletionRequested: "true" },
};

/** The users of the screen, page by page. */
export function useUsers(group: UserGroup, q: string) {
  const load = useCallback(
    (skip: number) => callApi("GET /users", { query: buildQuery(group, q, skip) }),
    [group, q],
  );
  return usePages(load);
}

/**
 * Loads a list page by page.
 *
 * @param load keeps its identity as long as the request is the same
 */
export function usePages<Row extends { readonly id: string }>(
  load: (skip: number) => Promise<Answer<readonly Row[]>>,
) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [hasMore, setMore] = useState(false);
  const [failure, setFailure] = useState<{ isNetwork: boolean } | null>(null);
  const latest = useRef(0);
  const loadFrom = useCallback(
    async (from: number) => {
      const request = ++latest.current;
      setFailure(null);
      const answer = await load(from);
      // Another request was sent meanwhile.
      if (request !== latest.current) return;
      if (!answer.ok) return setFailure({ isNetwork: answer.problem.message === "" });
      const fresh = answer.reply;
      setRows((known) => {
        if (from === 0 || known === null) return fresh;
        const shown = new Set(known.map(({ id }) => id));
        return [...known, ...fresh.filter(({ id }) => !shown.has(id))];
      });
      setMore(fresh.length === PAGE_SIZE);
    },
    [load],
  );
  useEffect(() => {
    setRows(null);
    void loadFrom(0);
  }, [loadFrom]);
  const replace = useCallback((changed: Row) => {
    setRows((known) => known?.map((row) => (row.id === changed.id ? changed : row)) ?? null);
  }, []);
  const drop = useCallback((id: string) => {
    setRows((known) => known?.filter((row) => row.id !== id) ?? null);
  }, []);
  return {
    rows,
    hasMore,
    failure,
    reload: () => loadFrom(0),
    more: () => loadFrom(rows?.length ?? 0),
    replace,
    drop,
  };
}

/** Loads a page of the users with one role whose address contains this text. */
export function readUsers(role: Role, email: string, skip: number) {
  return callApi("GET /users", {
    query: {
      role,
      search: "email",
      q: email === "" ? undefined : email,
      sort: "email",
      limit: String(PAGE_SIZE),
      skip: String(skip),
    },
  });
}

function buildQuery(group: UserGroup, q: string, skip: number): EndpointQuery<"GET /users"> {
  const search = readUserSearch(q, [en, es]);
  const inGroup = GROUP_QUERIES[group];
  return {
    ...inGroup,
    ...roleQuery(inGroup.role?.split(",") ?? [], search.roles),
    ...(search.methods.length === 0 ? {} : { lastMethod: search.methods.join(",") }),
    ...(search.q === "" ? {} : { q: search.q }),
    limit: String(PAGE_SIZE),
    skip: String(skip),
  };
}

/** Searched roles of the group. Where the group has none of them, the search decides. */
function roleQuery(inGroup: readonly string[], searched: readonly Role[]): { role?: string } {
  const both = searched.filter((role) => inGroup.includes(role));
  const roles = both.length > 0 ? both : searched;
  return roles.length === 0 ? {} : { role: roles.join(",") };
}

/** Counts the rows of each part of the list; null until known, and on failure it is merely left out. */
export function useUserCounts(): { counts: UserSummary | null; recount: () => Promise<void> } {
  const [counts, setCounts] = useState<UserSummary | null>(null);
  const recount = useCallback(async () => {
    const answer = await callInBackground("GET /users/summary");
    if (answer.ok) setCounts(answer.reply);
  }, []);
  useEffect(() => void recount(), [recount]);
  return { counts, recount };
}
