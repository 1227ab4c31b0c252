import * as z from "zod/mini";
import { publicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import { DANGER_FAMILIES } from "./danger-families.ts";

/** Help shown above all other results (rules danger-search 1–6). */
export const dangerHelp = z.object({
  family: z.enum(DANGER_FAMILIES),
  isNow: z.boolean(),
  /** The text looks for help but names no danger: one quiet row. */
  isHint: z.boolean(),
  /** Language of the text, which may differ from the reader's; undefined: the text does not show it. */
  language: z.optional(z.enum(["en", "es"])),
  /** The first sentences of the help. */
  text: z.string(),
  /** Crisis lines, the one made for the danger first. */
  lines: z.array(publicCrisisLine),
});
export type DangerHelp = z.output<typeof dangerHelp>;
