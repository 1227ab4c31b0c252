import { problem } from "#domain/base/contract/problems.ts";
import { CallProblem } from "#server/base/http/call-problem.ts";
import type { RequestContext, SignedIn } from "#server/base/http/viewer.ts";
import type { ListingDependencies } from "#server/features/listings/listing-dependencies.ts";
import type { QueueMail } from "#server/features/mail/queue-mail.ts";
import { cannotUndo } from "../../base/history/cannot-undo.ts";
import { readChange, readUndoing } from "../../base/history/queries.ts";
import type { Undone } from "./chosen-fields.ts";
import { undoOtherChange } from "./undo-other-change.ts";
import { undoServiceChange } from "./undo-service-change.ts";

/** An undo that was done. */
export interface UndoneWhole extends Undone {
  /** Id of the new change. */
  readonly id: number;
  readonly thing: string;
  readonly thingId: string;
  /** True where the new change waits for review. */
  readonly isProposed: boolean;
}

/**
 * Undoes a change of anything by a new one, which names it (rules history 9–13).
 *
 * @param id digits; everything else is not found
 * @param only wire names of the fields to undo; null: all
 * @throws CallProblem 400, 403, 404, 409
 */
export async function undoChange(
  dependencies: ListingDependencies,
  { id, only }: { readonly id: string; readonly only: readonly string[] | null },
  context: RequestContext,
  viewer: SignedIn,
): Promise<UndoneWhole> {
  const { database } = dependencies;
  const number = /^[1-9]\d{0,14}$/.test(id) ? Number(id) : null;
  const change = number === null ? null : await readChange(database, number);
  if (change === null) throw new CallProblem(problem("notFound"));
  const undoer: SignedIn = { ...viewer, undoes: change.id };
  const queueMail: QueueMail = (db, job) => dependencies.queueMail(db, { ...job, undoes: change.id });
  const undoing = {
    dependencies: { ...dependencies, queueMail },
    change,
    only,
    context: { ...context, viewer: undoer },
    viewer: undoer,
  };
  const undone = await (change.thing === "SERVICE" ? undoServiceChange(undoing) : undoOtherChange(undoing));
  const made = await readUndoing(database, change.id);
  // The earlier values are stored in another spelling, as they are now.
  if (made === null) throw cannotUndo("alreadyBack");
  const { thing, thingId } = change;
  return { ...undone, id: made.id, thing, thingId, isProposed: made.action === "PROPOSE" };
}
