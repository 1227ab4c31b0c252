import type { Page } from "playwright-core";
import { type Language, MAIN_LANGUAGES } from "#domain/base/languages/language.ts";
import type { PageName } from "#web/base/pages/page-table.ts";

/** What the directory, the network or the database is like when a screen is drawn. */
export type ScreenState = "full" | "loading" | "empty" | "error" | "offline";

/** Who looks: a guest, the owner of shelters, or someone new with another role. */
export type Onlooker = "guest" | "owner" | "volunteer" | "lead" | "administrator";

/** A page as someone sees it, in one of its states. */
export interface Screen {
  /** Distinguishes it from all others; words with hyphens, for names of files. */
  readonly name: string;
  readonly page: PageName | "notFound" | "unsubscribe" | "rollCall";
  /** Path and query; `:id` is replaced by the id of what `about` names. */
  readonly path: string;
  readonly as: Onlooker;
  readonly state: ScreenState;
  /** The name of the service or user that the page is about. */
  readonly about?: string;
  /** What the onlooker does before it is looked at. */
  readonly act?: (page: Page, language: Language) => Promise<void>;
}

/** A window that it is drawn in. */
export interface Variant {
  readonly width: 360 | 412 | 1024 | 1440;
  readonly scheme: "light" | "dark";
}

/** Those in which screens are drawn unless others are named. */
export const USUAL_LANGUAGES: readonly Language[] = MAIN_LANGUAGES;

export const VARIANTS: readonly Variant[] = ([360, 412, 1024, 1440] as const).flatMap((width) =>
  (["light", "dark"] as const).map((scheme) => ({ width, scheme })),
);

/** Heights of phones and laptops with these widths. */
export const HEIGHTS: Readonly<Record<Variant["width"], number>> = {
  360: 740,
  412: 915,
  1024: 768,
  1440: 900,
};
