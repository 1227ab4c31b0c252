import type { MainLanguage } from "#domain/base/languages/language.ts";
import { embed as en } from "#words/compiled/en/embed/embed.ts";
import { services as enServices } from "#words/compiled/en/services/services.ts";
import { embed as es } from "#words/compiled/es/embed/embed.ts";
import { services as esServices } from "#words/compiled/es/services/services.ts";
import { type Spoken, spokenWords } from "#words/embed/embed-words.ts";
import { readWords } from "./read-api.ts";

/** The main languages, which are bundled with the script. */
const MAIN: Readonly<Record<MainLanguage, Spoken>> = {
  en: { language: "en", isRightToLeft: false, words: { embed: en, services: enServices } },
  es: { language: "es", isRightToLeft: false, words: { embed: es, services: esServices } },
};

/**
 * Returns the reader's language for a tag such as `es-MX`, with its words. Languages other than English and Spanish are
 * requested: the result is English where the operator has not switched them on, and where no reply comes.
 *
 * @param origin of the directory
 */
export function spokenIn(tag: string, origin: string): Spoken | Promise<Spoken> {
  if (/^es\b/i.test(tag)) return MAIN.es;
  // A region with an X is one of those that are no country's.
  return tag === "" || /^en\b(?!-x)/i.test(tag) ? MAIN.en : fromDirectory(tag, origin);
}

async function fromDirectory(tag: string, origin: string): Promise<Spoken> {
  const written = await readWords(origin, tag);
  return written === null ? MAIN.en : { ...written, words: spokenWords(written.words) };
}
