import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { DEFAULT_LIMIT } from "#domain/base/contract/limits.ts";
import type { PublicCrisisLine } from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import { distanceFrom, type VisitorPlace } from "../../../base/browser/visitor-place.ts";

export type CrisisLinesData =
  | { ok: true; q: string; lines: readonly PublicCrisisLine[]; hasMore: boolean; skip: number }
  | { ok: false; q: string; isNetwork: boolean };

/**
 * Loads one page of lines, national ones first, searched by name (rule crisis-lines 6).
 *
 * @param near `longitude|latitude`: lines of its county come before other local ones
 */
export async function loadCrisisLines(
  callApi: CallApi,
  q: string,
  skip: number,
  near: string | undefined,
): Promise<CrisisLinesData> {
  const query = {
    sort: "ranking",
    nearCoordinate: near,
    limit: String(DEFAULT_LIMIT),
    skip: String(skip),
  };
  // A text is sent in the body (rule danger-search 7).
  const answer =
    q === ""
      ? await callApi("GET /crisis-lines", { query })
      : await callApi("POST /crisis-lines/search", { body: { ...query, search: "name", q } });
  if (!answer.ok) return { ok: false, q, isNetwork: answer.problem.message === "" };
  const hasMore = answer.reply.length === DEFAULT_LIMIT && answer.total !== skip + DEFAULT_LIMIT;
  return { ok: true, q, lines: answer.reply, hasMore, skip };
}

/** Place from which lines are sorted. People who order them see their own order everywhere. */
export function linesNear(place: VisitorPlace | null, viewer: PageViewer | null): string | undefined {
  return viewer?.may.includes("editDirectoryText") === true ? undefined : distanceFrom(place);
}

/** Reads the search text from an address's query. */
export function searchedIn(search: string): string {
  return (new URLSearchParams(search).get("q") ?? "").trim().slice(0, 200);
}
