import type { PageViewer } from "#domain/app/page-rendering.ts";
import type { ContactKind } from "#domain/contacts/regional-contacts/regional-contact.ts";
import type { BadgeCounts } from "#domain/operations/badges/badge-calls.ts";
import type { AccountWords } from "#words/compiled/accounts/account.ts";
import type { MenuWords } from "#words/compiled/base/menu.ts";
import type { Matched, PageRow, PublicPageName } from "./public-pages.ts";
import { PUBLIC_PAGES, pageMatcher } from "./public-pages.ts";

/**
 * Every page: where it stands, who may open it, what it is called, where the menu has it and what its search bar
 * does. What is loaded to draw it is in the doors of the features (`feature.tsx`, `public-pages.tsx`), by the same names;
 * nothing here weighs more than its words. The rows of public pages are in `public-pages.ts`. A page without a row is "Page not found", and a row without a part, a
 * loader or `who` does not compile.
 */

/** A page about accounts; the server renders it. */
export interface AccountRow extends PageRow {
  readonly title: (titles: AccountWords["titles"], query: URLSearchParams) => string;
  readonly menu?: {
    readonly text: (words: MenuWords) => string;
    readonly isFor: (viewer: PageViewer) => boolean;
  };
}

/** A page for people who maintain services; the browser renders it, except for the directory's health. */
export interface WorkRow extends PageRow {
  /** Title and menu entry alike, since a page has one name. */
  readonly title: (words: MenuWords) => string;
  readonly menu?: {
    /** The number shown next to it. */
    readonly badge?: keyof BadgeCounts;
  };
}

export const ACCOUNT_PAGES = {
  login: {
    path: "/login",
    who: "guest",
    title: ({ signIn, signUp }, query) => (query.get("tab") === "signup" ? signUp : signIn),
  },
  forgotPassword: { path: "/forgot_password", who: "anyone", title: ({ forgotPassword }) => forgotPassword },
  /** The links of mails. */
  resetPassword: { path: "/auth/resetPassword", who: "anyone", title: ({ resetPassword }) => resetPassword },
  confirmEmail: { path: "/auth/confirm", who: "anyone", title: ({ confirm }) => confirm },
  invitation: { path: "/auth/invitation", who: "anyone", title: ({ invitation }) => invitation },
  confirmListing: {
    path: "/auth/listing",
    who: "anyone",
    title: ({ confirmListing }) => confirmListing,
  },
  profile: {
    path: "/update_profile",
    who: "signedIn",
    title: ({ profile }) => profile,
    // Administrators are managed where everyone is.
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
  passkeys: { path: "/passkeys", who: "signedIn", title: ({ passkeys }) => passkeys },
  /** Pages where signing in goes on, and the link of a mail. */
  secondFactor: { path: "/second_factor", who: "anyone", title: ({ secondFactor }) => secondFactor },
  enrollPasskey: { path: "/auth/passkey", who: "anyone", title: ({ enrollPasskey }) => enrollPasskey },
} as const satisfies Readonly<Record<string, AccountRow>>;

/** A page about liaisons, regions or coordinators; the server renders it for everyone. */
export interface ContactRow extends PageRow {
  readonly title: (words: MenuWords) => string;
}

export const CONTACT_PAGES = {
  liaisons: { path: "/liaisons", who: "anyone", title: ({ liaisons }) => liaisons, search: "liaisons" },
  regions: { path: "/regions", who: "anyone", title: ({ regions }) => regions, search: "regions" },
  coordinators: {
    path: "/coordinators",
    who: "anyone",
    title: ({ coordinators }) => coordinators,
    search: "coordinators",
  },
} as const satisfies Readonly<Record<ContactKind, ContactRow>>;

export const WORK_PAGES = {
  addService: {
    path: "/add_service",
    who: "createService",
    title: ({ addService }) => addService,
    menu: {},
  },
  editService: { path: "/services/:id/edit", who: "editService", title: ({ editService }) => editService },
  claimService: {
    path: "/services/:id/claim",
    who: "createService",
    title: ({ claimService }) => claimService,
  },
  /** The link of a mail. */
  acceptClaim: { path: "/claims/accept", who: "anyone", title: ({ acceptClaim }) => acceptClaim },
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
    title: ({ updateBeds }) => updateBeds,
    menu: { badge: "countManagedShelters" },
    search: "beds",
  },
  approvals: {
    path: "/manage_approvals",
    who: "approvals",
    title: ({ approvals }) => approvals,
    menu: { badge: "countNotApprovedServices" },
    search: "approvals",
  },
  feedbacks: {
    path: "/feedbacks",
    who: "feedbackInbox",
    title: ({ feedbacks }) => feedbacks,
    menu: { badge: "countUnReadFeedbacks" },
    search: "feedbacks",
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
  directoryHealth: {
    path: "/directory_health",
    who: "directoryHealth",
    title: ({ directoryHealth }) => directoryHealth,
    menu: {},
  },
  lineCalls: {
    path: "/directory_health/crisis_lines",
    who: "directoryHealth",
    title: ({ lineCalls }) => lineCalls,
  },
  imports: {
    path: "/imports",
    who: "proposeImports",
    title: ({ imports }) => imports,
    menu: {},
  },
  campaigns: { path: "/campaigns", who: "campaigns", title: ({ campaigns }) => campaigns, menu: {} },
  campaign: { path: "/campaigns/:id", who: "campaigns", title: ({ campaign }) => campaign },
  /** For everyone, and loaded only when opened. The server renders its common questions. */
  chatbot: { path: "/chatbot", who: "anyone", title: ({ chatbot }) => chatbot },
  /** For everyone; the server renders it. */
  organizations: { path: "/organizations", who: "anyone", title: ({ organization }) => organization },
  newOrganization: {
    path: "/organizations/new",
    who: "createOrganization",
    title: ({ organization }) => organization,
  },
  editOrganization: {
    path: "/organizations/:id/edit",
    who: "editOrganization",
    title: ({ organization }) => organization,
  },
  /** For everyone; the server renders it. Its title is the organization's name. */
  organization: { path: "/organizations/:id", who: "anyone", title: ({ organization }) => organization },
  /** For everyone; the server renders them. */
  topics: { path: "/topics", who: "anyone", title: ({ topics }) => topics },
  topic: { path: "/topics/:id", who: "anyone", title: ({ topics }) => topics },
  cityFile: { path: "/city_file", who: "administer", title: ({ cityFile }) => cityFile },
  hardNights: {
    path: "/hard_nights",
    who: "hardNights",
    title: ({ hardNights }) => hardNights,
    menu: {},
  },
  duplicates: {
    path: "/directory_health/duplicates",
    who: "directoryHealth",
    title: ({ duplicates }) => duplicates,
  },
  withheld: {
    path: "/directory_health/withheld",
    who: "directoryHealth",
    title: ({ withheld }) => withheld,
  },
  users: {
    path: "/manage_users",
    who: "administer",
    title: ({ users }) => users,
    menu: { badge: "countTotalUsers" },
    search: "users",
  },
  user: { path: "/users/:id", who: "administer", title: ({ user }) => user },
  access: {
    path: "/manage_access",
    who: "administer",
    title: ({ access }) => access,
    menu: {},
    search: "usersByEmail",
  },
  superUsers: {
    path: "/manage_superusers",
    who: "administer",
    title: ({ superUsers }) => superUsers,
    menu: {},
    search: "usersByEmail",
  },
  newLiaison: { path: "/liaisons/new", who: "editLiaisons", title: ({ addLiaison }) => addLiaison },
  editLiaison: {
    path: "/liaisons/:id/edit",
    who: "editLiaisons",
    title: ({ editLiaison }) => editLiaison,
  },
  newRegion: { path: "/regions/new", who: "editDirectoryText", title: ({ addRegion }) => addRegion },
  editRegion: {
    path: "/regions/:id/edit",
    who: "editDirectoryText",
    title: ({ editRegion }) => editRegion,
  },
  newCoordinator: {
    path: "/coordinators/new",
    who: "editDirectoryText",
    title: ({ addCoordinator }) => addCoordinator,
  },
  editCoordinator: {
    path: "/coordinators/:id/edit",
    who: "editDirectoryText",
    title: ({ editCoordinator }) => editCoordinator,
  },
  staticPages: {
    path: "/static_pages",
    who: "editDirectoryText",
    title: ({ staticPages }) => staticPages,
    menu: {},
  },
  editStaticPage: {
    path: "/static_pages/:id",
    who: "editDirectoryText",
    title: ({ staticPages }) => staticPages,
  },
  history: {
    path: "/history",
    who: "administer",
    title: ({ history }) => history,
    menu: {},
  },
  permissions: {
    path: "/permissions",
    who: "administer",
    title: ({ permissions }) => permissions,
    menu: {},
  },
  apiKeys: { path: "/api-keys", who: "administer", title: ({ apiKeys }) => apiKeys, menu: {} },
  webhooks: { path: "/webhooks", who: "administer", title: ({ webhooks }) => webhooks, menu: {} },
  harvests: {
    path: "/harvests",
    who: "runImports",
    title: ({ harvests }) => harvests,
    menu: { badge: "countWaitingHarvests" },
  },
} as const satisfies Readonly<Record<string, WorkRow>>;

export type AccountPageName = keyof typeof ACCOUNT_PAGES;
export type WorkPageName = keyof typeof WORK_PAGES;
export type PageName = PublicPageName | AccountPageName | ContactKind | WorkPageName;

export const PAGES: Readonly<Record<PageName, PageRow>> = {
  ...PUBLIC_PAGES,
  ...ACCOUNT_PAGES,
  ...CONTACT_PAGES,
  ...WORK_PAGES,
};

/** A page of the whole table, and the id that its path names. */
export type MatchedPage = Matched<PageName>;

/** Finds the page at a path, with or without a trailing slash; null where there is none. */
export const matchPage = pageMatcher<PageName>(PAGES);

export function isPublicPage(name: PageName): name is PublicPageName {
  return name in PUBLIC_PAGES;
}

export function isAccountPage(name: PageName): name is AccountPageName {
  return name in ACCOUNT_PAGES;
}

export function isContactPage(name: PageName): name is ContactKind {
  return name in CONTACT_PAGES;
}

export function isWorkPage(name: PageName): name is WorkPageName {
  return name in WORK_PAGES;
}
