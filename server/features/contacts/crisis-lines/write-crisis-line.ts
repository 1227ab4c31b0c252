import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { type Checked, problem } from "#domain/base/contract/problems.ts";
import type { CrisisLine, LineWay } from "#domain/contacts/crisis-lines/crisis-line.ts";
import type {
  ChangedCrisisLine,
  CrisisLineFacts,
  NewCrisisLine,
} from "#domain/contacts/crisis-lines/crisis-line-form.ts";
import { editedCrisisLine } from "#domain/contacts/crisis-lines/edit-crisis-line.ts";
import { afterCall } from "#domain/contacts/crisis-lines/line-called.ts";
import { type MoveDirection, moveLine } from "#domain/contacts/crisis-lines/move-line.ts";
import { recordChange, recordChanges } from "#server/base/history/record-change.ts";
import type { Viewer } from "#server/base/http/viewer.ts";
import type { Database } from "#server/base/sql/db.ts";
import { newId } from "#server/base/sql/new-id.ts";
import {
  addCrisisLine,
  changeCrisisLine,
  lockCrisisLine,
  lockCrisisLines,
  rankCrisisLines,
  readCrisisLine,
  removeCrisisLine,
} from "./queries.ts";

/** Adds, changes and removes lines, each in one transaction with its history. `now` is epoch milliseconds. */

/** @param id of a line that was deleted, to add it again */
export async function createLine(
  database: Database,
  actor: Viewer,
  given: NewCrisisLine,
  now: number,
  id = newId(now),
): Promise<Checked<CrisisLine>> {
  const facts = editedCrisisLine(null, given);
  if (!facts.ok) return facts;
  const value = await database.transaction(async (db) => {
    const line = await addCrisisLine(db, id, facts.value, now);
    if (line === null) return null;
    const after = toLineFacts(line);
    await recordChange(db, { ...about(line.id, actor, now), action: "CREATE", before: null, after });
    return line;
  });
  return value === null ? { ok: false, problem: problem("conflict") } : { ok: true, value };
}

/** @returns a conflict with the current line where `version` is outdated; nothing has changed then */
export async function editLine(
  database: Database,
  actor: Viewer,
  id: string,
  { version, ...given }: ChangedCrisisLine,
  now: number,
): Promise<Checked<CrisisLine> | { readonly stale: CrisisLine }> {
  return database.transaction(async (db) => {
    const before = await lockCrisisLine(db, id);
    if (before === null) return { ok: false, problem: problem("notFound") };
    if (version !== undefined && version !== before.version) return { stale: before };
    const facts = editedCrisisLine(before, given);
    if (!facts.ok) return facts;
    const [was, is] = differences(toLineFacts(before), facts.value);
    if (Object.keys(is).length === 0) return { ok: true, value: before };
    const line = await changeCrisisLine(db, id, facts.value, now);
    await recordChange(db, { ...about(before.id, actor, now), action: "EDIT", before: was, after: is });
    return { ok: true, value: line };
  });
}

/** Moves a line one place within its group; null where there is no such line. @param id a UUID */
export async function moveInList(
  database: Database,
  actor: Viewer,
  id: string,
  direction: MoveDirection,
  now: number,
): Promise<CrisisLine | null> {
  return database.transaction(async (db) => {
    const lines = await lockCrisisLines(db);
    const before = new Map(lines.map((line) => [line.id, line.ranking]));
    const changed = moveLine(lines, id.toLowerCase(), direction);
    if (changed.length > 0) {
      await rankCrisisLines(db, changed, now);
      await recordChanges(
        db,
        { thing: "CRISIS_LINE", action: "EDIT", actor, at: now },
        changed.map((line) => ({
          thingId: line.id,
          before: { ranking: before.get(line.id) },
          after: { ranking: line.ranking },
        })),
      );
    }
    return readCrisisLine(db, id);
  });
}

/**
 * Notes that a person called a line; null where there is no such line.
 *
 * @param ways what was tried; null: how most people reach it
 */
export async function noteCall(
  database: Database,
  actor: Viewer,
  id: string,
  ways: readonly LineWay[] | null,
  now: number,
): Promise<CrisisLine | null> {
  return database.transaction(async (db) => {
    const before = await lockCrisisLine(db, id);
    if (before === null) return null;
    const called = afterCall(before, ways, now);
    const line = await changeCrisisLine(db, id, { ...toLineFacts(before), ...called }, now);
    const after = { lastCalledAt: isoOfEpoch(now), untried: called.untried };
    await recordChange(db, { ...about(before.id, actor, now), action: "CONFIRM", before: null, after });
    return line;
  });
}

/** False where there is no such line. */
export async function deleteLine(
  database: Database,
  actor: Viewer,
  id: string,
  now: number,
): Promise<boolean> {
  return database.transaction(async (db) => {
    const before = await lockCrisisLine(db, id);
    if (before === null) return false;
    await removeCrisisLine(db, id);
    await recordChange(db, {
      ...about(before.id, actor, now),
      action: "DELETE",
      before: toLineFacts(before),
    });
    return true;
  });
}

function about(thingId: string, actor: Viewer, at: number) {
  return { thing: "CRISIS_LINE", thingId, actor, at } as const;
}

type Shown = Readonly<Record<string, unknown>>;

function toLineFacts({ id, createdAt, updatedAt, version, ...facts }: CrisisLine): CrisisLineFacts & Shown {
  return { ...facts };
}

/** The fields that differ, before and after. */
function differences(before: CrisisLineFacts & Shown, after: CrisisLineFacts): [was: Shown, is: Shown] {
  const changed = Object.entries(after).filter(
    ([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value),
  );
  return [Object.fromEntries(changed.map(([name]) => [name, before[name]])), Object.fromEntries(changed)];
}
