import { loadWords } from "#words/base/words-in.ts";
import { loadServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { lazyPerLanguage } from "../../base/ui/lazy.tsx";
import { fieldWords, loadFieldWords } from "../../features/listings/field-words.ts";

/** The page of approvals, with its words, the names of fields and the words of the page of a service. */
export const approvals = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../../features/listings/approvals/ApprovalsPage.tsx"),
      loadWords(language, {
        en: () => import("#words/en/listings/approvals.ts"),
        es: () => import("#words/es/listings/approvals.ts"),
      }),
      loadFieldWords(language),
      loadServicePageTexts(language),
    ]),
  ([{ ApprovalsPage }, words, fields, { detail }], language) =>
    () => (
      <ApprovalsPage
        text={words.approvals}
        detail={detail}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    ),
);
