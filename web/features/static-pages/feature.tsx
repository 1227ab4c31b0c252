import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const staticPageWords = (language: Language) =>
  loadWords(language, {
    en: () => import("#words/compiled/en/static-pages/static-page-editor.ts"),
    es: () => import("#words/compiled/es/static-pages/static-page-editor.ts"),
  });

const staticPages = lazyPerLanguage(
  (language) => Promise.all([import("./StaticPagesPage.tsx"), staticPageWords(language)]),
  ([{ StaticPagesPage }, words]) =>
    () => <StaticPagesPage text={words.staticPageEditor} />,
);

const editStaticPage = lazyPerLanguage(
  (language) => Promise.all([import("./PageEditorPage.tsx"), staticPageWords(language)]),
  ([{ PageEditorPage }, words]) =>
    ({ id, notFound }: PageProps) => (
      <PageEditorPage id={id} notFound={notFound} text={words.staticPageEditor} />
    ),
);

export const feature = {
  pages: {
    staticPages: workPage(staticPages),
    editStaticPage: workPage(editStaticPage),
  },
} satisfies WebFeature;
