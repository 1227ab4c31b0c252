import { TUTORIAL_PATH } from "#domain/introduce/tutorial-path.ts";
import { staticPageAt } from "#domain/static-pages/static-page-paths.ts";
import type { Language } from "#domain/words/language.ts";
import { crisisLinesPage } from "./features/crisis-lines/crisis-lines-on-demand.ts";
import { favouritesPages } from "./features/favourites/favourites-on-demand.tsx";
import { feedbackPage } from "./features/feedback/feedback-page-on-demand.ts";
import { ComingHome } from "./features/home/ComingHome.tsx";
import { homePage } from "./features/home/home-page-on-demand.ts";
import { recallCard } from "./features/home/list-memory.ts";
import { introducePages } from "./features/introduce/introduce-on-demand.tsx";
import { servicePages } from "./features/service/service-page-on-demand.tsx";
import { staticPage } from "./features/static-pages/static-page-on-demand.ts";
import { NOT_FOUND } from "./not-found.tsx";
import type { Page } from "./page-table.tsx";
import { only, page } from "./page-table.tsx";
import { CRISIS_LINES_PATH, FAVOURITES_PATH, FEEDBACK_PATH, serviceIdOf } from "./routes.ts";
import { ComingPage } from "./shell/ComingPage.tsx";
import { HomeHeader } from "./shell/Header.tsx";
import { Shell } from "./shell/Shell.tsx";
import { onDemand, PartOnDemand } from "./ui/on-demand.tsx";

/** The pages for everybody; the first that knows the path has it. */
const PUBLIC_PAGES: readonly Page[] = [
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
    at: staticPageAt,
    part: () => staticPage,
    props: (code, first) => ({
      code,
      first: first.page === "static" && first.data.code === code ? first.data : null,
    }),
    coming: (words) => words.shell.product,
  }),
];

const workPage = onDemand(async () => (await import("./work-pages.tsx")).WorkPage);

/** Every other path is looked for among the pages of people with an account, whose table comes then. */
const OTHER_PAGES: Page = {
  prepare: async (language, path) => {
    await workPage.prepare();
    const { workPageAt } = await import("./work-pages.tsx");
    await (workPageAt(path) ?? NOT_FOUND).prepare(language, path);
  },
  at: (path) => (_, words, first) => (
    <PartOnDemand
      key="work"
      of={workPage}
      props={{ path, first }}
      instead={(isFailed, retry) => (
        <ComingPage title={words.shell.product} isFailed={isFailed} onRetry={retry} />
      )}
    />
  ),
};

/**
 * @param path as the address has it, without its query
 * @param isMissing whether the server said that nothing stands at this path, whatever it looks like
 */
export function pageAt(path: string, isMissing: boolean): Page {
  return isMissing ? NOT_FOUND : (publicPageAt(path) ?? OTHER_PAGES);
}

/** The page at a path; null where it is none for everybody. */
function publicPageAt(path: string): Page | null {
  return PUBLIC_PAGES.find((one) => one.at(path) !== null) ?? null;
}

/** Brings every page in a language: the server draws each at once. */
export async function preparePages(language: Language): Promise<void> {
  const { WORK_PAGES } = await import("./work-pages.tsx");
  await workPage.prepare();
  await Promise.all([...PUBLIC_PAGES, ...WORK_PAGES, NOT_FOUND].map((one) => one.prepare(language, "")));
}
