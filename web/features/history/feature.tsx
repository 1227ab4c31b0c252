import type { WebFeature } from "../../base/pages/web-feature.ts";
import { workPage } from "../../base/shell/work-page.tsx";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";

const history = lazyPerLanguage(
  async (language) => {
    const [{ HistoryPage }, { loadHistoryPageTexts }] = await Promise.all([
      import("./HistoryPage.tsx"),
      import("./history-page-words.ts"),
    ]);
    return { HistoryPage, words: await loadHistoryPageTexts(language) };
  },
  ({ HistoryPage, words }) =>
    () => <HistoryPage words={words} />,
);

export const feature = {
  pages: {
    history: workPage(history),
  },
} satisfies WebFeature;
