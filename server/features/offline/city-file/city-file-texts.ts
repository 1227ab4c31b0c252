import { escaped } from "#domain/base/contract/escaped-html.ts";
import { cityFile as en } from "#words/compiled/en/offline/city-file.ts";
import { openingHours as enHours } from "#words/compiled/en/services/opening-hours.ts";
import { services as enServices } from "#words/compiled/en/services/services.ts";
import { cityFile as es } from "#words/compiled/es/offline/city-file.ts";
import { openingHours as esHours } from "#words/compiled/es/services/opening-hours.ts";
import { services as esServices } from "#words/compiled/es/services/services.ts";
import type { CityFileWords } from "#words/compiled/offline/city-file.ts";
import type { OpeningHoursWords } from "#words/compiled/services/opening-hours.ts";
import type { ServicesWords } from "#words/compiled/services/services.ts";

export const CITY_FILE_WORDS = { en, es };

type FormatText = (words: CityFileWords, hours: OpeningHoursWords, services: ServicesWords) => string;

/** A text in both languages as HTML; the style sheet shows the one that the reader chose. */
export function both(formatText: FormatText): string {
  return inBoth("span", (...words) => escaped(formatText(...words)));
}

/** Makes an element for each language from HTML that depends on the language. */
export function inBoth(element: "span" | "div", formatHtml: FormatText): string {
  const english = formatHtml(en, enHours, enServices);
  const spanish = formatHtml(es, esHours, esServices);
  // Names and numbers are in no language.
  if (english === spanish) return english;
  return `<${element} class="en" lang="en">${english}</${element}><${element} class="es" lang="es">${spanish}</${element}>`;
}

/** JSON that can stand in a script element. */
export function embeddedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}
