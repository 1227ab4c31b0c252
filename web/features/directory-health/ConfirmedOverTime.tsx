import { confirmedPercent } from "#domain/directory-health/freshness-figures.ts";
import type { DirectoryHealthWords } from "#words/compiled/directory-health/directory-health.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import styles from "./DirectoryHealthPage.module.css";
import { dateOfDay } from "./date-of-day.ts";
import { groupName } from "./group-name.ts";
import type { Health, HealthQuery } from "./load-directory-health.ts";

/** Months of the chart, and the size of its drawing. */
const MONTHS = 13;
const STEP = 16;
const BAR = 11;
const HEIGHT = 100;

/** The share confirmed within 90 days, now and at the end of each month; of all services or of one group. */
export function ConfirmedOverTime({
  health: { groups, trend },
  query,
  text,
}: {
  health: Health;
  query: HealthQuery;
  text: DirectoryHealthWords;
}) {
  const { words } = useApp();
  const chosen = groups.find(({ dimension, key }) =>
    query.of === null ? dimension === "ALL" : dimension === query.by && key === query.of,
  );
  const months = trend.map((counts) => ({ ...counts, percent: confirmedPercent(counts) }));
  const last = months[months.length - 1];
  const before = months[months.length - 2];
  if (chosen === undefined || last === undefined) return null;
  return (
    <section className={styles.overTime} aria-label={text.overTime}>
      {query.of !== null && <p className={styles.group}>{groupName(chosen, text, words)}</p>}
      <p className={styles.headline}>
        <b>{text.percent(last.percent)}</b> {text.confirmedRecently}
      </p>
      {before !== undefined && (
        <p className={last.percent >= before.percent ? styles.up : styles.down}>
          {text.change(last.percent - before.percent)}
        </p>
      )}
      <svg
        className={styles.months}
        viewBox={`0 0 ${MONTHS * STEP} ${HEIGHT + 1}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        <rect className={styles.axis} x="0" y={HEIGHT} width={MONTHS * STEP} height="1" />
        {months.map(({ day, percent }, index) => (
          <rect
            key={day}
            className={day === last.day ? styles.now : styles.past}
            x={(MONTHS - months.length + index) * STEP + (STEP - BAR) / 2}
            y={HEIGHT - Math.max(1, percent)}
            width={BAR}
            height={Math.max(1, percent)}
          />
        ))}
      </svg>
      <p className={styles.ends} aria-hidden="true">
        <span>{months.length < MONTHS ? "" : formatMonth(months[0]?.day, text)}</span>
        <span>{formatMonth(last.day, text)}</span>
      </p>
      <details className={styles.table}>
        <summary>{text.table}</summary>
        <table>
          <caption className="visually-hidden">{text.overTimeOf(groupName(chosen, text, words))}</caption>
          <thead>
            <tr>
              <th scope="col">{text.day}</th>
              <th scope="col">{text.bands.within90}</th>
              <th scope="col">{text.count}</th>
            </tr>
          </thead>
          <tbody>
            {months.map(({ day, percent, services }) => (
              <tr key={day}>
                <th scope="row">{dateOfDay(day, text)}</th>
                <td>{text.percent(percent)}</td>
                <td>{services}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}

function formatMonth(day: string | undefined, text: DirectoryHealthWords): string {
  return day === undefined ? "" : text.month(Number(day.slice(5, 7)));
}
