import { isoOfEpoch } from "#domain/contract/instant.ts";
import { problem } from "#domain/contract/problems.ts";
import { isUuid } from "#domain/contract/text.ts";
import type { CrisisLine } from "#domain/crisis-lines/crisis-line.ts";
import {
  countCrisisLines,
  getCrisisLine,
  listCrisisLines,
  type PublicCrisisLine,
} from "#domain/crisis-lines/crisis-line-calls.ts";
import { type CrisisLineParameters, crisisLineQuery } from "#domain/crisis-lines/crisis-line-query.ts";
import { type CrisisLineList, listedCrisisLines } from "#domain/crisis-lines/list-crisis-lines.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import type { Search } from "#server/features/search/search.ts";
import { type Route, route } from "#server/http/route.ts";
import { type Asking, roleOf, type Viewer } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { keptTerms } from "./kept-terms.ts";
import { readCrisisLine, readCrisisLines } from "./queries.ts";

/** The reading calls of crisis lines. */
export function crisisLineRoutes(db: Db, textSearch: Search): Route[] {
  const searchable = keptTerms();
  const list = async (query: CrisisLineParameters, { now }: Asking): Promise<CrisisLineList> => {
    const [lines, synonyms] = await Promise.all([readCrisisLines(db), textSearch.synonymsAt(db, now)]);
    return listedCrisisLines(searchable(lines), crisisLineQuery(query), synonyms);
  };
  return [
    route(listCrisisLines, async ({ query }, asking) => {
      const { lines, total } = await list(query, asking);
      return { ok: true, reply: lines.map((line) => showLine(line, asking.viewer)), total };
    }),

    route(countCrisisLines, async ({ query }, asking) => {
      const { total } = await list(query, asking);
      return { ok: true, reply: { count: total } };
    }),

    route(getCrisisLine, async ({ params }, { viewer }) => {
      const line = isUuid(params.id) ? await readCrisisLine(db, params.id) : null;
      return line === null
        ? { ok: false, problem: problem(404) }
        : { ok: true, reply: showLine(line, viewer) };
    }),
  ];
}

function showLine(line: CrisisLine, viewer: Viewer): PublicCrisisLine {
  const mayWrite = extentOf(roleOf(viewer), "editDirectoryText") === "yes";
  return {
    ...line,
    createdAt: isoOfEpoch(line.createdAt),
    updatedAt: isoOfEpoch(line.updatedAt),
    may: { edit: mayWrite, delete: mayWrite },
  };
}
