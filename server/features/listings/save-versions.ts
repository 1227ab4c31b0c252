import type { ServiceAction } from "#domain/base/history/actions.ts";
import { factsIn, type ServiceVersion } from "#domain/listings/listing-facts.ts";
import { whole } from "#domain/listings/split-edit.ts";
import { isSame } from "#domain/services/changes.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import type { Editor, RequestContext } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { type ListingChange, recordListingChanges } from "./listing-history.ts";
import { isPublicNew, type Versions } from "./next-versions.ts";
import { storeVersions } from "./save-listing.ts";
import { deletePendingEdits, rebasePendingEdits, savePendingEdits } from "./stored-queries.ts";
import type { StoredService } from "./stored-service.ts";

/** An edit of one listing, ready to be stored. */
export interface EditToSave {
  readonly stored: StoredService;
  readonly next: Versions;
  /** The version that the form makes. Mostly it is what becomes public, or what waits. */
  readonly given: ServiceVersion;
}

/** An edit after it was stored, and what became of its pending part. */
export interface SavedEdit extends EditToSave {
  readonly pending: "proposed" | "withdrawn" | "same";
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
  const published = planned.filter(({ next }) => isPublicNew(next));
  const proposed = planned.filter(({ pending }) => pending === "proposed");
  const withdrawn = planned.filter(({ pending }) => pending === "withdrawn");
  const record = (
    action: ServiceAction,
    of: readonly SavedEdit[],
    toChange: (edit: SavedEdit) => ListingChange,
  ) => recordListingChanges(db, context, { action, isForProgram }, of.map(toChange));

  await storeVersions(
    db,
    published.map(({ stored, next, given }) => ({
      stored,
      next: next.published,
      facts: factsIn(given, next.published),
      changed: next.changed,
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
  const rebased = planned.filter((each) => each.pending === "same" && isRebased(each));
  await rebasePendingEdits(db, rebased.map(toProposal));
  await savePendingEdits(db, proposed.map(toProposal), {
    editorId: viewer.kind === "user" ? viewer.id : null,
    now,
    isForProgram,
  });
  await record("PROPOSE", proposed, pendingChange);
  return planned;
}

function plannedEdit(edit: EditToSave): SavedEdit {
  return { ...edit, pending: decideOutcome(edit.stored, edit.next) };
}

function decideOutcome(
  { row }: StoredService,
  { pending, proposed, before }: Versions,
): SavedEdit["pending"] {
  if (pending.length === 0 && row.pending === null) return "same";
  if (isSame(before, proposed)) return "same";
  return pending.length === 0 ? "withdrawn" : "proposed";
}

/** Fields that decide what an edit changes beyond itself. */
const DECISIVE: readonly EnteredField[] = ["type", "addressVisibility"];
/** Fields by which what waits is found. */
const FOUND_BY: readonly EnteredField[] = ["name", "organization"];

/**
 * Whether a pending edit that stays has to be stored again. Only the fields that it changes are ever read from it:
 * where these are unchanged, it applies over the new public version as it is.
 */
function isRebased({ stored, next }: SavedEdit): boolean {
  const { row, current, waiting, proposed } = stored;
  if (row.pending === null || next.pending.length === 0) return false;
  const isKept =
    isSame(row.pending.changed, next.pending) &&
    isSame(waiting, next.pending) &&
    !next.pending.some((field) => DECISIVE.includes(field)) &&
    !next.changed.some((field) => FOUND_BY.includes(field)) &&
    [current, next.published].every(({ addressVisibility }) => addressVisibility !== "HIDDEN") &&
    whole(next.pending).every((field) => isSame(proposed[field], next.proposed[field]));
  return !isKept;
}

function publicChange({ stored, next }: SavedEdit) {
  return { id: stored.row.id, before: stored.current, after: next.published, changed: next.changed };
}

function pendingChange({ stored, next }: SavedEdit) {
  return { id: stored.row.id, before: next.before, after: next.proposed };
}

function toProposal({ stored, next, given }: SavedEdit) {
  return { serviceId: stored.row.id, facts: factsIn(given, next.proposed), changed: next.pending };
}
