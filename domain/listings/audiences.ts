import {
  CATEGORIES,
  type Category,
  NEEDS_OF_TYPE,
  type Need,
  type ServiceType,
} from "../services/enumerations.ts";

/** Every audience that ALL stands for: PETS_ALLOWED is not one of them (rule listings 13). */
export const PEOPLE: readonly Category[] = CATEGORIES.filter(
  (category) => category !== "ALL" && category !== "PETS_ALLOWED",
);

/**
 * What is checked after one box was pressed (rule listings 13): ALL checks every audience, one that is
 * unchecked unchecks ALL, and the last of the others checks ALL.
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

/** As a form shows it: with ALL, every box is checked. */
export function shownCategories(category: readonly Category[]): Category[] {
  const isForAll = category.includes("ALL");
  return CATEGORIES.filter((each) => category.includes(each) || (isForAll && each !== "PETS_ALLOWED"));
}

/** As it is kept: ALL alone stands for every audience. In the order of `CATEGORIES`, each once. */
export function storedCategories(checked: readonly Category[]): Category[] {
  const isForAll = checked.includes("ALL") || PEOPLE.every((each) => checked.includes(each));
  return CATEGORIES.filter((each) =>
    isForAll && each !== "PETS_ALLOWED" ? each === "ALL" : checked.includes(each),
  );
}

/** The needs that services of these types can meet; of the others a form shows no tags, and none are kept. */
export function needsOfTypes(types: readonly ServiceType[], needs: readonly Need[]): Need[] {
  return types.flatMap((type): readonly Need[] => NEEDS_OF_TYPE[type]).filter((need) => needs.includes(need));
}
