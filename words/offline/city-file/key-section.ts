import { escaped } from "#domain/base/contract/escaped-html.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { wordsIn } from "../../base/words-in.ts";
import { cityFile as en } from "../../compiled/en/offline/city-file.ts";
import { cityFile as es } from "../../compiled/es/offline/city-file.ts";

/**
 * The section of the page About by which a file can be checked, as HTML; empty where there is no key.
 *
 * @param fingerprint of the key that signs files
 */
export function keySection(fingerprint: string | null, language: Language): string {
  if (fingerprint === null) return "";
  const { heading, text, check } = wordsIn("cityFile", language, { en, es }).about;
  return `<h2>${escaped(heading)}</h2><p>${escaped(text)} <code>${escaped(fingerprint)}</code></p><p>${escaped(check)} <code>npm run city-file -- --check FILE</code></p>`;
}
