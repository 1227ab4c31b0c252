import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { invalid } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import { listHsdsChanges, type RECORD_CHANGES } from "#domain/hsds/hsds-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";
import type { Database } from "#server/base/sql/db.ts";
import { type ChangePosition, type ChangeRow, type Feed, readChanges, readFeed } from "./change-queries.ts";

/** The feed of changes (rules hsds 19–22). */
export function hsdsChangeRoutes(database: Pick<Database, "query">): Route[] {
  return [
    route(listHsdsChanges, async ({ query }) => {
      const feed = await readFeed(database);
      const after = query.after === undefined ? null : positionIn(query.after, feed);
      if (after === undefined) return { ok: false, problem: invalid({ after: "unknownValue" }) };
      const rows = await readChanges(database, after, query.limit + 1);
      const shown = rows.slice(0, query.limit);
      const last = shown.at(-1) ?? after;
      return {
        ok: true,
        reply: {
          changes: shown.map((row) => ({
            resource_type: row.resource,
            id: row.id,
            change: toChangeKind(row),
            ...(toChangeKind(row) === "merged" && row.mergedInto !== null
              ? { merged_into: row.mergedInto }
              : {}),
            at: isoOfEpoch(row.at),
          })),
          after: last === null ? feed.id : formatPosition(feed.id, last),
          has_more: rows.length > shown.length,
        },
      };
    }),
  ];
}

function toChangeKind({ isPublic, isDeleted, mergedInto }: ChangeRow): (typeof RECORD_CHANGES)[number] {
  if (isPublic) return "changed";
  if (mergedInto !== null) return "merged";
  return isDeleted ? "deleted" : "withheld";
}

/** The position as text: the feed's id, and behind which record. A feed without records has its id alone. */
function formatPosition(feed: string, { xid, resource, id }: ChangePosition): string {
  return [feed, xid, resource, id].join("~");
}

/** Parses a position. Null: the beginning. Undefined: it is not of this feed, or lies ahead of it. */
function positionIn(text: string, feed: Feed): ChangePosition | null | undefined {
  const [ownFeed, xid = "", resource, id = "", ...more] = text.split("~");
  if (ownFeed !== feed.id || more.length > 0) return undefined;
  if (xid === "") return null;
  if (!/^\d{1,19}$/u.test(xid) || !isUuid(id)) return undefined;
  if (BigInt(xid) >= BigInt(feed.nextXid)) return undefined;
  return resource === "service" || resource === "organization" ? { xid, resource, id } : undefined;
}
