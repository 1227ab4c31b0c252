import type { CallApi } from "#domain/contract/call-api.ts";
import { MAX_ALERTS } from "#domain/contract/limits.ts";
import { alertText } from "#domain/critical-alerts/alert-text.ts";
import type { CriticalAlertsWords } from "#domain/words/en/critical-alerts.ts";
import type { Language } from "#domain/words/language.ts";
import type { VisitorPlace } from "../../app-context/visitor-place.ts";
import { coordinateOf } from "../../app-context/visitor-place.ts";

/** One line of the bar; it travels in the first HTML. */
export interface AlertLine {
  /** Of the service. */
  id: string;
  name: string;
  text: string;
  /** Nobody wrote it in the reader's language. */
  isEnglish?: true;
  /** Epoch milliseconds after which it is not shown. */
  until?: number;
}

/** The current alerts around a place, or all where none is known. None where they do not come: the list does. */
export async function loadAlerts(
  callApi: CallApi,
  place: VisitorPlace | null,
  language: Language,
  words: CriticalAlertsWords,
): Promise<readonly AlertLine[]> {
  const answer = await callApi("GET /services", {
    query: {
      isCriticalHeader: "true",
      limit: String(MAX_ALERTS),
      lang: language,
      nearCoordinate: place === null ? undefined : coordinateOf(place),
    },
  });
  if (!answer.ok) return [];
  return answer.reply.flatMap((service): AlertLine[] => {
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
        ...(language === "es" && spanish === null ? { isEnglish: true } : {}),
        ...(expiresAt === null ? {} : { until: expiresAt }),
      },
    ];
  });
}
