import type { HistoryWords } from "#domain/words/en/history.ts";
import type { Language } from "#domain/words/language.ts";
import { OnDemand } from "../../ui/on-demand.tsx";
import type { ServiceToolsProps } from "./ServiceTools.tsx";

type Tools = OnDemand<ServiceToolsProps>;

/** What those who keep a service see on its page; nobody else's page has any of it. */
export const serviceTools: Readonly<Record<Language, Tools>> = {
  en: tools("en", async () => (await import("#domain/words/en/history.ts")).history),
  es: tools("es", async () => (await import("#domain/words/es/history.ts")).history),
};

function tools(language: Language, words: () => Promise<HistoryWords>): Tools {
  return new OnDemand(async () => {
    const ofFields = import("../listing-fields/field-words.ts");
    const [{ ServiceTools }, text, { fieldWords }, fields] = await Promise.all([
      import("./ServiceTools.tsx"),
      words(),
      ofFields,
      ofFields.then(({ loadFieldWords }) => loadFieldWords(language)),
    ]);
    return (props) => (
      <ServiceTools
        {...props}
        text={text}
        fieldWords={(services) => fieldWords(fields, services, language)}
      />
    );
  });
}
