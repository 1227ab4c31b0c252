import { splitWords } from "../base/text/fold.ts";
import { ENTERED_FIELDS, type EnteredField, getFieldSpec, isOfKind } from "../services/field-names.ts";
import type { Listing } from "../services/listing.ts";
import { isProtected, isRegionOnly, type ShownPlace, showsDoor } from "../services/protection.ts";
import { isHostOfStreet, withoutAddress } from "./protection/without-address.ts";

/** A listing, or what a form holds of one. */
export type ListingNamingPlace = ShownPlace &
  Pick<Listing, "address1" | "city" | "zip"> & { readonly [Field in EnteredField]?: unknown };

/** Shorter names of towns are parts of too many hosts. In letters. */
const SHORTEST_IN_HOST = 4;
/** Regions that are counties: "Miami-Dade County, FL" names no town, though "Miami" is one. */
const COUNTY = /(?: (?:County|Parish), [A-Z]{2}|^(?:Condado|Parroquia) de .*)$/u;

/**
 * The fields in which a protected listing names what it does not show: street or ZIP code, and the town where it shows
 * its region only (rule places 34). Whether that gives the place away only a person can tell.
 *
 * @param fields those to look at
 */
export function fieldsNamingPlace(
  listing: ListingNamingPlace,
  fields: readonly EnteredField[] = ENTERED_FIELDS,
): readonly EnteredField[] {
  if (!isProtected(listing) || showsDoor(listing)) return [];
  return fieldsNaming(
    listing,
    { town: isRegionOnly(listing) ? listing.city : "", street: listing.address1, zip: listing.zip },
    fields,
  );
}

/**
 * The fields from which an edit takes the place that the listing hides after it: its words are withheld together with
 * the place, and wait for no one (rule approvals 2).
 *
 * @param current the public version, with its true place
 */
export function fieldsUnnamingPlace(
  current: ListingNamingPlace,
  after: ListingNamingPlace,
): readonly EnteredField[] {
  if (showsDoor(after)) return [];
  const isKept = isProtected(after);
  const place = {
    town: isRegionOnly(after) ? current.city || after.city : "",
    street: current.address1 ?? after.address1,
    zip: isKept || after.addressVisibility === "HIDDEN" ? (current.zip ?? after.zip) : null,
  };
  const left = fieldsNaming(after, place, ENTERED_FIELDS);
  return fieldsNaming(current, place, ENTERED_FIELDS).filter((field) => !left.includes(field));
}

interface NamedPlace {
  /** Empty: it is shown. */
  readonly town: string;
  readonly street: string | null;
  readonly zip: string | null;
}

function fieldsNaming(
  listing: ListingNamingPlace,
  place: NamedPlace,
  fields: readonly EnteredField[],
): readonly EnteredField[] {
  const names = [place.town, dropHouseNumber(place.street), place.zip]
    .map((name) => splitWords(name ?? ""))
    .filter((words) => words.length > 0);
  const town = splitWords(place.town).join("");
  const door = { lines: [place.street], zip: null };
  // "Foxglove Court" is Foxglove Ct, too.
  const isNamed = (text: string) =>
    names.some((name) => holds(splitWords(text), name)) || withoutAddress(text, door) !== text;
  return fields.filter((field) => {
    const value = listing[field];
    if (isOfKind(field, "texts")) return textsIn(value).some(isNamed);
    if (getFieldSpec(field).part === "place" || typeof value !== "string") return false;
    if (isOfKind(field, "webAddress") || isOfKind(field, "email"))
      return (
        isHostOfStreet(value, place.street) ||
        (town.length >= SHORTEST_IN_HOST && splitWords(value).join("").includes(town))
      );
    return isText(field) && !COUNTY.test(value) && isNamed(value);
  });
}

function textsIn(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((one: unknown) =>
    typeof one === "object" && one !== null && "text" in one && typeof one.text === "string"
      ? [one.text]
      : [],
  );
}

function isText(field: EnteredField): boolean {
  return isOfKind(field, "line") || isOfKind(field, "text");
}

/** Removes the house number: "behind Foxglove Ct" also names "31 Foxglove Ct". */
function dropHouseNumber(address: string | null): string {
  return (address ?? "").replace(/^\s*\d+\p{L}?\s+/u, "");
}

function holds(words: readonly string[], name: readonly string[]): boolean {
  return words.some((_, at) => name.every((word, index) => words[at + index] === word));
}
