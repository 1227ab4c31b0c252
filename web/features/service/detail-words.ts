import type { DetailWords } from "#domain/words/en/detail.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";
import { words as en } from "./detail-en.ts";
import { words as es } from "./detail-es.ts";

/** What only the detail page says. */
export interface ServicePageWords {
  detail: DetailWords;
  hours: OpeningHoursWords;
  sharing: SharingWords;
}

/** Both languages: for the server, which knows the reader's only when asked. */
export const detailWords = { en, es } as const satisfies Record<"en" | "es", ServicePageWords>;
