import type { PublicService } from "#domain/services/public-service.ts";
import { useVisit } from "../../visit/visit.tsx";
import { ago, isOldCount } from "../home/ago.ts";
import styles from "./BedsGauge.module.css";
import type { ServicePageWords } from "./detail-words.ts";

/** How many beds are free, of how many, and how old that number is. Nothing where nobody counts. */
export function BedsGauge({
  service: { availableBeds, totalBeds, bedsUpdatedAt },
  detail,
  now,
}: {
  service: PublicService;
  detail: ServicePageWords["detail"];
  now: number;
}) {
  const { words } = useVisit();
  if (availableBeds === null || totalBeds === null) return null;
  const countedAt = bedsUpdatedAt === null ? null : Date.parse(bedsUpdatedAt);
  const isOld = isOldCount(countedAt, now);
  const isFull = availableBeds === 0;
  const told = countedAt === null ? [] : [detail.told(ago(words.services, countedAt, now))];
  const callFirst = isFull || isOld ? [words.services.callFirst] : [];
  return (
    <section className={styles.beds} aria-label={detail.bedsTitle}>
      <p className={isFull ? styles.none : isOld ? styles.old : styles.number}>{availableBeds}</p>
      <div className={styles.side}>
        <svg className={styles.bar} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width="100" height="2" />
          <rect
            className={isOld ? styles.oldPart : styles.part}
            width={(100 * availableBeds) / totalBeds}
            height="2"
          />
        </svg>
        <p className={styles.text}>
          {[isFull ? detail.bedsFull(totalBeds) : detail.bedsFree(totalBeds), ...told, ...callFirst].join(
            " · ",
          )}
        </p>
      </div>
    </section>
  );
}
