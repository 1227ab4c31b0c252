import { MAX_SHELTERS } from "#domain/base/contract/limits.ts";
import { getExtent } from "#domain/base/roles/permissions.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type BedsRow, type BedsViewer, type Page, readShelters } from "./queries.ts";

/** Permissions of this viewer concerning beds. */
export function bedsViewer({ id, role }: Editor): BedsViewer {
  return { id, updateBeds: getExtent(role, "updateBeds"), readWaiting: getExtent(role, "readWaiting") };
}

/** The shelters whose beds the viewer may update: their own first, then others, each by name. */
export async function listShelters(db: Db, viewer: BedsViewer, page: Page): Promise<BedsRow[]> {
  const { q, limit, skip } = page;
  const own = await readShelters(db, viewer, "own", { q, limit: MAX_SHELTERS, skip: 0 });
  const mine = own.slice(skip, skip + limit);
  if (viewer.updateBeds !== "any" || mine.length === limit) return mine;
  const rest = { q, limit: limit - mine.length, skip: Math.max(0, skip - own.length) };
  return [...mine, ...(await readShelters(db, viewer, "others", rest))];
}
