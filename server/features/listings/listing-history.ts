import type { ServiceAction } from "#domain/history/actions.ts";
import { changedFields, partOf } from "#domain/listings/changes.ts";
import type { Listing } from "#domain/listings/listing.ts";
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
  const { before, after, also } = change;
  const fields = before === null ? null : changedFields(before, after);
  await keepHistory(db, {
    thing: "SERVICE",
    thingId: change.id,
    action: change.action,
    actor: asking.viewer,
    at: asking.now,
    before: before === null || fields === null ? null : { ...partOf(before, fields), ...also?.before },
    after: { ...(fields === null ? after : partOf(after, fields)), ...also?.after },
    why: change.why ?? null,
  });
}
