import { type Change, diffLines, diffWordsWithSpace } from "diff";
import type { comparedBy } from "./displayed-fields.ts";

/**
 * The parts of two versions of a text, in their order. Those that are not added make the old one and those that are
 * not removed the new one, to the letter: spaces count as words do.
 */
export function compareTexts(
  before: string,
  after: string,
  by: ReturnType<typeof comparedBy>,
): readonly Pick<Change, "value" | "added" | "removed">[] {
  if (by === "words") return diffWordsWithSpace(before, after);
  // Ends the last line like the others, so that it compares equal where it is no longer the last.
  if (by === "lines") return diffLines(`${before}\n`, `${after}\n`);
  return [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
}

/**
 * Returns the parts of one version. Lines that both have can be left out, because they would repeat.
 *
 * @param hidesSame of lists, such as hours; in other texts the words around a change explain it
 */
export function partsOfSide(
  [before, after]: readonly [before: string, after: string],
  by: ReturnType<typeof comparedBy>,
  side: "before" | "after",
  hidesSame: boolean,
): ReturnType<typeof compareTexts> {
  return compareTexts(before, after, by)
    .filter((part) => (side === "before" ? !part.added : !part.removed))
    .filter((part) => !(hidesSame && by === "lines") || part.added || part.removed);
}

/** Returns the versions that have any text left once common lines are left out. */
export function changedSides(
  before: string,
  after: string,
  by: ReturnType<typeof comparedBy>,
): { readonly before: boolean; readonly after: boolean } {
  const hasParts = (side: "before" | "after") => partsOfSide([before, after], by, side, true).length > 0;
  return { before: before !== "" && hasParts("before"), after: after === "" || hasParts("after") };
}
