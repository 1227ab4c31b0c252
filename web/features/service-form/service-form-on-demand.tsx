import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import { loadFormWords } from "./form-words.ts";
import type { ServiceFormPageProps } from "./ServiceFormPage.tsx";

/** The form by which services are added and changed, with its words; only people with an account load it. */
function servicePage(language: Language): OnDemand<ServiceFormPageProps> {
  return onDemand(async () => {
    const [{ ServiceFormPage }, words] = await Promise.all([
      import("./ServiceFormPage.tsx"),
      loadFormWords(language),
    ]);
    return (props) => <ServiceFormPage {...props} words={words} />;
  });
}

export const serviceFormPages: Readonly<Record<Language, OnDemand<ServiceFormPageProps>>> = {
  en: servicePage("en"),
  es: servicePage("es"),
};
