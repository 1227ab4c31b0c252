import { getExtent } from "#domain/base/roles/permissions.ts";
import { WORDS } from "#domain/listings/protection/withheld-place.ts";
import { isSame } from "#domain/services/changes.ts";
import type { Listing } from "#domain/services/listing.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { hidesDoorOfOthers } from "./place-queries.ts";

/** A listing before and after an edit. */
interface ListingEdit {
  /** The listing before; null: it is new. */
  readonly before: Listing | null;
  readonly after: Listing;
}

/**
 * Whether listings may only wait for review, because one of an organization that hides a door somewhere moves, or says
 * something else: what stands at the same door is withheld with it (rule protection 19), and its street is taken out of
 * words (rule protection 23), so that an author who could publish there would try street after street. The owners of the
 * organization and of what it hides know the door.
 */
export async function mayGuessDoor(db: Db, edits: readonly ListingEdit[], viewer: Editor): Promise<boolean> {
  if (getExtent(viewer.role, "editService") === "any") return false;
  const organizations = edits.filter(mayTell).flatMap(({ after }) => after.organization?.id ?? []);
  return organizations.length > 0 && (await hidesDoorOfOthers(db, organizations, viewer.id));
}

function mayTell({ before, after }: ListingEdit): boolean {
  return (
    before?.organization?.id !== after.organization?.id ||
    before?.address1 !== after.address1 ||
    before?.city !== after.city ||
    WORDS.some((field) => !isSame(before[field], after[field]))
  );
}
