import * as z from "zod/mini";
import { publicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import { DANGER_FAMILIES } from "./danger-families.ts";

/** Help shown above all other results (rules danger-search 1–6). */
export const dangerHelp = z.object({
  family: z.enum(DANGER_FAMILIES),
  isNow: z.boolean(),
  /** Help is looked for, and no danger is named: one quiet row. */
  isHint: z.boolean(),
  /** Language of the text, which may differ from the reader's; undefined: the text does not show it. */
  language: z.optional(z.enum(["en", "es"])),
  /** The first sentences. */
  text: z.string(),
  /** The line that is made for the danger first. */
  lines: z.array(publicCrisisLine),
});
export type DangerHelp = z.output<typeof dangerHelp>;
