import { test } from "vitest";
import { isFullScope } from "#checks/test-scope.ts";

const LANGUAGES = ["en", "es"] as const;
type Language = (typeof LANGUAGES)[number];

type AddTest = (name: string, run: () => Promise<void>) => void;

const addNone: AddTest = () => {};

/**
 * For tests of a behaviour in which the words play no part, inside a suite that runs once for each language: each is
 * added in the language that it is given to alone, so that `npm test` walks half of them in each, and in both in
 * `npm run test:full` (record 33).
 *
 * @param language the suite's
 */
export function behaviourTests(language: Language): Record<Language, AddTest> {
  const addIf = (own: Language): AddTest => (isFullScope || language === own ? test : addNone);
  return { en: addIf("en"), es: addIf("es") };
}
