import { services as english } from "#words/compiled/en/services/services.ts";
import { services as spanish } from "#words/compiled/es/services/services.ts";
import { fold } from "../base/text/fold.ts";
import { NEEDS, type Need } from "./enumerations.ts";

/** The labels of the sub-filters in both languages, folded. */
const NEED_OF_LABEL: ReadonlyMap<string, Need> = new Map(
  NEEDS.flatMap((need): [string, Need][] => [
    [fold(english.needs[need]), need],
    [fold(spanish.needs[need]), need],
  ]),
);

/**
 * The need that an older client means with `q=<label of a sub-filter>`, in any case and either language; null
 * for any other text. It means it only where `serviceSummary` is among the fields (rule services 9).
 */
export function labelToNeed(text: string): Need | null {
  return NEED_OF_LABEL.get(fold(text)) ?? null;
}
