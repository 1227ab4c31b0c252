import { inEachLanguage } from "../../ui/on-demand.tsx";
import { loadFormWords } from "./form-words.ts";
import type { ServiceFormPageProps } from "./ServiceFormPage.tsx";

/** The form by which services are added and changed; only people with an account load it. */
export const serviceFormPages = inEachLanguage<ServiceFormPageProps>(async (language) => {
  const [{ ServiceFormPage }, words] = await Promise.all([
    import("./ServiceFormPage.tsx"),
    loadFormWords(language),
  ]);
  return (props) => <ServiceFormPage {...props} words={words} />;
});
