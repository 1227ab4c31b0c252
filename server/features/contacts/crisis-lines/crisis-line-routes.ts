import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { CrisisLine } from "#domain/contacts/crisis-lines/crisis-line.ts";
import {
  countCrisisLines,
  createCrisisLine,
  deleteCrisisLine,
  getCrisisLine,
  listCrisisLines,
  moveCrisisLine,
  noteCrisisLineCall,
  type PublicCrisisLine,
  searchCrisisLines,
  updateCrisisLine,
} from "#domain/contacts/crisis-lines/crisis-line-calls.ts";
import {
  type CrisisLineParameters,
  crisisLineQuery,
} from "#domain/contacts/crisis-lines/crisis-line-query.ts";
import { lineStatus } from "#domain/contacts/crisis-lines/line-hours.ts";
import { type CrisisLineList, listedCrisisLines } from "#domain/contacts/crisis-lines/list-crisis-lines.ts";
import { buildSynonyms, type Synonyms } from "#domain/search/synonyms.ts";
import { type Route, route } from "#server/base/http/route.ts";
import { type RequestContext, toRights, type Viewer } from "#server/base/http/viewer.ts";
import { databaseFault } from "#server/base/sql/database-fault.ts";
import type { Database } from "#server/base/sql/db.ts";
import { dangerIn } from "#server/features/danger/danger-in.ts";
import type { AreaAt } from "#server/features/places/area-at.ts";
import type { Search } from "#server/features/search/search.ts";
import { lineCache } from "./line-cache.ts";
import { readCrisisLine } from "./queries.ts";
import { termCache } from "./term-cache.ts";
import { createLine, deleteLine, editLine, moveInList, noteCall } from "./write-crisis-line.ts";

const NOT_FOUND = { ok: false, problem: problem("notFound") } as const;

/** The calls of crisis lines. */
export function crisisLineRoutes(database: Database, textSearch: Search, areaAt: AreaAt): Route[] {
  // Editors of lines read the primary, so that they see their own changes.
  const dbFor = (viewer: Viewer) => (mayWrite(viewer) ? database : database.reader);
  const searchable = termCache();
  const readLines = lineCache();
  const list = async (
    given: CrisisLineParameters,
    { now, viewer }: RequestContext,
  ): Promise<CrisisLineList> => {
    const db = dbFor(viewer);
    const query = crisisLineQuery(given);
    const [lines, synonyms, county] = await Promise.all([
      readLines(db),
      textSearch.synonymsAt(db, now).catch(withoutSynonyms),
      query.near === null ? null : areaAt(query.near),
    ]);
    return listedCrisisLines(searchable(lines), query, synonyms, county);
  };
  const showList = async (given: CrisisLineParameters, context: RequestContext) => {
    const { lines, total } = await list(given, context);
    const reply = lines.map((line) => showLine(line, context.viewer, context.now));
    return { ok: true, reply, total, ...dangerIn(given) } as const;
  };
  return [
    route(listCrisisLines, async ({ query }, context) => showList(query, context)),
    route(searchCrisisLines, async ({ body }, context) => showList(body, context)),

    route(countCrisisLines, async ({ query }, context) => {
      const { total } = await list(query, context);
      return { ok: true, reply: { count: total }, ...dangerIn(query) };
    }),

    route(getCrisisLine, async ({ params }, { viewer, now }) => {
      const line = isUuid(params.id) ? await readCrisisLine(dbFor(viewer), params.id) : null;
      return line === null ? NOT_FOUND : { ok: true, reply: showLine(line, viewer, now) };
    }),

    route(createCrisisLine, async ({ body }, { viewer, now }) => {
      const made = await createLine(database, viewer, body, now);
      return made.ok ? { ok: true, reply: showLine(made.value, viewer, now) } : made;
    }),

    route(updateCrisisLine, async ({ params, body }, { viewer, now }) => {
      if (!isUuid(params.id)) return NOT_FOUND;
      const edited = await editLine(database, viewer, params.id, body, now);
      if ("stale" in edited) {
        const current = showLine(edited.stale, viewer, now);
        return { ok: false, problem: { ...problem("conflict"), current } };
      }
      return edited.ok ? { ok: true, reply: showLine(edited.value, viewer, now) } : edited;
    }),

    route(moveCrisisLine, async ({ params, body }, { viewer, now }) => {
      const line = isUuid(params.id)
        ? await moveInList(database, viewer, params.id, body.direction, now)
        : null;
      return line === null ? NOT_FOUND : { ok: true, reply: showLine(line, viewer, now) };
    }),

    route(noteCrisisLineCall, async ({ params, body }, { viewer, now }) => {
      const line = isUuid(params.id)
        ? await noteCall(database, viewer, params.id, body.ways ?? null, now)
        : null;
      return line === null ? NOT_FOUND : { ok: true, reply: showLine(line, viewer, now) };
    }),

    route(deleteCrisisLine, async ({ params }, { viewer, now }) => {
      const id = params.id.toLowerCase();
      const isGone = isUuid(id) && (await deleteLine(database, viewer, id, now));
      return isGone ? { ok: true, reply: { id } } : NOT_FOUND;
    }),
  ];
}

/** Searches go on without synonyms while the database is unavailable. */
function withoutSynonyms(error: unknown): Synonyms {
  if (databaseFault(error) === null) throw error;
  return buildSynonyms([]);
}

function showLine(line: CrisisLine, viewer: Viewer, now: number): PublicCrisisLine {
  const { isOpen, changesAt } = lineStatus(line, now);
  const may = mayWrite(viewer);
  return {
    ...line,
    createdAt: isoOfEpoch(line.createdAt),
    updatedAt: isoOfEpoch(line.updatedAt),
    languages: [...line.languages],
    textLanguages: [...line.textLanguages],
    openDays: [...line.openDays],
    isOpen,
    changesAt: changesAt === null ? null : isoOfEpoch(changesAt),
    lastCalledAt: line.lastCalledAt === null ? null : isoOfEpoch(line.lastCalledAt),
    untried: [...line.untried],
    may: { edit: may, delete: may, noteCall: getExtent(toRights(viewer), "directoryHealth") === "yes" },
  };
}

function mayWrite(viewer: Viewer): boolean {
  return getExtent(toRights(viewer), "editDirectoryText") === "yes";
}
