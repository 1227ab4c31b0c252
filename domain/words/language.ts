/** The languages of the product; English is the default (rule interface 7). */
export const LANGUAGES = ["en", "es"] as const;
export type Language = (typeof LANGUAGES)[number];
