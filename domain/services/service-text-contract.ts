import * as z from "zod/mini";
import { TRANSLATED_FIELDS } from "./field-names.ts";
import { TEXT_STATES } from "./listing-enumerations.ts";

/** A text of a service in one of the further languages, as replies carry it. */
export const serviceText = z.object({
  field: z.enum(TRANSLATED_FIELDS),
  language: z.string(),
  text: z.string(),
  /** STALE is for those who may edit: others get the English then. */
  state: z.enum(TEXT_STATES),
});
