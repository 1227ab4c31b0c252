import { type ReactNode, useEffect, useState } from "react";
import type { Language } from "#domain/base/languages/language.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { useLocation } from "../../base/app-context/router.tsx";
import { useNow } from "../../base/app-context/use-now.ts";
import { useTitle } from "../../base/app-context/use-title.ts";
import { serverNow } from "../../base/browser/server-clock.ts";
import { whenResolved } from "../../base/calls/when-resolved.ts";
import { servicePath } from "../../base/pages/public-pages.ts";
import { loadHoursView } from "../../base/service-card/load-hours-view.ts";
import { titleOfService } from "../../base/service-card/maps-link.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { PageHeader } from "../../base/shell/Header.tsx";
import { Shell } from "../../base/shell/Shell.tsx";
import { Lazy } from "../../base/ui/lazy.tsx";
import { directionsPart } from "../directions/lazy-directions.tsx";
import { cachedCard } from "../services/home/list-cache.ts";
import { isClosedForGood } from "./is-closed-for-good.ts";
import { moreFacts } from "./lazy-more-facts.tsx";
import { serviceTools } from "./lazy-service-tools.ts";
import type { ServiceData } from "./load-service.ts";
import { loadService } from "./load-service.ts";
import { plainWordsPart } from "./plain-words/lazy-plain-words.tsx";
import { ServiceFacts } from "./ServiceFacts.tsx";
import { ServiceFailure, ServiceSkeleton } from "./ServiceSkeleton.tsx";
import { ShareButton } from "./sharing/ShareButton.tsx";

export interface ServicePageProps {
  id: string;
  /** Data that came with the document. */
  initial: ServiceData | null;
  /** Shown where the service does not exist. */
  notFound: ReactNode;
}

/** The parts that the address opens: a page that was sent with them is hydrated with them. The server prepares all. */
export async function loadShownParts(language: Language): Promise<void> {
  const isServer = typeof location === "undefined";
  const isShown = (name: string) => isServer || location.search.includes(name);
  await Promise.all([
    (isServer || document.querySelector("[data-more]") !== null) && moreFacts(language).preload(),
    isShown("plain=") && plainWordsPart(language).preload(),
    isShown("directions=") && directionsPart(language).preload(),
  ]);
}

/** One service: `/services/{id}` (rules service-page 1–13). */
export function ServicePage({
  id,
  initial,
  notFound,
  detail,
}: ServicePageProps & { detail: ServicePageTexts }) {
  const { callApi, place, language, isHydrated } = useApp();
  const [, navigate] = useLocation();
  // Returning to the document's page from the service's form loads fresh data.
  const [isOfDocument] = useState(!isHydrated);
  const isInitial =
    isOfDocument && initial !== null && (initial.found === null ? initial.id : initial.found.id) === id;
  const [data, setData] = useState<ServiceData | null>(isInitial ? initial : null);
  const now = useNow();
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (attempt === 0 && isInitial) return;
    return whenResolved(loadService(callApi, id, place, language, serverNow), (answer) => {
      // The service was merged into another.
      if (answer.found !== null && answer.found.id !== id)
        navigate(servicePath(answer.found.id), { replace: true });
      else setData((shown) => (answer.found === null && shown?.found ? shown : answer));
    });
  }, [callApi, id, place, language, isInitial, attempt, navigate]);

  const found = data?.found ?? null;
  const changesAt = found?.openStatus.changesAt ?? null;
  const intakeUntil = data?.found ? data.intake?.caution?.until : null;
  const until = Math.min(changesAt === null ? Infinity : Date.parse(changesAt), intakeUntil ?? Infinity);
  const isStale = now >= until;
  const staleMinute = isStale ? Math.floor(now / 60_000) : null;
  useEffect(() => {
    // The status expired: it is requested again, once a minute, and not shown until then.
    if (staleMinute !== null) setAttempt((count) => count + 1);
  }, [staleMinute]);

  const areHoursStale = data !== null && data.found !== null && now >= data.hours.until;
  useEffect(() => {
    if (!areHoursStale || found === null) return;
    loadHoursView(found, language, now)
      .then((hours) => setData((shown) => (shown?.found === found ? { ...shown, hours } : shown)))
      // The shown hours stay, and loading is tried again with the next tick of the clock.
      .catch(() => {});
  }, [areHoursStale, found, language, now]);

  useTitle(found === null ? null : titleOfService(found));

  if (data === null) return <ServiceSkeleton card={cachedCard(id)} />;
  if (data.found === null) {
    if (data.reason !== "missing") {
      return <ServiceFailure reason={data.reason} onRetry={() => setAttempt((count) => count + 1)} />;
    }
    return notFound;
  }
  const service = data.found;
  const { name, isProtected } = service;
  const share = (className: string | undefined) => (
    <ShareButton service={service} sharing={detail.sharing} className={className} />
  );
  return (
    <Shell
      header={
        <PageHeader
          title={name}
          favourite={
            isClosedForGood(service) ? { id: service.id, isProtected: isProtected === true } : undefined
          }
          share={share}
        />
      }
      hasTabs={false}
    >
      {isHydrated && (service.may.edit || service.may.confirm) && (
        <Lazy
          component={serviceTools(language)}
          props={{ service, onChanged: () => setAttempt((count) => count + 1) }}
        />
      )}
      <ServiceFacts
        service={service}
        hours={data.hours}
        details={data}
        directions={data.directions ?? null}
        text={detail}
        now={now}
        isStale={isStale}
      />
    </Shell>
  );
}
