import * as z from "zod/mini";
import { isoOfEpoch } from "../contract/instant.ts";

/** What one should know of a service before one goes there, beside its status (rule lists 36). */
export const caution = z.object({
  /** In the language of the request. */
  text: z.string(),
  /** ISO 8601; null: it has no end. */
  until: z.nullable(z.string()),
});
export type Caution = z.output<typeof caution>;

/**
 * That a desk takes nobody else in for now; null where it does.
 *
 * @param closedUntil epoch milliseconds, as `now`
 */
export function intakeCaution(closedUntil: number | null, now: number, text: string): Caution | null {
  return closedUntil === null || closedUntil <= now ? null : { text, until: isoOfEpoch(closedUntil) };
}
