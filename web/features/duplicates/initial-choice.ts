import type { Duplicate, SideOfPair } from "#domain/duplicates/duplicate-calls.ts";
import { isMoreProtected } from "#domain/duplicates/merge-listings.ts";
import { changedFields } from "#domain/services/changes.ts";
import type { EnteredField } from "#domain/services/field-names.ts";
import { filledFields } from "../listings/approvals/filled-fields.ts";
import { displayedFields } from "../listings/displayed-fields.ts";

/** The service to keep, and the fields to take from the other. */
export interface MergeChoice {
  readonly keep: string;
  readonly taken: readonly EnteredField[];
}

/** The fields in which two services differ, as they are shown. */
export function differingFields([one, other]: readonly [SideOfPair, SideOfPair]): EnteredField[] {
  const filled = new Set([...filledFields(one), ...filledFields(other)]);
  return displayedFields(changedFields(one, other)).filter(
    (field) => filled.has(field) && field !== "location",
  );
}

function hasMoreIn(one: SideOfPair, other: SideOfPair): boolean {
  return filledFields(one).length > filledFields(other).length;
}

/**
 * Chooses the side to start with: the proposed one, else the one that hides more, else the one with more in it; fields
 * that it lacks come from the other.
 */
export function initialChoice(
  [one, other]: readonly [SideOfPair, SideOfPair],
  proposal: Duplicate["proposal"],
): MergeChoice {
  if (proposal !== null) return { keep: proposal.keep, taken: proposal.fields };
  const isOtherKept = isMoreProtected(one, other)
    ? false
    : isMoreProtected(other, one) || hasMoreIn(other, one);
  const [kept, rest] = isOtherKept ? [other, one] : [one, other];
  const filled = filledFields(kept);
  return {
    keep: kept.id,
    taken: isMoreProtected(kept, rest)
      ? []
      : filledFields(rest).filter((field) => !filled.includes(field) && field !== "location"),
  };
}
