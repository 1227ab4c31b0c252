import type { ServiceAction } from "#domain/history/actions.ts";
import { changedFields, partOf } from "#domain/listings/changes.ts";
import { isDoorField } from "#domain/listings/hidden-door.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { type Change, recordChange } from "#server/features/history/record-change.ts";
import type { Db } from "#server/sql/db.ts";

/** Records a change of a listing with only the fields that differ, and of a hidden one without its door. */
export async function recordListingChange(
  db: Db,
  context: { readonly viewer: Change["actor"]; readonly now: number },
  change: {
    readonly id: string;
    readonly action: ServiceAction;
    readonly before: Listing | null;
    readonly after: Listing;
    readonly why?: string | null;
    readonly also?: {
      readonly before: Readonly<Record<string, unknown>>;
      readonly after: Readonly<Record<string, unknown>>;
    };
  },
): Promise<void> {
  const { id, action, before, after, why = null, also } = change;
  const changed = before === null ? ENTERED_FIELDS : changedFields(before, after);
  const isHidden = [before, after].some((listing) => listing?.addressVisibility === "HIDDEN");
  const fields = isHidden ? changed.filter((field) => !isDoorField(field)) : changed;
  await recordChange(db, {
    thing: "SERVICE",
    thingId: id,
    action,
    actor: context.viewer,
    at: context.now,
    before: before === null ? null : { ...partOf(before, fields), ...also?.before },
    after: { ...partOf(after, fields), ...also?.after },
    why,
  });
}
