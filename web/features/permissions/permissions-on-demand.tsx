import type { Language } from "#domain/words/language.ts";
import { type OnDemand, onDemand } from "../../ui/on-demand.tsx";
import { loadPermissionsWords } from "./permissions-words.ts";

/** The table of permissions, with the words of one language. */
function permissionsPage(language: Language): OnDemand<Record<never, never>> {
  return onDemand(async () => {
    const [{ PermissionsPage }, words] = await Promise.all([
      import("./PermissionsPage.tsx"),
      loadPermissionsWords(language),
    ]);
    return () => <PermissionsPage text={words} />;
  });
}

export const permissionsPages: Readonly<Record<Language, OnDemand<Record<never, never>>>> = {
  en: permissionsPage("en"),
  es: permissionsPage("es"),
};
