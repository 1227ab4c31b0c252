import { useEffect, useState } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { documentCookies } from "../../base/browser/document-cookies.ts";
import type { VisitorPlace } from "../../base/browser/visitor-place.ts";
import { writeCoordinate } from "../../base/browser/visitor-place.ts";
import { writeCookie } from "../../base/browser/write-cookie.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { dismissalCookie, notDismissed } from "./dismissed-alerts.ts";
import type { AlertLine } from "./load-alerts.ts";

export interface AlertsData {
  /** Identifies the place that the alerts are around. */
  key: string;
  alerts: readonly AlertLine[];
}

/** Shown last in this document, so that the list shows them immediately on return. */
let latest: AlertsData | null = null;

export function alertsKey(place: VisitorPlace | null): string {
  return place === null ? "" : writeCoordinate(place);
}

/** The alerts around the visitor's place that are still true and were not dismissed. */
export function useAlerts(initial: AlertsData | null): {
  alerts: readonly AlertLine[];
  /** Hides an alert until the session ends. */
  dismiss: (alert: AlertLine) => void;
} {
  const { callApi, words, language, place, isHydrated } = useApp();
  const now = useNow();
  const key = alertsKey(place);
  const [shown, setShown] = useState<AlertsData | null>((isHydrated ? latest : null) ?? initial);
  const isStale = shown?.key !== key;

  useEffect(() => {
    if (!isStale) return;
    const loading = import("./load-alerts.ts")
      .then((alerts) => alerts.loadAlerts(callApi, place, language, words.criticalAlerts))
      .catch((): AlertLine[] => []);
    return whenResolved(loading, (alerts) =>
      setShown({ key, alerts: notDismissed(alerts, documentCookies()) }),
    );
  }, [isStale, key, callApi, place, language, words]);
  useEffect(() => {
    latest = shown;
  }, [shown]);

  // Alerts of the previous place stay until new ones arrive, so that the page below does not jump.
  const alerts = (shown?.alerts ?? []).filter(({ until }) => until === undefined || until > now);
  const dismiss = (alert: AlertLine) => {
    writeCookie(dismissalCookie(alert, documentCookies()));
    setShown({ key: shown?.key ?? key, alerts: alerts.filter(({ id }) => id !== alert.id) });
  };
  return { alerts, dismiss };
}
