import type { StaticPageCode } from "./static-page.ts";
import { STATIC_PAGE_CODES } from "./static-page.ts";

/** The path of each static page. */
export const STATIC_PAGE_PATHS = {
  ABOUT: "/about",
  TERMS: "/terms_of_use",
  PRIVACY: "/privacy_policy",
  FAQ: "/faq",
  DELETION: "/account-deletion-policy",
} as const satisfies Readonly<Record<StaticPageCode, string>>;

/** Returns the page at a path, with or without a slash at its end; null where there is none. */
export function staticPageAt(path: string): StaticPageCode | null {
  const plain = path.replace(/\/$/, "");
  return STATIC_PAGE_CODES.find((code) => STATIC_PAGE_PATHS[code] === plain) ?? null;
}
