import type { BadgeCounts } from "#domain/badges/badge-calls.ts";
import type { PageViewer } from "#domain/contract/page-rendering.ts";
import { TUTORIAL_PATH } from "#domain/introduce/tutorial-path.ts";
import type { Capability } from "#domain/roles/permissions.ts";
import { STATIC_PAGE_PATHS } from "#domain/static-pages/static-page-paths.ts";
import type { AccountWords } from "#domain/words/en/account.ts";
import type { LocalSearchWords } from "#domain/words/en/local-search.ts";
import type { MenuWords } from "#domain/words/en/menu.ts";
import type { Words } from "../words/words.ts";

/**
 * Every page: where it stands, who may open it, what it is called, where the menu has it and what its search bar
 * does. What is loaded to draw it is in `public-page-components.tsx` and `account-page-components.tsx`, by the same names;
 * nothing here weighs more than its words. A page without a row is "Page not found", and a row without a part, a
 * loader or `who` does not compile.
 */

/** Everybody, guests alone, people with an account, or those whose role may do something of this. */
export type Who = "anyone" | "guest" | "signedIn" | Capability;

interface Row {
  /** `:id` stands for the id of what the page is about. */
  readonly path: `/${string}`;
  readonly who: Who;
  /**
   * The words of the search bar of a page that searches itself, by `q` in its own address. From every other page one
   * searches the services (rule search 1).
   */
  readonly search?: keyof LocalSearchWords;
}

/** For everybody; the server draws it, and its parts come with its document. */
export interface PublicRow extends Row {
  readonly title: (words: Words) => string;
  readonly menu?: {
    /** First of all, below the help numbers, further down, or both there and in the footer. */
    readonly in: "top" | "help" | "more" | "footer";
    readonly icon?: "house" | "star" | "chat";
    /** The title, where there is no other text. */
    readonly text?: (words: Words) => string;
  };
}

/** Of accounts; the server draws it. */
export interface AccountRow extends Row {
  readonly title: (titles: AccountWords["titles"], query: URLSearchParams) => string;
  readonly menu?: {
    readonly text: (words: MenuWords) => string;
    readonly isFor: (viewer: PageViewer) => boolean;
  };
}

/** Of people who maintain services; the browser draws it. */
export interface WorkRow extends Row {
  readonly title: (words: MenuWords) => string;
  readonly menu?: {
    /** The title, where there is no other text. */
    readonly text?: (words: MenuWords) => string;
    /** The number shown next to it. */
    readonly badge?: keyof BadgeCounts;
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

export const ACCOUNT_PAGES = {
  login: {
    path: "/login",
    who: "guest",
    title: ({ signIn, signUp }, query) => (query.get("tab") === "signup" ? signUp : signIn),
  },
  forgotPassword: { path: "/forgot_password", who: "anyone", title: ({ forgotPassword }) => forgotPassword },
  /** The two links of mails. */
  resetPassword: { path: "/auth/resetPassword", who: "anyone", title: ({ resetPassword }) => resetPassword },
  confirmEmail: { path: "/auth/confirm", who: "anyone", title: ({ confirm }) => confirm },
  profile: {
    path: "/update_profile",
    who: "signedIn",
    title: ({ profile }) => profile,
    // Administrators are managed where everybody is.
    menu: { text: ({ profile }) => profile, isFor: ({ role }) => role !== "ADMINISTRATOR" },
  },
  changePassword: {
    path: "/change_password",
    who: "signedIn",
    title: ({ changePassword }) => changePassword,
    menu: { text: ({ changePassword }) => changePassword, isFor: ({ lastMethod }) => lastMethod === "LOCAL" },
  },
  sessions: {
    path: "/my_sessions",
    who: "signedIn",
    title: ({ sessions }) => sessions,
    menu: { text: ({ sessions }) => sessions, isFor: () => true },
  },
} as const satisfies Readonly<Record<string, AccountRow>>;

export const WORK_PAGES = {
  addService: {
    path: "/add_service",
    who: "createService",
    title: ({ addService }) => addService,
    menu: {},
  },
  editService: { path: "/services/:id/edit", who: "editService", title: ({ editService }) => editService },
  manageServices: {
    path: "/manage_services",
    who: "editService",
    title: ({ manageServices }) => manageServices,
    menu: { badge: "countManagedServices" },
    search: "services",
  },
  beds: {
    path: "/available_beds",
    who: "updateBeds",
    title: ({ bedsTitle }) => bedsTitle,
    menu: { text: ({ updateBeds }) => updateBeds, badge: "countManagedShelters" },
    search: "beds",
  },
  approvals: {
    path: "/manage_approvals",
    who: "approvals",
    title: ({ approvals }) => approvals,
    menu: { badge: "countNotApprovedServices" },
    search: "approvals",
  },
  newCrisisLine: {
    path: "/crisis_lines/new",
    who: "editDirectoryText",
    title: ({ addCrisisLine }) => addCrisisLine,
    menu: {},
  },
  editCrisisLine: {
    path: "/crisis_lines/:id/edit",
    who: "editDirectoryText",
    title: ({ editCrisisLine }) => editCrisisLine,
  },
  permissions: {
    path: "/permissions",
    who: "administer",
    title: ({ permissionsTitle }) => permissionsTitle,
    menu: { text: ({ permissions }) => permissions },
  },
} as const satisfies Readonly<Record<string, WorkRow>>;

export type PublicPageName = keyof typeof PUBLIC_PAGES;
export type AccountPageName = keyof typeof ACCOUNT_PAGES;
export type WorkPageName = keyof typeof WORK_PAGES;
export type PageName = PublicPageName | AccountPageName | WorkPageName;

export const PAGES: Readonly<Record<PageName, Row>> = { ...PUBLIC_PAGES, ...ACCOUNT_PAGES, ...WORK_PAGES };

/** The rows of a kind with their names, in the order in which the menu has them. */
export function rowsOf<Name extends string, OneRow>(table: Readonly<Record<Name, OneRow>>): [Name, OneRow][];
export function rowsOf(table: Readonly<Record<string, unknown>>): [string, unknown][] {
  return Object.entries(table);
}

/** A page, and the id that its path names; empty where it names none. */
export interface MatchedPage {
  readonly name: PageName;
  readonly id: string;
}

const PATTERNS = rowsOf(PAGES).map(
  ([name, { path }]) => [name, new RegExp(`^${path.replace(":id", "([^/]{1,100})")}$`)] as const,
);

/** The page at a path, with or without a slash at its end; null where there is none. */
export function matchPage(path: string): MatchedPage | null {
  let end = path.length;
  while (end > 1 && path.charAt(end - 1) === "/") end -= 1;
  const plain = path.slice(0, end);
  for (const [name, pattern] of PATTERNS) {
    const found = pattern.exec(plain);
    if (found !== null) return { name, id: found[1] ?? "" };
  }
  return null;
}

export function isPublicPage(name: PageName): name is PublicPageName {
  return name in PUBLIC_PAGES;
}

export function isAccountPage(name: PageName): name is AccountPageName {
  return name in ACCOUNT_PAGES;
}

export function isWorkPage(name: PageName): name is WorkPageName {
  return name in WORK_PAGES;
}

/** Address of a service's page. */
export function servicePath(id: string): string {
  return PUBLIC_PAGES.service.path.replace(":id", id);
}
