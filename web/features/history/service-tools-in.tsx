import type { ComponentType } from "react";
import type { Language } from "#domain/words/language.ts";
import { fieldWords, loadFieldWords } from "../listing-fields/field-words.ts";
import { ServiceTools, type ServiceToolsProps } from "./ServiceTools.tsx";

/** The tools with the words of one language. */
export async function toolsIn(language: Language): Promise<ComponentType<ServiceToolsProps>> {
  const [{ history: text }, fields] = await Promise.all([
    language === "es" ? import("#domain/words/es/history.ts") : import("#domain/words/en/history.ts"),
    loadFieldWords(language),
  ]);
  return (props) => (
    <ServiceTools {...props} text={text} fieldWords={(services) => fieldWords(fields, services, language)} />
  );
}
