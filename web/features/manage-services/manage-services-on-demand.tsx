import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";

/** The screen of one's services, with the words of one language. */
export const manageServicesPages: Readonly<Record<Language, OnDemand<Record<never, never>>>> = {
  en: onDemand(async () => {
    const [{ ManageServicesPage }, { manageServices }] = await Promise.all([
      import("./ManageServicesPage.tsx"),
      import("#domain/words/en/manage-services.ts"),
    ]);
    return () => <ManageServicesPage text={manageServices} />;
  }),
  es: onDemand(async () => {
    const [{ ManageServicesPage }, { manageServices }] = await Promise.all([
      import("./ManageServicesPage.tsx"),
      import("#domain/words/es/manage-services.ts"),
    ]);
    return () => <ManageServicesPage text={manageServices} />;
  }),
};
