import { FORM_FIELDS, type FormField, getFieldSpec } from "../services/field-names.ts";
import type { Listing } from "../services/listing.ts";
import { isProtected } from "../services/protection.ts";
import type { ServiceForm } from "./service-form.ts";

/** A save for all sites of a program (rules organizations 9–11). */

const SITE_FIELDS: readonly FormField[] = FORM_FIELDS.filter(
  (field) => getFieldSpec(field).isOfProgram !== true,
);
/** Fields that belong to one listing, whatever the scope of the save is. */
const OF_LISTING = ["comment", "attachments", "userEmail", "sendingId", "scope"] as const;

/** Whether a listing counts among the sites of its program: it must not say where it is. */
export function isSite(listing: Pick<Listing, "isProtected" | "addressVisibility">): boolean {
  return listing.addressVisibility !== "HIDDEN" && !isProtected(listing);
}

/**
 * Derives from a form for the whole program the form of each other site.
 *
 * A name is applied only to the sites that have the same one: sites with names of their own are told apart by them.
 */
export function formOfSites(form: ServiceForm, edited: Listing): (site: Listing) => ServiceForm {
  const part: ServiceForm = { ...form };
  for (const field of [...SITE_FIELDS, ...OF_LISTING]) delete part[field];
  const texts = form.texts?.filter(({ field }) => getFieldSpec(field).isOfProgram === true);
  if (texts !== undefined) part.texts = texts;
  const named = form.name === undefined ? part : { ...part, name: form.name };
  return (site) => (site.name === edited.name ? named : part);
}
