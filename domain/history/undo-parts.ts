import * as z from "zod/mini";
import { UNDO_REFUSALS } from "./undo-plan.ts";

/** Parts of replies about undoing a change (rule history 9). */
export const undoParts = {
  /** Id of the change that this one undoes. */
  undoes: z.nullable(z.int()),
  /** Id of the latest change that undoes this one. */
  undoneBy: z.nullable(z.int()),
  /** Whether the caller may undo it; if not, why no one can, or null if only this caller may not. */
  undo: z.object({ may: z.boolean(), refusal: z.nullable(z.enum(UNDO_REFUSALS)) }),
};
