import type { ApprovalsWords } from "#domain/words/en/approvals.ts";
import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import { fieldWords, loadFieldWords } from "../listing-fields/field-words.ts";

type Page = OnDemand<Record<never, never>>;

/** The screen of reviews, with the words of one language. */
export const approvalsPages: Readonly<Record<Language, Page>> = {
  en: approvalsPage("en", async () => (await import("#domain/words/en/approvals.ts")).approvals),
  es: approvalsPage("es", async () => (await import("#domain/words/es/approvals.ts")).approvals),
};

function approvalsPage(language: Language, words: () => Promise<ApprovalsWords>): Page {
  return onDemand(async () => {
    const [{ ApprovalsPage }, text, fields] = await Promise.all([
      import("./ApprovalsPage.tsx"),
      words(),
      loadFieldWords(language),
    ]);
    return () => (
      <ApprovalsPage text={text} fieldWords={(services) => fieldWords(fields, services, language)} />
    );
  });
}
