import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import { HomeSkeleton } from "../features/home/HomeSkeleton.tsx";
import { cachedCard } from "../features/home/list-cache.ts";
import { feedbackWords } from "../lazy-components.tsx";
import { HomeHeader } from "../shell/Header.tsx";
import { Shell } from "../shell/Shell.tsx";
import { lazy, lazyPerLanguage } from "../ui/lazy.tsx";
import type { PageComponent, PageProps } from "./page-component.ts";
import type { PublicPageName } from "./page-table.ts";

/** Where no page stands. */
export const notFoundPage = lazy(
  () => import("../features/empty-states/NotFoundPage.tsx"),
  ({ NotFoundPage }) => NotFoundPage,
);

const home = lazy(
  () => import("../features/home/HomePage.tsx"),
  ({ HomePage }) =>
    ({ first }: PageProps) => <HomePage first={first.page === "home" ? first : null} />,
);

const service = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/service-page/ServicePage.tsx"),
      language === "es"
        ? import("../features/service-page/service-page-es.ts")
        : import("../features/service-page/service-page-en.ts"),
    ]),
  ([{ ServicePage }, { words }]) =>
    ({ id, first, notFound }: PageProps) => (
      <ServicePage
        id={id}
        first={first.page === "service" ? first.data : null}
        detail={words}
        notFound={notFound}
      />
    ),
);

const favourites = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/favourites/FavouritesPage.tsx"),
      language === "es"
        ? import("#domain/words/es/favourites-page.ts")
        : import("#domain/words/en/favourites-page.ts"),
    ]),
  ([{ FavouritesPage }, { favouritesPage }]) =>
    () => <FavouritesPage text={favouritesPage} />,
);

const crisisLines = lazy(
  () => import("../features/crisis-lines/CrisisLinesPage.tsx"),
  ({ CrisisLinesPage }) =>
    ({ first }: PageProps) => <CrisisLinesPage first={first.page === "crisisLines" ? first.data : null} />,
);

const feedback = lazy(
  () => Promise.all([import("../features/feedback/FeedbackPage.tsx"), feedbackWords()]),
  ([{ FeedbackPage }]) => FeedbackPage,
);

const introduce = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/introduce/IntroducePage.tsx"),
      language === "es" ? import("#domain/words/es/introduce.ts") : import("#domain/words/en/introduce.ts"),
    ]),
  ([{ IntroducePage }, words]) =>
    ({ first }: PageProps) => (
      <IntroducePage goal={first.page === "introduce" ? first.goal : null} text={words.introduce} />
    ),
);

/** A page of plain text. */
function plain(code: StaticPageCode): PageComponent {
  const part = lazy(
    () => import("../features/static-pages/StaticPage.tsx"),
    ({ StaticPage }) =>
      ({ first, notFound }: PageProps) => (
        <StaticPage
          code={code}
          first={first.page === "static" && first.data.code === code ? first.data : null}
          notFound={notFound}
        />
      ),
  );
  return { of: () => part };
}

/** What is loaded to draw each page for everybody. */
export const PUBLIC_COMPONENTS: Readonly<Record<PublicPageName, PageComponent>> = {
  home: {
    of: () => home,
    frame: {
      around: (part) => (
        <Shell header={<HomeHeader />} hasTabs>
          {part}
        </Shell>
      ),
      instead: (isFailed, retry) => <HomeSkeleton isFailed={isFailed} onRetry={retry} />,
    },
  },
  service: { of: (language) => service[language], title: (id) => cachedCard(id)?.name ?? "" },
  favourites: { of: (language) => favourites[language] },
  crisisLines: { of: () => crisisLines },
  feedback: { of: () => feedback },
  introduce: { of: (language) => introduce[language] },
  about: plain("ABOUT"),
  faq: plain("FAQ"),
  terms: plain("TERMS"),
  privacy: plain("PRIVACY"),
  deletion: plain("DELETION"),
};
