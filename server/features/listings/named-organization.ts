import type { ServiceForm } from "#domain/listings/service-form.ts";
import type { Listing } from "#domain/services/listing.ts";
import type { Editor } from "#server/base/http/viewer.ts";
import type { Db } from "#server/base/sql/db.ts";
import { toOrganizationViewer } from "#server/features/listings/organizations/show-organization.ts";
import { lockNamed } from "#server/features/listings/organizations/write-queries.ts";

/**
 * A form whose organization has its name; one that there is not, or that this viewer does not see, has none, which
 * `checkListing` refuses. What the listing names already stays as it is, seen or not.
 *
 * @param known versions of the listing
 */
export async function withOrganization(
  db: Db,
  form: ServiceForm,
  known: readonly Listing[],
  viewer: Editor,
): Promise<ServiceForm> {
  const { organization: given } = form;
  if (given === undefined || given === null) return form;
  const id = given.id.toLowerCase();
  const own = known.find(({ organization }) => organization?.id === id)?.organization;
  return {
    ...form,
    organization: own ?? (await lockNamed(db, id, toOrganizationViewer(viewer))) ?? { id, name: "" },
  };
}
