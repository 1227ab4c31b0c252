import { fieldWords, loadFieldWords } from "../features/listings/field-words.ts";
import { lazyPerLanguage } from "../ui/lazy.tsx";

/** The page of approvals, with its words, the names of fields and the words of the page of a service. */
export const approvals = lazyPerLanguage(
  (language) =>
    Promise.all([
      import("../features/approvals/ApprovalsPage.tsx"),
      language === "es" ? import("#domain/words/es/approvals.ts") : import("#domain/words/en/approvals.ts"),
      loadFieldWords(language),
      language === "es"
        ? import("../features/service-page/service-page-es.ts")
        : import("../features/service-page/service-page-en.ts"),
    ]),
  ([{ ApprovalsPage }, words, fields, { words: servicePage }], language) =>
    () => (
      <ApprovalsPage
        text={words.approvals}
        detail={servicePage.detail}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    ),
);
