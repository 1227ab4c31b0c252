import type { HistoryWords } from "#domain/words/en/history.ts";
import type { Language } from "#domain/words/language.ts";
import { OnDemand } from "../../ui/on-demand.tsx";
import { fieldWords, loadFieldWords } from "../listing-fields/field-words.ts";
import type { ServiceToolsProps } from "./ServiceTools.tsx";

type Tools = OnDemand<ServiceToolsProps>;

/** What those who keep a service see on its page; nobody else's page has any of it. */
export const serviceTools: Readonly<Record<Language, Tools>> = {
  en: tools("en", async () => (await import("#domain/words/en/history.ts")).history),
  es: tools("es", async () => (await import("#domain/words/es/history.ts")).history),
};

function tools(language: Language, words: () => Promise<HistoryWords>): Tools {
  return new OnDemand(async () => {
    const [{ ServiceTools }, text, fields] = await Promise.all([
      import("./ServiceTools.tsx"),
      words(),
      loadFieldWords(language),
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
