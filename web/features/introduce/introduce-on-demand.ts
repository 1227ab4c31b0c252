import type { Language } from "#domain/words/language.ts";
import { OnDemand } from "../../ui/on-demand.tsx";
import type { IntroducePageProps } from "./IntroducePage.tsx";

/** The tutorial comes with the words of one language. */
export const introducePages: Readonly<Record<Language, OnDemand<IntroducePageProps>>> = {
  en: new OnDemand(async () => (await import("./IntroducePageEn.tsx")).IntroducePageEn),
  es: new OnDemand(async () => (await import("./IntroducePageEs.tsx")).IntroducePageEs),
};
