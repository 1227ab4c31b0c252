import type { StaticPageCode } from "#domain/static-pages/static-page.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PageComponent, PageProps } from "../../base/pages/page-component.ts";
import type { PublicComponents } from "../../base/pages/web-feature.ts";
import { lazy, lazyPerLanguage } from "../../base/ui/lazy.tsx";

const introduce = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./introduce/IntroducePage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/static-pages/introduce.ts"),
        es: () => import("#words/compiled/es/static-pages/introduce.ts"),
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
    () => import("./StaticPage.tsx"),
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

/** Pages of the first script, which every visit loads. */
export const publicPages = {
  introduce: { componentFor: introduce },
  about: plain("ABOUT"),
  faq: plain("FAQ"),
  terms: plain("TERMS"),
  privacy: plain("PRIVACY"),
  deletion: plain("DELETION"),
} satisfies PublicComponents;
