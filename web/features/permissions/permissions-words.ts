import type { PermissionsWords } from "#domain/words/en/permissions.ts";
import type { Language } from "#domain/words/language.ts";

/** The words of one page, in the reader's language alone. */
export async function loadPermissionsWords(language: Language): Promise<PermissionsWords> {
  const { permissions } =
    language === "es"
      ? await import("#domain/words/es/permissions.ts")
      : await import("#domain/words/en/permissions.ts");
  return permissions;
}
