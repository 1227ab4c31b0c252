import type { FieldMessage, FieldMessages } from "../base/contract/problems.ts";
import { isSame } from "../services/changes.ts";
import { checkListing, type ListingDraft } from "./check-listing.ts";

/**
 * Finds what is wrong with a save: everything that `checkListing` reports, except what the service already lacked in a
 * field that this edit leaves alone. Many services of an imported directory have no hours, and their phone can be
 * corrected nevertheless.
 *
 * @param before null: the service is new, and every problem counts
 */
export function newProblems(before: ListingDraft | null, after: ListingDraft): FieldMessages {
  const found = checkListing(after);
  if (before === null || Object.keys(found).length === 0) return found;
  const known = checkListing(before);
  const fields: Record<string, FieldMessage> = {};
  for (const [name, message] of Object.entries(found)) {
    const field = name.split(".")[0] ?? name;
    const isUntouched = isSame(Reflect.get(before, field), Reflect.get(after, field));
    if (!isUntouched || known[name] !== message) fields[name] = message;
  }
  return fields;
}
