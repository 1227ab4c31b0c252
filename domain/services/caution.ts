import * as z from "zod/mini";

/** A warning that visitors should read before they go to a service, beside its status (rule lists 36). */
export const caution = z.object({
  /** Text in the language of the request. */
  text: z.string(),
  /** "Come 7–9 PM": short form about intake that replaces the door's status. Absent: it takes more words. */
  window: z.optional(z.string()),
  /** ISO 8601; null: it has no end. */
  until: z.nullable(z.string()),
});
export type Caution = z.output<typeof caution>;
