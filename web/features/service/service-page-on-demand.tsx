import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import type { ServicePageProps } from "./ServicePage.tsx";

/** The detail page comes on its own, with the words of one language: the list does not wait for it. */
export const servicePages: Readonly<Record<Language, OnDemand<ServicePageProps>>> = {
  en: withWords(() => import("./detail-en.ts")),
  es: withWords(() => import("./detail-es.ts")),
};

function withWords(load: () => Promise<typeof import("./detail-en.ts")>): OnDemand<ServicePageProps> {
  return onDemand(async () => {
    const [{ ServicePage }, { words }] = await Promise.all([import("./ServicePage.tsx"), load()]);
    return (props) => <ServicePage {...props} detail={words} />;
  });
}
