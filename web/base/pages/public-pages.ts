import type { PageCapability } from "#domain/app/page-rendering.ts";
import { TUTORIAL_PATH } from "#domain/static-pages/introduce/tutorial-path.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { LocalSearchWords } from "#words/compiled/search/local-search.ts";
import type { Words } from "../words/words.ts";

/** The public part of the table of pages, which every visit loads; `page-table.ts` has the whole table. */

/** Everyone, guests only, people with an account, or those whose role has this capability. */
export type Who = "anyone" | "guest" | "signedIn" | PageCapability;

/** Columns of every page. */
export interface PageRow {
  /** `:id` stands for the id of what the page is about. */
  readonly path: `/${string}`;
  readonly who: Who;
  /**
   * The words of the search bar of a page that searches itself, by `q` in its own address. From every other page one
   * searches the services (rule search 1).
   */
  readonly search?: keyof LocalSearchWords;
}

/** A page for everyone; the server renders it, and its parts come with its document. */
export interface PublicRow extends PageRow {
  readonly title: (words: Words) => string;
  readonly menu?: {
    /** First of all, below the help numbers, further down, or both there and in the footer. */
    readonly in: "top" | "help" | "more" | "footer";
    readonly icon?: "house" | "star" | "chat";
    /** The title, where there is no other text. */
    readonly text?: (words: Words) => string;
  };
}

export const PUBLIC_PAGES = {
  home: {
    path: "/",
    who: "anyone",
    title: ({ shell }) => shell.product,
    menu: { in: "top", icon: "house", text: ({ shell }) => shell.home },
  },
  service: { path: "/services/:id", who: "anyone", title: ({ shell }) => shell.product },
  favourites: {
    path: "/my_favorites",
    who: "anyone",
    title: ({ favourites }) => favourites.title,
    menu: { in: "top", icon: "star" },
    search: "favourites",
  },
  crisisLines: {
    path: "/crisis_lines",
    who: "anyone",
    title: ({ shell }) => shell.crisisLines,
    menu: { in: "help", icon: "chat" },
    search: "crisisLines",
  },
  feedback: {
    path: "/feedback",
    who: "anyone",
    title: ({ shell }) => shell.feedback,
    menu: { in: "more" },
  },
  introduce: {
    path: TUTORIAL_PATH,
    who: "anyone",
    title: ({ shell }) => shell.tutorial,
    menu: { in: "more" },
  },
  about: {
    path: STATIC_PAGE_PATHS.ABOUT,
    who: "anyone",
    title: ({ shell }) => shell.about,
    menu: { in: "footer" },
  },
  faq: {
    path: STATIC_PAGE_PATHS.FAQ,
    who: "anyone",
    title: ({ shell }) => shell.faq,
    menu: { in: "footer" },
  },
  terms: {
    path: STATIC_PAGE_PATHS.TERMS,
    who: "anyone",
    title: ({ shell }) => shell.terms,
    menu: { in: "footer" },
  },
  privacy: {
    path: STATIC_PAGE_PATHS.PRIVACY,
    who: "anyone",
    title: ({ shell }) => shell.privacy,
    menu: { in: "footer" },
  },
  deletion: { path: STATIC_PAGE_PATHS.DELETION, who: "anyone", title: ({ shell }) => shell.product },
} as const satisfies Readonly<Record<string, PublicRow>>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;

/** The rows of a kind with their names, in the order in which the menu has them. */
export function listNamedRows<Name extends string, OneRow>(
  table: Readonly<Record<Name, OneRow>>,
): [Name, OneRow][];
export function listNamedRows(table: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(table);
}

/** A page, and the id that its path names; empty where it names none. */
export interface Matched<Name extends string> {
  readonly name: Name;
  readonly id: string;
}

/**
 * Finds the page at a path, with or without a slash at its end.
 *
 * @param table the pages to choose from
 * @returns a function of the path; null where none of them stands
 */
export function pageMatcher<Name extends string>(
  table: Readonly<Record<Name, PageRow>>,
): (path: string) => Matched<Name> | null {
  const patterns = listNamedRows<Name, PageRow>(table).map(
    ([name, { path }]) => [name, new RegExp(`^${path.replace(":id", "([^/]{1,100})")}$`)] as const,
  );
  return (path) => {
    let end = path.length;
    while (end > 1 && path.charAt(end - 1) === "/") end -= 1;
    const plain = path.slice(0, end);
    for (const [name, pattern] of patterns) {
      const found = pattern.exec(plain);
      if (found !== null) return { name, id: found[1] ?? "" };
    }
    return null;
  };
}

/** Finds the public page at a path; null where another page is, or none. */
export const matchPublicPage = pageMatcher<PublicPageName>(PUBLIC_PAGES);

/** Address of a service's page. */
export function servicePath(id: string): string {
  return PUBLIC_PAGES.service.path.replace(":id", id);
}
