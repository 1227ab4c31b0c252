import {
  CATEGORIES,
  type Category,
  NEEDS_OF_TYPE,
  type Need,
  type ServiceType,
} from "../services/enumerations.ts";

/** Audiences that ALL includes: all but PETS_ALLOWED (rule listings 13). */
export const PEOPLE: readonly Category[] = CATEGORIES.filter(
  (category) => category !== "ALL" && category !== "PETS_ALLOWED",
);

/**
 * The checked boxes after one was toggled (rule listings 13): ALL checks every audience, one that is unchecked
 * unchecks ALL, and the last of the others checks ALL.
 */
export function afterToggle(checked: readonly Category[], toggled: Category): Category[] {
  const isChecked = !checked.includes(toggled);
  if (toggled === "ALL") {
    const others = checked.filter((category) => category === "PETS_ALLOWED");
    return isChecked ? [...shownCategories(["ALL"]), ...others] : others;
  }
  const left = isChecked
    ? [...checked, toggled]
    : checked.filter(
        (category) => category !== toggled && (category !== "ALL" || toggled === "PETS_ALLOWED"),
      );
  return shownCategories(storedCategories(left));
}

/** Converts stored audiences to the form's checkboxes: with ALL, every box is checked. */
export function shownCategories(category: readonly Category[]): Category[] {
  const isForAll = category.includes("ALL");
  return CATEGORIES.filter((each) => category.includes(each) || (isForAll && each !== "PETS_ALLOWED"));
}

/**
 * Converts checkboxes to stored audiences: ALL alone means every audience. In the order of `CATEGORIES`, without
 * duplicates.
 */
export function storedCategories(checked: readonly Category[]): Category[] {
  const isForAll = checked.includes("ALL") || PEOPLE.every((each) => checked.includes(each));
  return CATEGORIES.filter((each) =>
    isForAll && each !== "PETS_ALLOWED" ? each === "ALL" : checked.includes(each),
  );
}

/** The needs of these types; others are neither shown in the form nor stored. */
export function needsOfTypes(types: readonly ServiceType[], needs: readonly Need[]): Need[] {
  return types.flatMap((type): readonly Need[] => NEEDS_OF_TYPE[type]).filter((need) => needs.includes(need));
}
