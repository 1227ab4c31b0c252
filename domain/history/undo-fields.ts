import type { ChangedSince } from "../base/contract/problems.ts";

/** Determines which fields of a change are undone, and which were changed again since (rule history 10). */

type Part = Readonly<Record<string, unknown>>;

/** A change with the current values, by wire names. */
export interface ChangeAndNow {
  readonly before: Part;
  readonly after: Part;
  readonly now: Part;
}

/** Fields by wire names. A field that already has its earlier value is in neither list. */
export interface FieldsToUndo {
  readonly undone: readonly string[];
  readonly changedSince: readonly ChangedSince[];
}

/**
 * Compares the values after a change with the current ones; fields that already have their earlier value are skipped.
 *
 * @param getGroup fields of one group, such as the lines of an address, are undone together or not at all
 */
export function fieldsToUndo(
  fields: readonly string[],
  { before, after, now }: ChangeAndNow,
  getGroup: (field: string) => string,
): FieldsToUndo {
  const open = fields.filter((field) => !isSameValue(now[field] ?? null, before[field] ?? null));
  const differing = open.filter((field) => !isSameValue(now[field] ?? null, after[field] ?? null));
  const groups = new Set(differing.filter((field) => !isMachineText(field, now)).map(getGroup));
  return {
    undone: open.filter((field) => !groups.has(getGroup(field))),
    changedSince: open
      .filter((field) => groups.has(getGroup(field)))
      .map((field) => ({
        field,
        before: before[field] ?? null,
        after: after[field] ?? null,
        now: now[field] ?? null,
      })),
  };
}

/** Whether a text is a machine translation of the text to undo, which does not count as a change. */
function isMachineText(field: string, now: Part): boolean {
  const texts = now[field];
  if (field.endsWith("Texts") && Array.isArray(texts)) return texts.every((one) => one.state !== "REVIEWED");
  const state = field.endsWith("State") ? field : `${field}State`;
  return state.endsWith("EsState") && (now[state] === "MACHINE" || now[state] === "STALE");
}

/** Whether two values of the wire are the same; the database orders the names of an object otherwise. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(inOrder(one)) === JSON.stringify(inOrder(other));
}

function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([name, each]) => [name, inOrder(each)]));
}
