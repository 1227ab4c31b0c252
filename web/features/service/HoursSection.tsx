import { useMemo } from "react";
import { hoursLineText } from "#domain/schedule/hours-line-text.ts";
import { hoursLines } from "#domain/schedule/hours-lines.ts";
import { weekView } from "#domain/schedule/week-view.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { isTimeZone, localDate, localTime } from "#domain/time/zone.ts";
import type { ServicePageWords } from "./detail-words.ts";
import styles from "./HoursSection.module.css";
import { hoursOf } from "./hours-of.ts";
import pageStyles from "./ServicePage.module.css";
import { WeekStrip } from "./WeekStrip.tsx";

/** The week as a picture, and the hours and closed days in lines. */
export function HoursSection({
  service,
  words,
  detail,
  now,
}: {
  service: PublicService;
  words: ServicePageWords["hours"];
  detail: ServicePageWords["detail"];
  now: number;
}) {
  const hours = useMemo(() => hoursOf(service), [service]);
  const isKnownZone = isTimeZone(hours.timeZone);
  const today = isKnownZone ? localDate(hours.timeZone, now) : "";
  const week = useMemo(() => (isKnownZone ? weekView(hours, now) : []), [hours, isKnownZone, now]);
  const opening = hoursLines(hours.schedules, today).map((line) => hoursLineText(line, words));
  const closed = hoursLines(hours.closeSchedules, today).map((line) => hoursLineText(line, words));
  const isUnknown = !service.isContact && opening.length === 0;
  return (
    <section className={pageStyles.section}>
      <h2 className={pageStyles.heading}>{detail.hours}</h2>
      {service.isContact && <p>{detail.contactForHours}</p>}
      {isUnknown && <p>{detail.hoursUnknown}</p>}
      {!service.isContact && week.some((day) => day.spans.length > 0) && (
        <WeekStrip week={week} minute={localTime(hours.timeZone, now).minute} detail={detail} />
      )}
      {!service.isContact && opening.length > 0 && <Lines lines={opening} />}
      {closed.length > 0 && (
        <>
          <h3 className={styles.closed}>{words.lines.closedDays}</h3>
          <Lines lines={closed} />
        </>
      )}
    </section>
  );
}

function Lines({ lines }: { lines: readonly { days: string; times: string }[] }) {
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
