import { TEXT_MENDS, type TextMend } from "./clean-text.ts";

/** What was done to a record on its way, for the table at the end. */
export type Mend =
  | TextMend
  | "description shortened"
  | "phone repaired"
  | "web address repaired"
  | "ZIP+4 shortened"
  | "name out of capitals";

/** Every mend in the order of the table. */
export const MENDS: readonly Mend[] = [
  ...TEXT_MENDS,
  "description shortened",
  "name out of capitals",
  "phone repaired",
  "web address repaired",
  "ZIP+4 shortened",
];
