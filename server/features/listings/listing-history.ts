import type { ServiceAction } from "#domain/base/history/actions.ts";
import { isDoorField } from "#domain/listings/hidden-door.ts";
import { changedFields, pickFields } from "#domain/services/changes.ts";
import { ENTERED_FIELDS, type EnteredField } from "#domain/services/field-names.ts";
import type { Listing } from "#domain/services/listing.ts";
import { type Change, recordChanges } from "#server/base/history/record-change.ts";
import type { Db } from "#server/base/sql/db.ts";

export interface ListingChange {
  readonly id: string;
  readonly before: Listing | null;
  readonly after: Listing;
  /** The fields in which they differ, where that is known. */
  readonly changed?: readonly EnteredField[];
  readonly also?: {
    readonly before: Readonly<Record<string, unknown>>;
    readonly after: Readonly<Record<string, unknown>>;
  };
}

interface ListingAction {
  readonly action: ServiceAction;
  readonly why?: string | null;
  /** True where the change was made at all sites of the program. */
  readonly isForProgram?: boolean;
}

interface Maker {
  readonly viewer: Change["actor"];
  readonly now: number;
}

/** Records a change of a listing with only the fields that differ, and of a hidden one without its door. */
export async function recordListingChange(
  db: Db,
  by: Maker,
  change: ListingChange & ListingAction,
): Promise<void> {
  await recordListingChanges(db, by, change, [change]);
}

/** Records the changes of several listings in one statement. */
export async function recordListingChanges(
  db: Db,
  { viewer, now }: Maker,
  { action, why = null, isForProgram = false }: ListingAction,
  changes: readonly ListingChange[],
): Promise<void> {
  await recordChanges(
    db,
    { thing: "SERVICE", action, actor: viewer, at: now, why, isForProgram },
    changes.map((change) => ({ thingId: change.id, ...computeDifference(change) })),
  );
}

function computeDifference({
  before,
  after,
  changed = before === null ? ENTERED_FIELDS : changedFields(before, after),
  also,
}: ListingChange): Pick<Change, "before" | "after"> {
  const isHidden = [before, after].some((listing) => listing?.addressVisibility === "HIDDEN");
  const fields = isHidden ? changed.filter((field) => !isDoorField(field)) : changed;
  return {
    before: before === null ? null : { ...pickFields(before, fields), ...also?.before },
    after: { ...pickFields(after, fields), ...also?.after },
  };
}
