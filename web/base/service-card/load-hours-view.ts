import type { PublicService } from "#domain/services/public-service.ts";
import type { Language } from "#domain/words/language.ts";
import { loadWords } from "#domain/words/words-in.ts";
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
      en: () => import("#domain/words/en/opening-hours.ts"),
      es: () => import("#domain/words/es/opening-hours.ts"),
    }),
  ]);
  return hoursView(service, openingHours, now);
}
