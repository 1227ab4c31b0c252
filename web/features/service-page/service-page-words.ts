import type { ServicePageWords } from "#domain/words/en/service-page.ts";
import type { SharingWords } from "#domain/words/en/sharing.ts";

/** What only the detail page says. */
export interface ServicePageTexts {
  detail: ServicePageWords;
  sharing: SharingWords;
}
