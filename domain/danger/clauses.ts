import { MAX_JUDGED_TEXT } from "../base/contract/limits.ts";

/** Ends of clauses: punctuation, a new line, or a word that joins two clauses. */
const ENDS =
  /[.,;:!?…)](?=\s|$)|[\n¿¡(]|\s[-–—]{1,3}\s|\s(?:and|n|but|because|cause|cuz|bc|so|also|plus|since|then|while|y|e|pero|porque|xq|pq|asi que|así que|ademas|además|tambien|también|mientras|luego)\s/iu;
/** Maximum number of clauses that are read. */
const MAX_CLAUSES = 30;

/** Splits a text into clauses; empty if it is a single clause. */
export function splitClauses(text: string): readonly string[] {
  const clauses = text
    .slice(0, MAX_JUDGED_TEXT)
    .split(ENDS)
    .map((clause) => clause.trim())
    .filter((clause) => clause !== "")
    .slice(0, MAX_CLAUSES);
  return clauses.length < 2 ? [] : clauses;
}
