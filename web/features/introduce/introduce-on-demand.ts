import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import type { IntroducePageProps } from "./IntroducePage.tsx";

/** The tutorial comes with the words of one language. */
export const introducePages: Readonly<Record<Language, OnDemand<IntroducePageProps>>> = {
  en: onDemand(async () => (await import("./IntroducePageEn.tsx")).IntroducePageEn),
  es: onDemand(async () => (await import("./IntroducePageEs.tsx")).IntroducePageEs),
};
