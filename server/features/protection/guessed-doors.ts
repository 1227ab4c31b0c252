import type { Listing } from "#domain/listings/listing.ts";
import { extentOf } from "#domain/roles/permissions.ts";
import type { Editor } from "#server/http/viewer.ts";
import type { Db } from "#server/sql/db.ts";
import { hidesDoorOfOthers } from "./place-queries.ts";

type Address = Pick<Listing, "organization" | "address1" | "city">;

/** Where a listing is moved to. */
interface Move {
  /** Null: the listing is new. */
  readonly before: Address | null;
  readonly after: Address;
}

/**
 * Whether listings may only wait for review, because one moves to an address of an organization that hides a door
 * somewhere: what stands at the same door is withheld with it (rule protection 19), so that an author who could publish
 * there would try street after street. The owners of the organization and of what it hides know the door.
 */
export async function mayGuessDoor(db: Db, moves: readonly Move[], viewer: Editor): Promise<boolean> {
  if (extentOf(viewer.role, "editService") === "any") return false;
  const organizations = moves.filter(isMove).flatMap(({ after }) => after.organization?.id ?? []);
  return organizations.length > 0 && (await hidesDoorOfOthers(db, organizations, viewer.id));
}

function isMove({ before, after }: Move): boolean {
  return (
    before?.organization?.id !== after.organization?.id ||
    before?.address1 !== after.address1 ||
    before?.city !== after.city
  );
}
