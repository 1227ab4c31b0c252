import { inEachLanguage } from "../../ui/on-demand.tsx";
import { fieldWords, loadFieldWords } from "../listing-fields/field-words.ts";

/** The screen of reviews. */
export const approvalsPages = inEachLanguage<object>(async (language) => {
  const [{ ApprovalsPage }, { approvals }, fields] = await Promise.all([
    import("./ApprovalsPage.tsx"),
    language === "es" ? import("#domain/words/es/approvals.ts") : import("#domain/words/en/approvals.ts"),
    loadFieldWords(language),
  ]);
  return () => (
    <ApprovalsPage text={approvals} fieldWords={(services) => fieldWords(fields, services, language)} />
  );
});
