import type { ComponentType } from "react";
import type { Language } from "#domain/words/language.ts";
import { KeptCard, type KeptCardProps } from "./KeptCard.tsx";

/** The row with the words of one language. */
export async function keptCardIn(language: Language): Promise<ComponentType<KeptCardProps>> {
  const { manageServices: text } = await (language === "es"
    ? import("#domain/words/es/manage-services.ts")
    : import("#domain/words/en/manage-services.ts"));
  return (props) => <KeptCard {...props} text={text} />;
}
