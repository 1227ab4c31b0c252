/** The languages of the product; English is the default (specification, section 1). */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
