import type { AccountErrors } from "../accounts/account/account-form.ts";
import type { SignInMethod } from "../accounts/users/user.ts";
import type { CallApi } from "../base/contract/call-api.ts";
import type { Problem, ProblemKey } from "../base/contract/problems.ts";
import type { Language, MainLanguage } from "../base/languages/language.ts";
import type { Capability } from "../base/roles/permissions.ts";
import type { Role } from "../base/roles/role.ts";
import type { PublicCrisisLine } from "../contacts/crisis-lines/crisis-line-calls.ts";
import type { DangerHelp } from "../danger/danger-help-reply.ts";

/**
 * Interface between the server and the rendered pages: the server loads the built entry dynamically, so both sides
 * are typed by these shapes.
 */

/** The outcome of a form that was submitted without scripts. */
export interface FormOutcome {
  /** The form's name, from its field `form`. */
  form: string;
  /** Null: it succeeded. */
  problem: Problem | null;
  /** With 429. */
  retryAfterSeconds?: number;
  /** Validation errors of its fields. */
  errors: AccountErrors;
  /** Submitted values, without passwords. */
  texts: Readonly<Record<string, string>>;
}

/** A capability that pages check. `editLiaisons` is separate, because everyone may read liaisons. */
export type PageCapability = Capability | "editLiaisons";

/** The signed-in viewer as pages need it. Pages only reflect what the server enforces. */
export interface PageViewer {
  /** UUID. */
  id: string;
  displayName: string;
  email: string;
  role: Role;
  /** Method of the last sign-in; LOCAL: password. */
  lastMethod: SignInMethod;
  /** Whether the address is confirmed by the mailed link. */
  isConfirmed: boolean;
  /** Whether they have a shelter of their own, whose beds they count. */
  hasShelter: boolean;
  /** Capabilities of the role, of any extent; see `extentOf(role, capability)`. */
  may: readonly PageCapability[];
}

/** External links set by the operator; an unset one is not shown. */
export interface OutsideLinks {
  volunteer: string | null;
  donation: string | null;
  /** A mail address. */
  support: string | null;
  website: string | null;
  facebook: string | null;
  twitter: string | null;
  instagram: string | null;
  youtube: string | null;
}

/** Files of the browser build that documents refer to. */
export interface PageAssets {
  /** Style sheets that are inlined in the document, each for the pages or the part that it is named after. */
  styles: {
    /** On every page. */
    shell: string;
    /** For an open panel. */
    panels: string;
    homePage: string;
    servicePage: string;
    /** For directions on a service's page. */
    directions: string;
    /** For the crisis lines shown in danger. */
    danger: string;
    /** For an empty list. */
    emptyStates: string;
    crisisLines: string;
    contacts: string;
    favourites: string;
    /** For a static page. */
    staticPage: string;
    /** For the introduction on the first visit. */
    introduce: string;
    feedback: string;
    account: string;
    chatbot: string;
    organization: string;
    topics: string;
    directoryHealth: string;
    /** For what every page shows to someone who is signed in. */
    signedIn: string;
    /** For a page of work while it loads. */
    work: string;
  };
  /** URLs of the same sheets, for pages that load a part later; those of the shell are not needed. */
  sheets: Readonly<Record<keyof PageAssets["styles"], readonly string[]>>;
  /** Scripts inlined into each document; see `web/base/browser/inline`. */
  inlineScripts: Readonly<Record<"firstVisit" | "kiosk" | "quickExit" | "loadApp", string>>;
  /** URL of the entry script. */
  script: string;
  /** URLs of scripts and sheets that opening a panel needs. */
  panels: readonly string[];
  /** URLs of scripts that every page in this language needs. */
  words: Readonly<Record<MainLanguage, readonly string[]>>;
  /** Further scripts that the list needs. */
  homePage: readonly string[];
  /** Further scripts that the detail page needs. */
  servicePage: Readonly<Record<MainLanguage, readonly string[]>>;
  /** Further scripts that the favorites need. */
  favourites: Readonly<Record<MainLanguage, readonly string[]>>;
  /** Further scripts that the feedback form needs. */
  feedback: Readonly<Record<MainLanguage, readonly string[]>>;
}

export interface PageRequest {
  /** Requested path with its query. */
  address: string;
  cookieHeader: string;
  /** Languages that the operator has enabled. */
  languages: readonly Language[];
  /** The language chosen in this browser, else its preferred one; `lang` in the address takes precedence. */
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  /** `https://host`, without a trailing slash. */
  origin: string;
  links: OutsideLinks;
  /** Place shown where none is known: a city, a ZIP or `longitude|latitude`. */
  defaultPlace: string | null;
  /** Where the quick exit leads. */
  exitUrl: string;
  assets: PageAssets;
  /** Whether the browser asks to save data (`Save-Data: on`). */
  savesData: boolean;
  /** Null: a guest. */
  viewer: PageViewer | null;
  /** Makes calls as that viewer. */
  callApi: CallApi;
  /** Null unless the page answers a form. */
  outcome: FormOutcome | null;
  /** A search sent without scripts that names a danger: the page is rendered with it, and not stored. */
  typed: { readonly path: string; readonly text: string } | null;
  /** Help for the danger that the search text names; null: it names none. */
  danger: DangerHelp | null;
  /** Set while the database is unavailable: the page states the problem and shows these crisis lines. */
  unavailable: Unavailable | null;
}

export interface Unavailable {
  problem: ProblemKey;
  crisisLines: readonly PublicCrisisLine[];
}

export interface PageCookie {
  name: string;
  value: string;
  /** Seconds; null: session cookie. */
  maxAge: number | null;
}

export interface RenderedPage {
  status: 200 | 303 | 400 | 403 | 404 | 503;
  /** Target of a 303 redirect; same origin. */
  location: string | null;
  language: Language;
  /** The complete document. */
  html: string;
  /** Components whose sheets are inlined, for the content policy. */
  parts: readonly (keyof PageAssets["styles"])[];
  cookies: readonly PageCookie[];
  /** The page has the script of a shared screen, which the content policy must list. */
  isKiosk?: boolean;
  /** The page shows content that must not be stored. */
  isPrivate?: boolean;
}

/** Exports of the built entry. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}
