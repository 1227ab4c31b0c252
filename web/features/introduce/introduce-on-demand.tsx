import type { IntroduceWords } from "#domain/words/en/introduce.ts";
import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import type { IntroducePageProps } from "./IntroducePage.tsx";

/** The tutorial comes with the words of one language. */
export const introducePages: Readonly<Record<Language, OnDemand<IntroducePageProps>>> = {
  en: withWords(() => import("#domain/words/en/introduce.ts")),
  es: withWords(() => import("#domain/words/es/introduce.ts")),
};

function withWords(load: () => Promise<{ introduce: IntroduceWords }>): OnDemand<IntroducePageProps> {
  return onDemand(async () => {
    const [{ IntroducePage }, { introduce }] = await Promise.all([import("./IntroducePage.tsx"), load()]);
    return (props) => <IntroducePage {...props} text={introduce} />;
  });
}
