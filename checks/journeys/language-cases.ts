import { basename } from "node:path";
import { isFullScope } from "#checks/test-scope.ts";

type Language = "en" | "es";

/** A language, a row of `test.each` that begins with one, or one that names it. */
type LanguageCase = Language | readonly [Language, ...unknown[]] | { readonly language: Language };

function languageIn(languageCase: LanguageCase): Language {
  if (typeof languageCase === "string") return languageCase;
  return "language" in languageCase ? languageCase.language : languageCase[0];
}

/**
 * Leaves the cases of one language, and all of them in `npm run test:full`. The length of the file's name decides
 * which language: it stays the same whatever other files there are, and about half of the journeys are in Spanish.
 *
 * @param file the file of the tests, `import.meta.filename`
 */
export function languageCases<const Case extends LanguageCase>(
  file: string,
  cases: readonly Case[],
): readonly Case[] {
  if (isFullScope) return cases;
  const language = basename(file, ".test.ts").length % 2 === 0 ? "en" : "es";
  const chosen = cases.filter((languageCase) => languageIn(languageCase) === language);
  if (chosen.length === 0) throw new Error(`${basename(file)} has no case in ${language}.`);
  return chosen;
}
