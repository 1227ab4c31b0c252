import { TEXT_FIXES, type TextFix } from "../base/text/clean-text.ts";

/** Fixes of a record, for the report. */
export type Fix =
  | TextFix
  | "description shortened"
  | "phone repaired"
  | "web address repaired"
  | "ZIP+4 shortened"
  | "name out of capitals";

/** All fixes, in the order of the report. */
export const FIXES: readonly Fix[] = [
  ...TEXT_FIXES,
  "description shortened",
  "name out of capitals",
  "phone repaired",
  "web address repaired",
  "ZIP+4 shortened",
];
