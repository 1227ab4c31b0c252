import type { ServiceAction } from "#domain/history/actions.ts";
import { changedFields, partOf } from "#domain/listings/changes.ts";
import type { Listing } from "#domain/listings/listing.ts";
import { ENTERED_FIELDS } from "#domain/services/field-names.ts";
import { keepHistory } from "#server/features/history/keep-history.ts";
import type { Asking } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";

/** One change of a listing for the history: only what differs. */
export async function keepListingHistory(
  db: Db,
  asking: Asking,
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
  const fields = before === null ? ENTERED_FIELDS : changedFields(before, after);
  await keepHistory(db, {
    thing: "SERVICE",
    thingId: id,
    action,
    actor: asking.viewer,
    at: asking.now,
    before: before === null ? null : { ...partOf(before, fields), ...also?.before },
    after: { ...partOf(after, fields), ...also?.after },
    why,
  });
}
