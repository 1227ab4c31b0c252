import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import type { PageComponent } from "./page-component.ts";
import type { AccountPageName, WorkPageName } from "./page-table.ts";
import type { PublicPageName } from "./public-pages.ts";

/** Names of the pages that are not in the first script. */
export type LaterPageName = AccountPageName | ContactKind | WorkPageName;

/**
 * The door of a feature in the browser: what loads each of its pages, by the names of `page-table.ts`. Most visitors
 * open none of these pages and never load a door.
 */
export interface WebFeature {
  readonly pages: Readonly<Partial<Record<LaterPageName, PageComponent>>>;
}

/** What loads the pages that every visit may open, by the names of `public-pages.ts`. */
export type PublicComponents = Readonly<Partial<Record<PublicPageName, PageComponent>>>;
