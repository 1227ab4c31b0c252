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
  // The last line ends as the others do, so that it is the same where it stands last no more.
  if (by === "lines") return diffLines(`${before}\n`, `${after}\n`);
  return [
    { value: before, removed: true, added: false },
    { value: after, removed: false, added: true },
  ];
}
