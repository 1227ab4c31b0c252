import { alertText } from "#domain/alerts/alert-text.ts";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { MAX_ALERTS } from "#domain/base/contract/limits.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { CriticalAlertsWords } from "#words/compiled/alerts/critical-alerts.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { writeCoordinate } from "../../base/browser/visitor-place.ts";

/** One line of the bar; it travels in the first HTML. */
export interface AlertLine {
  /** Id of the service or of the hard night. */
  id: string;
  /** Name of the service; empty for a hard night. */
  name: string;
  text: string;
  /** The text exists only in English, not in the reader's language. */
  isEnglish?: true;
  /** Epoch milliseconds after which it is not shown. */
  until?: number;
}

/**
 * The hard nights at a place and the current alerts around it; where no place is known, all alerts. None where they do
 * not come: the list does.
 */
export async function loadAlerts(
  callApi: CallApi,
  place: VisitorPlace | null,
  language: Language,
  words: CriticalAlertsWords,
): Promise<readonly AlertLine[]> {
  const [nights, answer] = await Promise.all([
    place === null
      ? null
      : callApi("GET /hard-nights", { query: { nearCoordinate: writeCoordinate(place) } }).catch(() => null),
    callApi("GET /services", {
      query: {
        isCriticalHeader: "true",
        limit: String(MAX_ALERTS),
        lang: language,
        nearCoordinate: place === null ? undefined : writeCoordinate(place),
      },
    }),
  ]);
  const nightLines = (nights?.ok === true ? nights.reply : []).map(
    ({ id, text, textEs, until }): AlertLine => ({
      id,
      name: "",
      text: language === "es" ? textEs : text,
      ...(language === "en" || language === "es" ? {} : { isEnglish: true }),
      until: Date.parse(until),
    }),
  );
  if (!answer.ok) return nightLines;
  const alerts = answer.reply.flatMap((service): AlertLine[] => {
    const { id, name, timeZone, criticalDescription, criticalDescriptionEs, criticalExpiredAt } = service;
    const spanish = language === "es" ? criticalDescriptionEs : null;
    const description = spanish ?? criticalDescription;
    if (description === null) return [];
    const expiresAt = criticalExpiredAt === null ? null : Date.parse(criticalExpiredAt);
    return [
      {
        id,
        name,
        text: alertText({ description, name, timeZone, expiresAt }, words),
        ...(language !== "en" && spanish === null ? { isEnglish: true } : {}),
        ...(expiresAt === null ? {} : { until: expiresAt }),
      },
    ];
  });
  return [...nightLines, ...alerts];
}
