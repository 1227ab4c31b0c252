import { useMemo } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../app-context/app-context.tsx";
import buttons from "../../ui/buttons.module.css";
import { Icon } from "../../ui/Icon.tsx";
import { SvgIcon } from "../../ui/SvgIcon.tsx";
import { FavouriteButton } from "../favourites/FavouriteButton.tsx";
import { MessageButton } from "../feedback/MessageButton.tsx";
import { inLanguage, telNumber } from "../home/card.ts";
import { KudoButton } from "../kudos/KudoButton.tsx";
import { LocationMap } from "../map/LocationMap.tsx";
import { PrintedOrigin, ShareActions } from "../sharing/ShareActions.tsx";
import { About } from "./About.tsx";
import { BedsGauge } from "./BedsGauge.tsx";
import { Contacts } from "./Contacts.tsx";
import { Eligibility } from "./Eligibility.tsx";
import { HoursSection } from "./HoursSection.tsx";
import type { HoursView } from "./hours-view.ts";
import { mapsLink, showsRegion } from "./maps-link.ts";
import { Safety } from "./Safety.tsx";
import styles from "./ServicePage.module.css";
import outline from "./ServiceSkeleton.module.css";
import { ServiceStatus } from "./ServiceStatus.tsx";
import { safetyLine } from "./safety.ts";
import type { ServicePageTexts } from "./service-page-words.ts";
import { TranslationNote } from "./TranslationNote.tsx";
import { Verification } from "./Verification.tsx";

/** Name, status, the buttons a person came for, then the facts in the order in which they are needed. */
export function ServiceFacts({
  service,
  hours,
  detail: { detail, sharing },
  now,
  isStale,
}: {
  service: PublicService;
  hours: HoursView;
  detail: ServicePageTexts;
  now: number;
  /** The status that came is no longer true. */
  isStale: boolean;
}) {
  const { words, language, isHydrated } = useApp();
  const summary = inLanguage(
    language,
    service.serviceSummary,
    service.serviceSummaryEs,
    service.serviceSummaryEsState,
  );
  const isProtected = service.isProtected === true;
  const isClosedForGood = service.closeSchedules.some((entry) => entry.type === "PERMANENTLY_CLOSED");
  const directions = useMemo(
    () => mapsLink(service, isHydrated ? navigator.userAgent : ""),
    [service, isHydrated],
  );
  const alert =
    service.isCriticalHeader && service.criticalDescription !== null
      ? ((language === "es" ? service.criticalDescriptionEs : null) ?? service.criticalDescription)
      : null;

  return (
    <main id="content" tabIndex={-1}>
      {isProtected && <Safety detail={detail} />}
      <div className={outline.head}>
        <h1 className={outline.title}>{service.name}</h1>
        {summary.text !== null && (
          <p className={outline.summary}>
            {summary.text} <TranslationNote mark={summary.mark} />
          </p>
        )}
        <ServiceStatus service={service} detail={detail} now={now} isStale={isStale} />
        {!isProtected && <Distance service={service} detail={detail} />}
        {alert !== null && (
          <p className={styles.alert}>
            <Icon name="alert" />
            <span>{alert}</span>
          </p>
        )}
        {!isClosedForGood && (
          <div className={styles.buttons}>
            {service.phone !== null && (
              <a
                className={`${buttons.primary} ${styles.button}`}
                href={`tel:${telNumber(service.phone, service.phoneExtension)}`}
              >
                <Icon name="phone" />
                {words.services.call}
                <span className="visually-hidden"> {service.name}</span>
              </a>
            )}
            {directions !== null && (
              <a
                className={`${buttons.outlined} ${styles.button}`}
                href={directions}
                rel="noopener noreferrer"
              >
                <SvgIcon name="turn" />
                {detail.directions}
              </a>
            )}
            <FavouriteButton
              id={service.id}
              name={service.name}
              className={`${buttons.outlined} ${styles.button}`}
            >
              {(isSaved) => (
                <>
                  {isSaved ? words.favourites.saved : words.favourites.save}
                  <span className="visually-hidden"> {service.name}</span>
                </>
              )}
            </FavouriteButton>
          </div>
        )}
        {!isProtected && (
          <p className={styles.kudos}>
            <KudoButton id={service.id} name={service.name} likes={service.likes} hasText />
          </p>
        )}
      </div>
      {!isClosedForGood && !isProtected && <BedsGauge service={service} detail={detail} now={now} />}
      <Eligibility service={service} detail={detail} />
      {!isClosedForGood && <HoursSection service={service} hours={hours} detail={detail} now={now} />}
      <About service={service} detail={detail} />
      <Contacts service={service} detail={detail} />
      {!isClosedForGood && !showsRegion(service) && <LocationMap service={service} />}
      <ShareActions
        service={service}
        sharing={sharing}
        safety={isProtected ? safetyLine(detail) : null}
        className={styles.section}
      />
      <Verification service={service} detail={detail} now={now} />
      <MessageSection service={service} detail={detail} />
      <PrintedOrigin service={service} sharing={sharing} />
    </main>
  );
}

type Detail = ServicePageTexts["detail"];

function Distance({ service, detail }: { service: PublicService; detail: Detail }) {
  const { place, words } = useApp();
  if (service.distance === null || place === null) return null;
  const distance = words.services.miles(service.distance.toFixed(1));
  return (
    <p className={styles.distance}>
      {place.kind === "here" ? detail.distanceHere(distance) : detail.distanceFrom(distance, place.label)}
      {service.distance <= 2 &&
        ` · ${detail.onFoot(Math.max(1, Math.round(service.distance * WALK_MINUTES)))}`}
    </p>
  );
}

/** Minutes for a mile on foot: 80 metres a minute, streets a third longer than the straight line. */
const WALK_MINUTES = 26;

/** To those who run the service, if they accept messages; else to those who maintain the directory. */
function MessageSection({ service, detail }: { service: PublicService; detail: Detail }) {
  const { id, name, isShowFlag } = service;
  return (
    <section className={styles.message}>
      {!isShowFlag && <h2 className={styles.heading}>{detail.wrong}</h2>}
      <MessageButton
        kind={isShowFlag ? "contact" : "report"}
        service={{ id, name }}
        text={isShowFlag ? detail.connect : detail.report}
      />
    </section>
  );
}
