import { problem } from "#domain/base/contract/problems.ts";
import type { FieldsToUndo } from "#domain/history/undo-fields.ts";
import type { UndoRefusal } from "#domain/history/undo-plan.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";

/** 409: it cannot be undone, and why. */
export function cannotUndo(reason: UndoRefusal): CallProblem {
  return new CallProblem({ ...problem("cannotUndo"), reason });
}

/** @throws CallProblem 409 where fields were changed again since, or nothing is left to undo */
export function refuseChangedSince({ undone, changedSince }: FieldsToUndo): void {
  if (changedSince.length > 0) throw new CallProblem({ ...problem("changedSince"), changedSince });
  if (undone.length === 0) throw cannotUndo("alreadyBack");
}
