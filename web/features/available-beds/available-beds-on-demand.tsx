import { inEachLanguage } from "../../ui/on-demand.tsx";

/** The bed counters. */
export const availableBedsPages = inEachLanguage<object>(async (language) => {
  const [{ AvailableBedsPage }, { availableBeds }] = await Promise.all([
    import("./AvailableBedsPage.tsx"),
    language === "es"
      ? import("#domain/words/es/available-beds.ts")
      : import("#domain/words/en/available-beds.ts"),
  ]);
  return () => <AvailableBedsPage text={availableBeds} />;
});
