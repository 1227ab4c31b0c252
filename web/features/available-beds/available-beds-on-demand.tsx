import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";

/** The bed counters, with the words of one language. */
export const availableBedsPages: Readonly<Record<Language, OnDemand<Record<never, never>>>> = {
  en: onDemand(async () => {
    const [{ AvailableBedsPage }, { availableBeds }] = await Promise.all([
      import("./AvailableBedsPage.tsx"),
      import("#domain/words/en/available-beds.ts"),
    ]);
    return () => <AvailableBedsPage text={availableBeds} />;
  }),
  es: onDemand(async () => {
    const [{ AvailableBedsPage }, { availableBeds }] = await Promise.all([
      import("./AvailableBedsPage.tsx"),
      import("#domain/words/es/available-beds.ts"),
    ]);
    return () => <AvailableBedsPage text={availableBeds} />;
  }),
};
