import type { DetailWords } from "#domain/words/en/detail.ts";
import type { OpeningHoursWords } from "#domain/words/en/opening-hours.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";

/** What only the detail page says. */
export interface ServicePageWords {
  detail: DetailWords;
  hours: OpeningHoursWords;
  sharing: SharingWords;
}
