import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PublicPageName } from "../../base/pages/public-pages.ts";
import { loadServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { HomeHeader } from "../../base/shell/Header.tsx";
import { preloadFeedback } from "../../base/shell/lazy-components.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { lazy, lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { HomeSkeleton } from "../../features/services/home/HomeSkeleton.tsx";
import { cachedCard } from "../../features/services/home/list-cache.ts";
import type { PageComponent, PageProps } from "./page-component.ts";

/** Shown where no page exists. */
export const notFoundPage = lazy(
  () => import("../../features/services/empty-states/NotFoundPage.tsx"),
  ({ NotFoundPage }) => NotFoundPage,
);

const home = lazy(
  () => import("../../features/services/home/HomePage.tsx"),
  ({ HomePage }) =>
    ({ initial }: PageProps) => <HomePage initial={initial.page === "home" ? initial : null} />,
);

const service = lazyPerLanguage(
  (language) =>
    Promise.all([import("../../features/service-page/ServicePage.tsx"), loadServicePageTexts(language)]),
  async ([{ ServicePage, loadShownParts }, detail], language) => {
    await loadShownParts(language);
    return ({ id, initial, notFound }: PageProps) => (
      <ServicePage
        id={id}
        initial={initial.page === "service" ? initial.data : null}
        detail={detail}
        notFound={notFound}
      />
    );
  },
);

const favourites = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/favorites/FavouritesPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/favorites/favourites-page.ts"),
        es: () => import("#words/es/favorites/favourites-page.ts"),
      }),
    ]),
  ([{ FavouritesPage }, { favouritesPage }]) =>
    () => <FavouritesPage text={favouritesPage} />,
);

const crisisLines = lazy(
  () => import("../../features/contacts/crisis-lines/CrisisLinesPage.tsx"),
  ({ CrisisLinesPage }) =>
    ({ initial }: PageProps) => (
      <CrisisLinesPage initial={initial.page === "crisisLines" ? initial.data : null} />
    ),
);

const feedback = lazy(
  () => Promise.all([import("../../features/feedback/FeedbackPage.tsx"), preloadFeedback()]),
  ([{ FeedbackPage }]) => FeedbackPage,
);

const introduce = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/static-pages/introduce/IntroducePage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/static-pages/introduce.ts"),
        es: () => import("#words/es/static-pages/introduce.ts"),
      }),
    ]),
  ([{ IntroducePage }, words]) =>
    ({ initial }: PageProps) => (
      <IntroducePage
        destination={initial.page === "introduce" ? initial.destination : null}
        text={words.introduce}
      />
    ),
);

/** A page of plain text. */
function plain(code: StaticPageCode): PageComponent {
  const component = lazy(
    () => import("../../features/static-pages/StaticPage.tsx"),
    ({ StaticPage }) =>
      ({ initial, notFound }: PageProps) => (
        <StaticPage
          code={code}
          initial={initial.page === "static" && initial.data.code === code ? initial.data : null}
          notFound={notFound}
        />
      ),
  );
  return { componentFor: () => component };
}

/** Loaders of the pages for everyone. */
export const PUBLIC_COMPONENTS: Readonly<Record<PublicPageName, PageComponent>> = {
  home: {
    componentFor: () => home,
    frame: {
      wrap: (component) => (
        <Shell header={<HomeHeader />} hasTabs>
          {component}
        </Shell>
      ),
      fallback: (isFailed, retry) => <HomeSkeleton isFailed={isFailed} onRetry={retry} />,
    },
  },
  service: { componentFor: service, title: (id) => cachedCard(id)?.name ?? "" },
  favourites: { componentFor: favourites },
  crisisLines: { componentFor: () => crisisLines },
  feedback: { componentFor: () => feedback },
  introduce: { componentFor: introduce },
  about: plain("ABOUT"),
  faq: plain("FAQ"),
  terms: plain("TERMS"),
  privacy: plain("PRIVACY"),
  deletion: plain("DELETION"),
};
