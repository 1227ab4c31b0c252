import { TEXT_FIXES, type TextFix } from "./clean-text.ts";

/** What was done to a record on its way, for the table at the end. */
export type Fix =
  | TextFix
  | "description shortened"
  | "phone repaired"
  | "web address repaired"
  | "ZIP+4 shortened"
  | "name out of capitals";

/** Every mend in the order of the table. */
export const FIXES: readonly Fix[] = [
  ...TEXT_FIXES,
  "description shortened",
  "name out of capitals",
  "phone repaired",
  "web address repaired",
  "ZIP+4 shortened",
];
