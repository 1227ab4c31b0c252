import { useEffect } from "react";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { onCorrection, serverNow } from "../../../base/browser/server-clock.ts";
import type { Card } from "../../../base/service-card/card.ts";
import { toCardStatus } from "../../../base/service-card/card.ts";
import type { ListRequest } from "./list-parameters.ts";

/** The most ids of one call. */
const MAX_IDS = 100;
/** Browser timers cannot wait longer than this many milliseconds. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1;
/** How soon a status that arrived expired is requested again: the worker may not know the server's time. */
const RETRY_MS = 60_000;

/**
 * No status is shown after it expires: when a service opens or closes, expired statuses are requested again, and
 * withdrawn if no answer comes. A row that no longer fits *open now* leaves the list.
 */
export function useStatusExpiry(
  rows: readonly Card[],
  list: Pick<ListRequest, "language"> & { readonly query: Pick<ListRequest["query"], "openNow"> },
  setRows: (change: (rows: readonly Card[]) => readonly Card[]) => void,
): void {
  const { callApi, words } = useApp();
  const { language } = list;
  const isOpenOnly = list.query.openNow;
  const unknownStatus = words.services.statusUnknown;
  useEffect(() => {
    const next = Math.min(...rows.map((row) => row.until ?? Number.POSITIVE_INFINITY));
    if (next === Number.POSITIVE_INFINITY) return;
    let isCurrent = true;
    let isAsking = false;
    let timer = 0;
    const wait = () => {
      clearTimeout(timer);
      timer = window.setTimeout(refresh, Math.min(next - serverNow() + 500, MAX_TIMEOUT_MS));
    };
    const refresh = async () => {
      const now = serverNow();
      const stale = rows.filter((row) => row.until !== undefined && row.until <= now).slice(0, MAX_IDS);
      if (isAsking) return;
      if (stale.length === 0) return wait();
      isAsking = true;
      const answer = await callApi("GET /services", {
        query: {
          filter: "_id",
          _id: stale.map((row) => row.id).join(","),
          limit: `${MAX_IDS}`,
          lang: language,
        },
      });
      if (!isCurrent) return;
      const fresh = new Map(
        answer.ok ? answer.reply.map((service) => [service.id, toCardStatus(service)]) : [],
      );
      const unknown: ReturnType<typeof toCardStatus> = { state: "NONE", text: unknownStatus };
      const ids = new Set(stale.map((row) => row.id));
      setRows((current) =>
        current.flatMap((row): Card[] => {
          if (!ids.has(row.id)) return [row];
          const { until: _, cautions: said = [], ...rest } = row;
          let status = fresh.get(row.id) ?? unknown;
          if (status.until !== undefined && status.until <= serverNow())
            status = { ...unknown, until: serverNow() + RETRY_MS };
          // Whom it serves was said for the visitor's place.
          const ofPlace = said.filter(({ until }) => until === null);
          const withStatus = { ...rest, ...status, cautions: [...(status.cautions ?? []), ...ofPlace] };
          return isOpenOnly && answer.ok && status.state !== "OPEN" ? [] : [withStatus];
        }),
      );
    };
    wait();
    const stop = onCorrection(wait);
    // A phone that slept runs its timers late.
    const onVisible = () => {
      if (document.visibilityState === "visible") void refresh();
    };
    document.addEventListener("visibilitychange", onVisible);
    return () => {
      isCurrent = false;
      stop();
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", onVisible);
    };
  }, [rows, callApi, language, isOpenOnly, unknownStatus, setRows]);
}
