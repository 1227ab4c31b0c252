import { loadWords } from "#words/base/words-in.ts";
import type { PageProps } from "../../base/pages/page-component.ts";
import type { WebFeature } from "../../base/pages/web-feature.ts";
import { WORK_FRAME } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const directoryHealth = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("./DirectoryHealthPage.tsx"),
      loadWords(language, {
        en: () => import("#words/compiled/en/directory-health/directory-health.ts"),
        es: () => import("#words/compiled/es/directory-health/directory-health.ts"),
      }),
    ]),
  ([{ DirectoryHealthPage }, words]) =>
    ({ initial }: PageProps) => (
      <DirectoryHealthPage
        initial={initial.page === "directoryHealth" ? initial.data : null}
        text={words.directoryHealth}
      />
    ),
);

export const feature = {
  pages: {
    directoryHealth: { componentFor: directoryHealth, frame: WORK_FRAME },
  },
} satisfies WebFeature;
