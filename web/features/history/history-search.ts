import type { EndpointQuery } from "#domain/base/contract/call-api.ts";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { HISTORY_THINGS, type HistoryThing } from "#domain/base/history/actions.ts";

/** Filters of the page of all changes; empty texts filter nothing. */
export interface HistorySearch {
  readonly person: string;
  readonly service: string;
  readonly thing: HistoryThing | "";
  /** ISO date, in the reader's own time. */
  readonly day: string;
}

/** Read from the address of the page. */
export function historySearch(query: URLSearchParams): HistorySearch {
  const text = (name: string) => query.get(name)?.trim() ?? "";
  const day = text("day");
  return {
    person: text("person"),
    service: text("service"),
    thing: HISTORY_THINGS.find((one) => one === query.get("thing")) ?? "",
    day: /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day)) ? day : "",
  };
}

/** Whether any filter is set: without one, no change fails to match. */
export function isNarrowed(search: HistorySearch): boolean {
  return Object.values(search).some((value) => value !== "");
}

/** Query of the call. */
export function historyQuery({ person, service, thing, day }: HistorySearch): EndpointQuery<"GET /history"> {
  return {
    ...(person === "" ? {} : { person }),
    ...(service === "" ? {} : { serviceName: service }),
    ...(thing === "" ? {} : { thing }),
    ...(day === "" ? {} : dayBounds(day)),
  };
}

/** The first moment of a day where the reader is, and of the next. */
function dayBounds(day: string): { since: string; until: string } {
  const start = new Date(`${day}T00:00:00`);
  const end = new Date(start);
  end.setDate(end.getDate() + 1);
  return { since: isoOfEpoch(start.getTime()), until: isoOfEpoch(end.getTime()) };
}
