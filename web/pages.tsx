import type { ReactNode } from "react";
import { TUTORIAL_PATH } from "#domain/introduce/first-visit.ts";
import { staticPageAt } from "#domain/static-pages/static-page-paths.ts";
import type { Language } from "#domain/words/language.ts";
import {
  changePasswordPage,
  confirmEmailPage,
  forgotPasswordPage,
  loginPage,
  profilePage,
  resetPasswordPage,
  sessionsPage,
} from "./features/account/accounts-on-demand.ts";
import { availableBedsPages } from "./features/available-beds/available-beds-on-demand.tsx";
import { crisisLinesPage } from "./features/crisis-lines/crisis-lines-on-demand.ts";
import { notFoundPage } from "./features/dead-ends/dead-ends-on-demand.ts";
import { favouritesPages } from "./features/favourites/favourites-on-demand.tsx";
import { feedbackPage } from "./features/feedback/feedback-page-on-demand.ts";
import { ComingHome } from "./features/home/ComingHome.tsx";
import { homePage } from "./features/home/home-page-on-demand.ts";
import { recallCard } from "./features/home/list-memory.ts";
import { introducePages } from "./features/introduce/introduce-on-demand.ts";
import { manageServicesPages } from "./features/manage-services/manage-services-on-demand.tsx";
import { permissionsPages } from "./features/permissions/permissions-on-demand.tsx";
import { servicePages } from "./features/service/service-page-on-demand.tsx";
import { staticPage } from "./features/static-pages/static-page-on-demand.ts";
import type { AccountData, PageData } from "./page-data.ts";
import {
  BEDS_PATH,
  CHANGE_PASSWORD_PATH,
  CONFIRM_EMAIL_PATH,
  CRISIS_LINES_PATH,
  FAVOURITES_PATH,
  FEEDBACK_PATH,
  FORGOT_PASSWORD_PATH,
  LOGIN_PATH,
  MANAGE_SERVICES_PATH,
  PERMISSIONS_PATH,
  PROFILE_PATH,
  RESET_PASSWORD_PATH,
  SESSIONS_PATH,
  serviceIdOf,
} from "./routes.ts";
import { ComingPage } from "./shell/ComingPage.tsx";
import { HomeHeader } from "./shell/Header.tsx";
import { Shell } from "./shell/Shell.tsx";
import type { OnDemand } from "./ui/on-demand.tsx";
import { PartOnDemand } from "./ui/on-demand.tsx";
import type { Words } from "./words/words.ts";

/** A row of the table. `At` is what the path names: an id, a code, or the path itself. */
interface Row<At extends string, Props extends object> {
  /** Null where another page stands. Each `At` is drawn anew. */
  at: (path: string) => At | null;
  part: (language: Language) => OnDemand<Props>;
  /** From what the document was made from, where that is this page. */
  props: (at: At, first: PageData) => Props;
  /** The title while the part is on the way. */
  coming: (words: Words, at: At) => string;
  /** True: the browser alone draws it. For pages that need scripts anyway, and much of them. */
  isLate?: boolean;
  /** For a page that has another frame than the rest: what stands around the part, and instead of it. */
  frame?: {
    around: (part: ReactNode) => ReactNode;
    instead: (isFailed: boolean, retry: () => void) => ReactNode;
  };
}

interface Page {
  /** Brings its part, so that it is drawn at once. */
  prepare(language: Language): Promise<void>;
  /** What draws it at this path; null where another page stands. */
  at(path: string): ((language: Language, words: Words, first: PageData) => ReactNode) | null;
}

/** Every page that has an address; the first that knows the path has it. */
const PAGES = [
  page({
    at: only("/"),
    part: () => homePage,
    props: (_, first) => ({ first: first.page === "home" ? first : null }),
    coming: (words) => words.shell.product,
    frame: {
      around: (part) => (
        <Shell header={<HomeHeader />} hasTabs>
          {part}
        </Shell>
      ),
      instead: (isFailed, retry) => <ComingHome isFailed={isFailed} onRetry={retry} />,
    },
  }),
  page({
    at: serviceIdOf,
    part: (language) => servicePages[language],
    props: (id, first) => ({ id, first: first.page === "service" ? first.data : null }),
    coming: (_, id) => recallCard(id)?.name ?? "",
  }),
  page({
    at: only(CRISIS_LINES_PATH),
    part: () => crisisLinesPage,
    props: (_, first) => ({ first: first.page === "crisisLines" ? first.data : null }),
    coming: (words) => words.shell.crisisLines,
  }),
  page({
    at: only(FAVOURITES_PATH),
    part: (language) => favouritesPages[language],
    props: () => ({}),
    coming: (words) => words.favourites.title,
  }),
  page({
    at: only(FEEDBACK_PATH),
    part: () => feedbackPage,
    props: () => ({}),
    coming: (words) => words.shell.feedback,
  }),
  page({
    at: only(TUTORIAL_PATH),
    part: (language) => introducePages[language],
    props: (_, first) => ({ goal: first.page === "introduce" ? first.goal : null }),
    coming: (words) => words.shell.tutorial,
  }),
  page({
    at: only(BEDS_PATH),
    part: (language) => availableBedsPages[language],
    props: () => ({}),
    coming: () => "",
    isLate: true,
  }),
  page({
    at: only(MANAGE_SERVICES_PATH),
    part: (language) => manageServicesPages[language],
    props: () => ({}),
    coming: () => "",
    isLate: true,
  }),
  page({
    at: only(PERMISSIONS_PATH),
    part: (language) => permissionsPages[language],
    props: () => ({}),
    coming: () => "",
    isLate: true,
  }),
  account(LOGIN_PATH, loginPage),
  account(FORGOT_PASSWORD_PATH, forgotPasswordPage),
  account(RESET_PASSWORD_PATH, resetPasswordPage),
  account(CONFIRM_EMAIL_PATH, confirmEmailPage),
  account(PROFILE_PATH, profilePage),
  account(CHANGE_PASSWORD_PATH, changePasswordPage),
  account(SESSIONS_PATH, sessionsPage),
  page({
    at: staticPageAt,
    part: () => staticPage,
    props: (code, first) => ({
      code,
      first: first.page === "static" && first.data.code === code ? first.data : null,
    }),
    coming: (words) => words.shell.product,
  }),
];

const NOT_FOUND = page({
  at: () => "notFound",
  part: () => notFoundPage,
  props: () => ({}),
  coming: (words) => words.shell.notFound,
});

/**
 * @param path as the address has it, without its query
 * @param isMissing whether the server said that nothing stands at this path, whatever it looks like
 */
export function pageAt(path: string, isMissing: boolean): Page {
  return (isMissing ? undefined : PAGES.find((one) => one.at(path) !== null)) ?? NOT_FOUND;
}

/** Whether a page stands at this path. */
export function hasPage(path: string): boolean {
  return pageAt(path, false) !== NOT_FOUND;
}

/** Brings every page in a language: the server draws each at once. */
export async function preparePages(language: Language): Promise<void> {
  await Promise.all([...PAGES, NOT_FOUND].map((one) => one.prepare(language)));
}

function page<At extends string, Props extends object>(row: Row<At, Props>): Page {
  return {
    prepare: async (language) => {
      // The browser's first drawing has to be the server's.
      if (row.isLate !== true) await row.part(language).prepare();
    },
    at: (path) => {
      const at = row.at(path);
      if (at === null) return null;
      return (language, words, first) => {
        const part = (
          <PartOnDemand
            key={at}
            of={row.part(language)}
            props={row.props(at, first)}
            instead={
              row.frame?.instead ??
              ((isFailed, retry) => (
                <ComingPage title={row.coming(words, at)} isFailed={isFailed} onRetry={retry} />
              ))
            }
          />
        );
        return row.frame?.around(part) ?? part;
      };
    },
  };
}

/** Its title comes with its part. */
function account(path: string, part: OnDemand<{ first: AccountData | null }>): Page {
  return page({
    at: only(path),
    part: () => part,
    props: (_, first) => ({ first: first.page === "account" ? first.data : null }),
    coming: (words) => words.shell.product,
  });
}

function only(path: string): (given: string) => string | null {
  return (given) => (given === path ? path : null);
}
