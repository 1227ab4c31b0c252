import type { AccountErrors } from "../account/account-form.ts";
import type { Capability } from "../roles/permissions.ts";
import type { Role } from "../roles/role.ts";
import type { SignInMethod } from "../users/user.ts";
import type { Language } from "../words/language.ts";
import type { CallApi } from "./call-api.ts";
import type { Problem } from "./problems.ts";

/**
 * The seam between the server and the rendered pages: the server loads the built entry by a path that the
 * compiler does not follow, so both sides hold to these shapes.
 */

/** What became of a form that was sent without scripts. */
export interface FormOutcome {
  /** The form's name, as its field `form` says it. */
  form: string;
  /** Null: it was taken. */
  problem: Problem | null;
  /** With 429. */
  retryAfterSeconds?: number;
  /** What is wrong with its fields before anything is asked. */
  errors: AccountErrors;
  /** What was typed, but for passwords. */
  texts: Readonly<Record<string, string>>;
}

/** Somebody signed in, as far as pages need it. They only reflect what the server enforces. */
export interface PageViewer {
  /** UUID. */
  id: string;
  displayName: string;
  email: string;
  role: Role;
  /** How they signed in last; LOCAL: with a password. */
  lastMethod: SignInMethod;
  /** They opened the link that was mailed to their address. */
  isConfirmed: boolean;
  /** What their role may do at all; with whose things, `extentOf(role, capability)` says. */
  may: readonly Capability[];
}

/** Addresses outside that the operator has set; an unset one shows no link. */
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

/** The files of the browser's build, as the document names them. */
export interface PageAssets {
  /** Style sheets that stand in the document: of every page, of an open panel, of the list, of the detail page, of an empty list, of crisis lines, of the favourites, of a page of plain text, of the tutorial, of the feedback form, of the pages of accounts, of what stands on every page of somebody who is signed in, and of a page of providers and administrators while it is on the way. */
  styles: {
    shell: string;
    panels: string;
    homePage: string;
    servicePage: string;
    emptyStates: string;
    crisisLines: string;
    favourites: string;
    staticPage: string;
    introduce: string;
    feedback: string;
    account: string;
    signedIn: string;
    work: string;
  };
  /** Addresses of the same sheets, for pages to which a part comes later; of the shell none are needed. */
  sheets: Readonly<Record<keyof PageAssets["styles"], readonly string[]>>;
  /** Scripts that stand in each document: what they are is told in `web/browser/inline`. */
  inlineScripts: Readonly<Record<"firstVisit" | "quickExit" | "loadApp", string>>;
  /** Address of the entry script. */
  script: string;
  /** Addresses of scripts that every page in this language needs. */
  words: Readonly<Record<"en" | "es", readonly string[]>>;
  /** Those that the list needs besides. */
  homePage: readonly string[];
  /** Those that the detail page needs besides. */
  servicePage: Readonly<Record<"en" | "es", readonly string[]>>;
}

export interface PageRequest {
  /** Path with its query, as asked for. */
  address: string;
  cookieHeader: string;
  /** Chosen in this browser before, else the one that it prefers; `lang` in the address goes before it. */
  language: Language;
  /** Epoch milliseconds. */
  now: number;
  /** `https://host`, without a slash at the end. */
  origin: string;
  links: OutsideLinks;
  /** A city, a ZIP or `longitude|latitude` whose services are shown where no place is known. */
  defaultPlace: string | null;
  /** Where the quick exit leads. */
  exitUrl: string;
  assets: PageAssets;
  /** The browser asks for as little as possible (`Save-Data: on`). */
  savesData: boolean;
  /** Null: a guest. */
  viewer: PageViewer | null;
  /** Calls as that viewer. */
  callApi: CallApi;
  /** Null unless the page is the answer to a form. */
  outcome: FormOutcome | null;
}

export interface PageCookie {
  name: string;
  value: string;
  /** Seconds; null: until the browser is closed. */
  maxAge: number | null;
}

export interface RenderedPage {
  status: 200 | 303 | 400 | 404 | 503;
  /** Where 303 leads; same origin. */
  location: string | null;
  language: "en" | "es";
  /** The whole document. */
  html: string;
  /** The parts whose sheets stand in it, for the content policy. */
  parts: readonly (keyof PageAssets["styles"])[];
  cookies: readonly PageCookie[];
}

/** What the built entry exports. */
export interface PageRenderer {
  render(request: PageRequest): Promise<RenderedPage>;
}
