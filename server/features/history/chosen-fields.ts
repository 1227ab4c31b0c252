import { invalid } from "#domain/base/contract/problems.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";

/** Result of an undo, by wire names. */
export interface Undone {
  readonly undone: readonly string[];
  /** Fields that the viewer may not set. */
  readonly left: readonly string[];
}

/** Result of an undo that does not concern fields. */
export const WHOLE: Undone = { undone: [], left: [] };

/**
 * Those fields of a change that the request names; all where it names none.
 *
 * @throws CallProblem 400 for a name that the change does not have
 */
export function chosenFields(fields: readonly string[], only: readonly string[] | null): readonly string[] {
  if (only === null) return fields;
  const unknown = only.flatMap((name, at) =>
    fields.includes(name) ? [] : [[`fields.${at}`, "unknownValue"] as const],
  );
  if (unknown.length > 0) throw new CallProblem(invalid(Object.fromEntries(unknown)));
  return fields.filter((name) => only.includes(name));
}
