import { MINUTES_PER_DAY } from "#domain/base/time/clock-time.ts";
import type { WeekDay } from "#domain/services/opening-hours/week-view.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import styles from "./WeekStrip.module.css";

/** The week's hours as bars, with a mark at now. The lines under it say the same in words. */
export function WeekStrip({
  week,
  minute,
  detail,
}: {
  week: readonly WeekDay[];
  /** Minutes since the service's own midnight. */
  minute: number;
  detail: ServicePageTexts["detail"];
}) {
  return (
    <div className={styles.week} role="img" aria-label={detail.weekPicture}>
      {week.map((day) => (
        <div key={day.date} className={day.isToday ? styles.today : styles.day}>
          <span className={styles.name}>{detail.daysShort[day.day]}</span>
          <svg
            className={styles.bar}
            viewBox={`0 0 ${MINUTES_PER_DAY} 14`}
            preserveAspectRatio="none"
            aria-hidden="true"
          >
            <rect className={styles.track} width={MINUTES_PER_DAY} height="14" />
            {day.spans.map(({ startMinute, endMinute }) => (
              <rect
                key={startMinute}
                className={styles.open}
                x={startMinute}
                width={endMinute - startMinute}
                height="14"
              />
            ))}
            {day.isToday && (
              <rect
                className={styles.now}
                x={Math.min(minute, MINUTES_PER_DAY - 8) - 4}
                width="9"
                height="14"
              />
            )}
          </svg>
        </div>
      ))}
      <div className={styles.axis}>
        {detail.axis.map((text, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five fixed places.
          <span key={index}>{text}</span>
        ))}
      </div>
    </div>
  );
}
