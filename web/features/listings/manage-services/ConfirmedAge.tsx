import { dayOfInstant, freshnessOfDay } from "#domain/services/freshness.ts";
import type { ManageServicesWords } from "#words/compiled/listings/manage-services.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import { ago } from "../../../base/service-card/ago.ts";
import styles from "./ConfirmedAge.module.css";

const DAY_MS = 86_400_000;
const MONTH_DAYS = 30.44;
/** Up to here days are counted, and then months up to two years. */
const MAX_DAYS = 60;
const MAX_MONTHS = 24;

/** The steps of `freshness.ts`: a round mark, a diamond, a square and a ring. */
const MARKS = [styles.recent, styles.year, styles.older, styles.never];

/** Shows how long ago the facts were confirmed, with its mark; never the mark by itself. */
export function ConfirmedAge({
  verifiedAt,
  never,
  now,
  text,
}: {
  /** ISO instant; null: never. */
  verifiedAt: string | null;
  /** Text for a service that no one has confirmed. */
  never: string;
  /** Epoch milliseconds. */
  now: number;
  text: ManageServicesWords;
}) {
  const { words } = useApp();
  const at = verifiedAt === null ? null : Date.parse(verifiedAt);
  const freshness = freshnessOfDay(at === null ? undefined : dayOfInstant(at), now);
  const days = at === null ? 0 : Math.floor((now - at) / DAY_MS);
  const months = Math.floor(days / MONTH_DAYS);
  return (
    <span className={`${styles.age} ${MARKS[freshness]}`}>
      <span className={styles.mark} aria-hidden="true" />
      {at === null
        ? never
        : days < MAX_DAYS
          ? ago(words.services, at, now)
          : months < MAX_MONTHS
            ? text.monthsAgo(months)
            : text.yearsAgo(Math.floor(months / 12))}
    </span>
  );
}

/** Legend of the marks. */
export function AgeLegend({ text }: { text: ManageServicesWords }) {
  return (
    <p className={styles.legend}>
      {MARKS.map((mark, step) => (
        <span key={mark} className={`${styles.age} ${mark}`}>
          <span className={styles.mark} aria-hidden="true" />
          {text.ages[step]}
        </span>
      ))}
    </p>
  );
}
