import type { Language } from "#domain/words/language.ts";
import { onDemand } from "../../ui/on-demand.tsx";
import type { KeptCardProps } from "./KeptCard.tsx";
import type { KeptLineProps } from "./KeptLine.tsx";

/** Rows of the public lists for those who may change what stands in them; nobody else's page has any of it. */

const card = (language: Language) =>
  onDemand<KeptCardProps>(async () => (await import("./kept-card-in.tsx")).keptCardIn(language));
export const keptCards = { en: card("en"), es: card("es") };

const line = (language: Language) =>
  onDemand<KeptLineProps>(async () => (await import("./kept-line-in.tsx")).keptLineIn(language));
export const keptLines = { en: line("en"), es: line("es") };
