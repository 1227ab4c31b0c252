import { inEachLanguage } from "../../ui/on-demand.tsx";

/** The table of permissions. */
export const permissionsPages = inEachLanguage<object>(async (language) => {
  const [{ PermissionsPage }, { permissions }] = await Promise.all([
    import("./PermissionsPage.tsx"),
    language === "es" ? import("#domain/words/es/permissions.ts") : import("#domain/words/en/permissions.ts"),
  ]);
  return () => <PermissionsPage text={permissions} />;
});
