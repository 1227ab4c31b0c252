import { useMemo } from "react";
import type { PublicService } from "#domain/services/public-service.ts";
import { DrawnIcon } from "../../ui/DrawnIcon.tsx";
import { Icon } from "../../ui/Icon.tsx";
import press from "../../ui/press.module.css";
import { Status } from "../../ui/Status.tsx";
import { useVisit } from "../../visit/visit.tsx";
import { Star } from "../favourites/Star.tsx";
import { WriteButton } from "../feedback/WriteButton.tsx";
import { dialled, inLanguage } from "../home/card.ts";
import { Heart } from "../kudos/Heart.tsx";
import { WhereMap } from "../map/WhereMap.tsx";
import { PrintedOrigin, TakeAlong } from "../sharing/TakeAlong.tsx";
import { About } from "./About.tsx";
import { BedsGauge } from "./BedsGauge.tsx";
import { Checked } from "./Checked.tsx";
import { Contacts } from "./Contacts.tsx";
import type { ServicePageWords } from "./detail-words.ts";
import { HoursSection } from "./HoursSection.tsx";
import type { HoursView } from "./hours-view.ts";
import { Mark } from "./Mark.tsx";
import { mapsLink } from "./maps-link.ts";
import outline from "./ServiceOutline.module.css";
import styles from "./ServicePage.module.css";
import { TakeMe } from "./TakeMe.tsx";

/** Name, status, the presses a person came for, then the facts in the order in which they are needed. */
export function ServiceFacts({
  service,
  hours,
  detail: { detail, sharing },
  now,
  isStale,
}: {
  service: PublicService;
  hours: HoursView;
  detail: ServicePageWords;
  now: number;
  /** The status that came is no longer true. */
  isStale: boolean;
}) {
  const { words, language, alive } = useVisit();
  const summary = inLanguage(
    language,
    service.serviceSummary,
    service.serviceSummaryEs,
    service.serviceSummaryEsState,
  );
  const isClosedForGood = service.closeSchedules.some((entry) => entry.type === "PERMANENTLY_CLOSED");
  const directions = useMemo(() => mapsLink(service, alive ? navigator.userAgent : ""), [service, alive]);
  const alert =
    service.isCriticalHeader && service.criticalDescription !== null
      ? ((language === "es" ? service.criticalDescriptionEs : null) ?? service.criticalDescription)
      : null;

  return (
    <main id="content" tabIndex={-1}>
      <div className={outline.head}>
        <h1 className={outline.title}>{service.name}</h1>
        {summary.text !== null && (
          <p className={outline.summary}>
            {summary.text} <Mark mark={summary.mark} />
          </p>
        )}
        {isClosedForGood ? (
          <p className={styles.gone}>{detail.permanentlyClosed}</p>
        ) : isStale ? (
          <Status state="NONE" text={words.services.statusUnknown} big />
        ) : (
          <Status state={service.openStatus.state} text={service.openStatus.text} big />
        )}
        <Distance service={service} detail={detail} />
        {alert !== null && (
          <p className={styles.alert}>
            <Icon name="alert" />
            <span>{alert}</span>
          </p>
        )}
        {!isClosedForGood && (
          <div className={styles.presses}>
            {service.phone !== null && (
              <a
                className={`${press.strong} ${styles.press}`}
                href={`tel:${dialled(service.phone, service.phoneExtension)}`}
              >
                <Icon name="phone" />
                {words.services.call}
                <span className="hear"> {service.name}</span>
              </a>
            )}
            {directions !== null && (
              <a className={`${press.press} ${styles.press}`} href={directions} rel="noopener noreferrer">
                <DrawnIcon name="turn" />
                {detail.directions}
              </a>
            )}
            <Star id={service.id} name={service.name} className={`${press.press} ${styles.press}`}>
              {(isSaved) => (
                <>
                  {isSaved ? words.favourites.saved : words.favourites.save}
                  <span className="hear"> {service.name}</span>
                </>
              )}
            </Star>
          </div>
        )}
        <p className={styles.thanks}>
          <Heart id={service.id} name={service.name} likes={service.likes} isSpelledOut />
        </p>
      </div>
      {!isClosedForGood && <BedsGauge service={service} detail={detail} now={now} />}
      <TakeMe service={service} detail={detail} />
      {!isClosedForGood && <HoursSection service={service} hours={hours} detail={detail} now={now} />}
      <About service={service} detail={detail} />
      <Contacts service={service} detail={detail} />
      {!isClosedForGood && <WhereMap service={service} />}
      <TakeAlong service={service} sharing={sharing} className={styles.section} />
      <Checked service={service} detail={detail} />
      <Write service={service} detail={detail} />
      <PrintedOrigin service={service} sharing={sharing} />
    </main>
  );
}

type Detail = ServicePageWords["detail"];

function Distance({ service, detail }: { service: PublicService; detail: Detail }) {
  const { place, words } = useVisit();
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

/** To those who run it, where they want to hear; else to those who keep the directory. */
function Write({ service, detail }: { service: PublicService; detail: Detail }) {
  const { id, name, isShowFlag } = service;
  return (
    <section className={styles.write}>
      {!isShowFlag && <h2 className={styles.heading}>{detail.wrong}</h2>}
      <WriteButton
        kind={isShowFlag ? "contact" : "report"}
        service={{ id, name }}
        text={isShowFlag ? detail.connect : detail.report}
      />
    </section>
  );
}
