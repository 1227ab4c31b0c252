import type { MainLanguage } from "../base/languages/language.ts";

/** The static pages, each in both languages (rule static-pages 1). */
export const STATIC_PAGE_CODES = ["ABOUT", "TERMS", "PRIVACY", "FAQ", "DELETION"] as const;
export type StaticPageCode = (typeof STATIC_PAGE_CODES)[number];

export interface StaticPage {
  code: StaticPageCode;
  language: MainLanguage;
  title: string;
  /** HTML of a few plain elements, without a first heading: the title is that. */
  content: string;
}

/** A code in any case; null where there is no such page. */
export function staticPageCode(text: string): StaticPageCode | null {
  const code = text.toUpperCase();
  return STATIC_PAGE_CODES.find((known) => known === code) ?? null;
}

/** Whether the English page was changed after someone last saved or checked the Spanish one (rule static-pages 9). */
export function isOutdated(
  { language, comparedVersion }: { readonly language: MainLanguage; readonly comparedVersion: number | null },
  englishVersion: number | null,
): boolean {
  return language === "es" && englishVersion !== null && (comparedVersion ?? 0) < englishVersion;
}
