import type { FoundPlaces } from "./place-calls.ts";

export interface TownOfZip {
  readonly city: string;
  /** Two letters. */
  readonly state: string;
}

/** Whether a ZIP code of the United States is complete. Of Canadian codes the post's towns are not known. */
export function isWholeZip(typed: string, country: string): boolean {
  return country === "United States" && /^\d{5}(?:-\d{4})?$/.test(typed.trim());
}

/** Returns the postal town and state of this ZIP code from the places that were found; null where it is not known. */
export function townOfZip(typed: string, { zips }: Pick<FoundPlaces, "zips">): TownOfZip | null {
  const five = typed.trim().slice(0, 5);
  const town = zips.find(({ code }) => code === five)?.town ?? "";
  const [, city = "", state = ""] = /^(.+), ([A-Z]{2})$/.exec(town) ?? [];
  return city === "" ? null : { city, state };
}

/**
 * Returns the city and state that a ZIP code fills in: only fields that are empty, or that another ZIP code filled in
 * before. Typed values stay.
 *
 * @param filled by the ZIP code before; null: nothing was
 */
export function filledByZip(
  { city, state }: TownOfZip,
  town: TownOfZip,
  filled: TownOfZip | null,
): Partial<TownOfZip> {
  const isCityFree = city.trim() === "" || city === filled?.city;
  const isStateFree = state.trim() === "" || state === filled?.state;
  // A city of another state would be a place that there is not.
  if (!isCityFree || !(isStateFree || state === town.state)) return {};
  return { city: town.city, ...(isStateFree ? { state: town.state } : {}) };
}
