import { hasOpening } from "#domain/embed/calendar/has-opening.ts";
import type { HoursLineText } from "#domain/services/opening-hours/hours-line-text.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { UNREAD_CLOSING } from "#domain/services/unread-closing.ts";
import { writtenHours } from "#domain/services/written-hours.ts";
import { servicePath } from "../../base/pages/public-pages.ts";
import type { HoursView } from "../../base/service-card/hours-view.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import buttons from "../../base/ui/buttons.module.css";
import styles from "./HoursSection.module.css";
import pageStyles from "./ServicePage.module.css";
import { WeekStrip } from "./WeekStrip.tsx";

/** The week as a picture, and the hours and closed days in lines. */
export function HoursSection({
  service,
  hours: { isToAsk, week, minute, at, opening, closed, closedTitle },
  detail,
  now,
  className,
}: {
  service: PublicService;
  hours: HoursView;
  detail: ServicePageTexts["detail"];
  now: number;
  className: string | undefined;
}) {
  const written = service.isContact ? writtenHours(service.sourceDescription) : null;
  // Same condition as `statesUnreadClosing`.
  const isUsual = opening.length > 0 && written?.includes(UNREAD_CLOSING);
  const isUnknown = !isToAsk && opening.length === 0;
  return (
    <section className={`${pageStyles.section} ${className ?? ""}`}>
      <h2 className={pageStyles.heading}>{detail.hours}</h2>
      {isToAsk && <p>{detail.contactForHours}</p>}
      {written !== null && (
        <>
          <h3 className={styles.closed}>{detail.writtenHours}</h3>
          <p className={pageStyles.text}>{written}</p>
        </>
      )}
      {isUnknown && <p>{detail.hoursUnknown}</p>}
      {!isToAsk && week.some((day) => day.spans.length > 0) && (
        <WeekStrip week={week} minute={minute + Math.floor((now - at) / 60_000)} detail={detail} />
      )}
      {isUsual && <h3 className={styles.closed}>{detail.usualHours}</h3>}
      {(isUsual || !isToAsk) && opening.length > 0 && <Lines lines={opening} />}
      {closed.length > 0 && (
        <>
          <h3 className={styles.closed}>{closedTitle}</h3>
          <Lines lines={closed} />
        </>
      )}
      {hasOpening(service) && service.isProtected !== true && (
        <a className={`${buttons.quiet} ${pageStyles.ask}`} href={`${servicePath(service.id)}/hours.ics`}>
          {detail.calendar}
        </a>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly HoursLineText[] }) {
  return (
    <dl className={styles.lines}>
      {lines.map(({ days, times }) => (
        <div key={`${days} ${times}`}>
          <dt>{days}</dt>
          <dd>{times}</dd>
        </div>
      ))}
    </dl>
  );
}
