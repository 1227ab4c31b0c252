import type { Language } from "#domain/base/languages/language.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { HoursView } from "./hours-view.ts";

/**
 * The rules of hours, and their words, come when a page is made here: what the server made says its hours already.
 * Rejects where they cannot come.
 */
export async function loadHoursView(
  service: PublicService,
  language: Language,
  now: number,
): Promise<HoursView> {
  const [{ hoursView }, { openingHours }] = await Promise.all([
    import("./hours-view.ts"),
    loadWords(language, {
      en: () => import("#words/compiled/en/services/opening-hours.ts"),
      es: () => import("#words/compiled/es/services/opening-hours.ts"),
    }),
  ]);
  return hoursView(service, openingHours, now);
}
