import type { CallApi, EndpointAnswer, EndpointQuery } from "#domain/base/contract/call-api.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { AskedInText } from "#domain/danger/search-calls.ts";
import type { TypeCount } from "#domain/services/service-calls.ts";
import { cachedFrom } from "../../../base/browser/offline-status.ts";
import type { HomeQuery } from "../../../base/pages/home-query.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { toCard } from "../../../base/service-card/card.ts";
import { inVisitorZone, type ListRequest, toListParameters } from "./list-parameters.ts";

/** A way on from an empty list: the query that drops one filter, and what it finds. */
export interface Suggestion {
  drop: "openNow" | "audience" | "provisions" | "need" | "q" | "tab" | "all" | "day";
  query: HomeQuery;
  count: number;
}

/** Results of a search in a tab other than its own. */
export interface FoundInTab extends TypeCount {
  /** The first of them; empty where only their number is known. */
  readonly rows: readonly Card[];
}

export interface Suggestions {
  filters: readonly Suggestion[];
  /** The services that open next, or are nearest. */
  next: readonly Card[];
  isOpeningNext: boolean;
  /** The search asks for what is open right now. */
  isNow?: boolean;
  /** Results of a search in other tabs. */
  elsewhere?: readonly FoundInTab[];
}

/** The first rows of the list, or why there are none. */
export type HomeData =
  | {
      ok: true;
      rows: readonly Card[];
      hasMore: boolean;
      total: number | null;
      suggestions: Suggestions | null;
      /** There is nothing around the operator's place, so these are the nearest. */
      isWide?: true;
      /** The place or the day that the search names; absent: neither. */
      asked?: AskedInText | undefined;
      /** Help for the danger that the search names; absent: it names none. */
      danger?: DangerHelp;
    }
  | {
      ok: false;
      isNetwork: boolean;
      danger?: DangerHelp;
    };

/** `limit` rows from `skip` on. */
export async function loadRows(
  callApi: CallApi,
  list: ListRequest,
  { skip, limit }: { skip: number; limit: number },
): Promise<HomeData> {
  const query = { ...toListParameters(list), limit: String(limit), skip: String(skip) };
  const answer = await read(callApi, query);
  if (!answer.ok) return { ok: false, isNetwork: answer.problem.message === "" };
  const { services, danger, asked } = answer.reply;
  const named = danger === null ? {} : { danger };
  // The device has no results, and still offers help.
  if (services.length === 0 && danger !== null && cachedFrom()?.area === null)
    return { ok: false, isNetwork: true, ...named };
  const wishes = asked?.wishes.map(({ wish }) => wish) ?? [];
  const told = wishes.length === 0 ? null : await import("./told-wishes.ts");
  return {
    ok: true,
    rows: services.map((service) => ({
      ...toCard(service, list.language),
      ...(told && { wished: told.toldWishes(service, wishes, list.language) }),
    })),
    hasMore: services.length === limit,
    total: answer.total ?? (services.length < limit ? skip + services.length : null),
    suggestions: null,
    asked: asked ?? undefined,
    ...named,
  };
}

/** Sends a text in the body, because browsers, proxies and logs store addresses (rule danger-search 7). */
async function read(
  callApi: CallApi,
  query: EndpointQuery<"GET /services">,
): Promise<EndpointAnswer<"POST /services/search">> {
  if (query.q !== undefined) return callApi("POST /services/search", { body: inVisitorZone(query) });
  const answer = await callApi("GET /services", { query });
  return answer.ok ? { ...answer, reply: { services: answer.reply, danger: null, asked: null } } : answer;
}

export async function loadServiceCount(callApi: CallApi, list: ListRequest): Promise<number | null> {
  const query = toListParameters(list);
  const answer =
    query.q === undefined
      ? await callApi("GET /services/count", { query })
      : await callApi("POST /services/search/count", { body: inVisitorZone(query) });
  return answer.ok ? answer.reply.count : null;
}
