import { embed as en } from "#domain/words/en/embed.ts";
import { services as enServices } from "#domain/words/en/services.ts";
import { embed as es } from "#domain/words/es/embed.ts";
import { services as esServices } from "#domain/words/es/services.ts";
import type { MainLanguage } from "#domain/words/language.ts";

/** Words of lists on other pages, in the languages that texts of services stand in. */
export const EMBED_WORDS = {
  en: { embed: en, services: enServices },
  es: { embed: es, services: esServices },
} as const satisfies Readonly<Record<MainLanguage, unknown>>;
export type EmbedWords = (typeof EMBED_WORDS)["en"];

/** The reader's language by a tag such as `es-MX`; English where we have no other. */
export function embedLanguage(tag: string): MainLanguage {
  return /^es\b/i.test(tag) ? "es" : "en";
}
