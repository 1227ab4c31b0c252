import type { Language } from "#domain/words/language.ts";
import { OnDemand } from "../../ui/on-demand.tsx";

/** The bed counters, with the words of one language. */
export const availableBedsPages: Readonly<Record<Language, OnDemand<Record<never, never>>>> = {
  en: new OnDemand(async () => {
    const [{ AvailableBedsPage }, { availableBeds }] = await Promise.all([
      import("./AvailableBedsPage.tsx"),
      import("#domain/words/en/available-beds.ts"),
    ]);
    return () => <AvailableBedsPage text={availableBeds} />;
  }),
  es: new OnDemand(async () => {
    const [{ AvailableBedsPage }, { availableBeds }] = await Promise.all([
      import("./AvailableBedsPage.tsx"),
      import("#domain/words/es/available-beds.ts"),
    ]);
    return () => <AvailableBedsPage text={availableBeds} />;
  }),
};
