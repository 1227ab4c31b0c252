import type { ComponentType } from "react";
import type { Language } from "#domain/words/language.ts";
import { KeptLine, type KeptLineProps } from "./KeptLine.tsx";

/** The row with the words of one language. */
export async function keptLineIn(language: Language): Promise<ComponentType<KeptLineProps>> {
  const { crisisLineForm: text } = await (language === "es"
    ? import("#domain/words/es/crisis-line-form.ts")
    : import("#domain/words/en/crisis-line-form.ts"));
  return (props) => <KeptLine {...props} text={text} />;
}
