import { inEachLanguage } from "../../ui/on-demand.tsx";

/** The screen of one's services. */
export const manageServicesPages = inEachLanguage<object>(async (language) => {
  const [{ ManageServicesPage }, { manageServices }] = await Promise.all([
    import("./ManageServicesPage.tsx"),
    language === "es"
      ? import("#domain/words/es/manage-services.ts")
      : import("#domain/words/en/manage-services.ts"),
  ]);
  return () => <ManageServicesPage text={manageServices} />;
});
