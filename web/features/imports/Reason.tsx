import { createContext, useContext } from "react";

/** Says a reason of the importer in the language of the page; null where that is English. */
export type TranslateReason = ((reason: string) => string | null) | null;

export const ReasonLanguage = createContext<TranslateReason>(null);

/**
 * Why something was set aside, or an import refused; in the importer's English where the page's language has no words
 * for it.
 */
export function Reason({ reason }: { reason: string }) {
  const translated = useContext(ReasonLanguage)?.(reason) ?? null;
  return translated === null ? <span lang="en">{reason}</span> : <span>{translated}</span>;
}
