/** Languages beyond the main ones, by BCP 47 tag, with their names in themselves. Their words: `prepare-words.ts`. */
export const FURTHER_LANGUAGES = [
  { code: "en-XA", name: "Ééñĝļîîšĥ" },
  { code: "ar-XB", name: "\u200f\u202eEnglish\u202c\u200f" },
] as const;

export type FurtherLanguage = (typeof FURTHER_LANGUAGES)[number]["code"];
