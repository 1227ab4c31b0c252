import type { DetailWords } from "#domain/words/en/detail.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";

/** What only the detail page says. */
export interface ServicePageWords {
  detail: DetailWords;
  sharing: SharingWords;
}
