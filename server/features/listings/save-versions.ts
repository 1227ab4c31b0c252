import type { ServiceAction } from "#domain/history/actions.ts";
import { changedFields, isSame } from "#domain/listings/changes.ts";
import { withoutHiddenDoor } from "#domain/listings/hidden-door.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { factsOf } from "#domain/listings/listing-facts.ts";
import { overPublic } from "#domain/listings/split-edit.ts";
import type { Editor, RequestContext } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { recordListingChanges } from "./listing-history.ts";
import type { Versions } from "./next-versions.ts";
import { storeVersions } from "./save-listing.ts";
import { deletePendingEdits, rebasePendingEdits, savePendingEdits } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/** An edit of one listing, ready to be stored. */
export interface EditToSave {
  readonly stored: StoredService;
  readonly next: Versions;
}

/** What an edit came to. */
export interface SavedEdit extends EditToSave {
  readonly pending: "proposed" | "withdrawn" | "same";
}

/** What happens to the pending edit of a listing. */
interface PlannedEdit extends SavedEdit {
  /** What would be pending if this edit had started from the public version. */
  readonly before: Listing;
}

/**
 * Stores the public versions and the pending edits of these listings, with their history: as many statements for
 * two hundred as for one.
 */
export async function saveVersions(
  db: Db,
  edits: readonly EditToSave[],
  { context, viewer, isForProgram }: { context: RequestContext; viewer: Editor; isForProgram: boolean },
): Promise<readonly SavedEdit[]> {
  const { now } = context;
  const planned = edits.map(plannedEdit);
  const published = planned.filter(({ next }) => next.isPublicNew);
  const proposed = planned.filter(({ pending }) => pending === "proposed");
  const withdrawn = planned.filter(({ pending }) => pending === "withdrawn");
  const record = (action: ServiceAction, of: readonly PlannedEdit[], changeOf: typeof publicChange) =>
    recordListingChanges(db, context, { action, isForProgram }, of.map(changeOf));

  await storeVersions(
    db,
    published.map(({ stored, next }) => ({
      stored,
      next: next.published,
      approvedAt: stored.row.approvedAt,
    })),
    now,
  );
  await record("EDIT", published, publicChange);
  const over = planned.filter(({ stored, next }) => next.pending.length === 0 && stored.row.pending !== null);
  await deletePendingEdits(
    db,
    over.map(({ stored }) => stored.row.id),
  );
  await record("WITHDRAW", withdrawn, pendingChange);
  const rebased = planned.filter(({ next, pending }) => next.pending.length > 0 && pending === "same");
  await rebasePendingEdits(db, rebased.map(proposalOf));
  await savePendingEdits(db, proposed.map(proposalOf), {
    editorId: viewer.kind === "user" ? viewer.id : null,
    now,
    isForProgram,
  });
  await record("PROPOSE", proposed, pendingChange);
  return planned;
}

function plannedEdit({ stored, next }: EditToSave): PlannedEdit {
  const before = withoutHiddenDoor(
    overPublic(next.published, stored.proposed, changedFields(stored.current, stored.proposed)),
  );
  return { stored, next, before, pending: outcomeOf(stored, next, before) };
}

function outcomeOf(
  { row }: StoredService,
  { pending, proposed }: Versions,
  before: Listing,
): SavedEdit["pending"] {
  if (pending.length === 0 && row.pending === null) return "same";
  if (isSame(before, proposed)) return "same";
  return pending.length === 0 ? "withdrawn" : "proposed";
}

function publicChange({ stored, next }: PlannedEdit) {
  return { id: stored.row.id, before: stored.current, after: next.published };
}

function pendingChange({ stored, next, before }: PlannedEdit) {
  return { id: stored.row.id, before, after: next.proposed };
}

function proposalOf({ stored, next }: PlannedEdit) {
  return { serviceId: stored.row.id, facts: factsOf(next.proposed), changed: next.pending };
}
