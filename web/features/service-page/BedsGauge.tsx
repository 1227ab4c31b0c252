import { audienceOfBeds } from "#domain/beds/audience-of-beds.ts";
import { isStaleCount } from "#domain/beds/stale-count.ts";
import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { ago } from "../../base/service-card/ago.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import styles from "./BedsGauge.module.css";

/** How many beds are free, of how many, for whom, and how old that number is. Nothing where no one counts. */
export function BedsGauge({
  service: { availableBeds, totalBeds, bedsUpdatedAt, beds },
  detail,
  now,
}: {
  service: PublicService;
  detail: ServicePageTexts["detail"];
  now: number;
}) {
  const { words } = useApp();
  if (availableBeds === null || totalBeds === null) return null;
  const countedAt = bedsUpdatedAt === null ? null : Date.parse(bedsUpdatedAt);
  const isStale = isStaleCount(countedAt, now);
  const isFull = availableBeds === 0;
  const age = countedAt === null ? [] : [detail.countedAgo(ago(words.services, countedAt, now))];
  const callFirst = isFull || isStale ? [words.services.callFirst] : [];
  return (
    <section className={styles.beds} aria-label={detail.bedsTitle}>
      <p className={isFull ? styles.none : isStale ? styles.stale : styles.number}>{availableBeds}</p>
      <div className={styles.details}>
        <svg className={styles.gauge} viewBox="0 0 100 2" preserveAspectRatio="none" aria-hidden="true">
          <rect className={styles.track} width="100" height="2" />
          <rect
            className={isStale ? styles.staleBar : styles.bar}
            width={(100 * availableBeds) / totalBeds}
            height="2"
          />
        </svg>
        <p className={styles.text}>
          {[
            isFull ? detail.bedsFull(totalBeds) : detail.bedsFree(totalBeds, availableBeds),
            ...age,
            ...callFirst,
          ].join(" · ")}
        </p>
        {beds.map(({ for: whom, free, total }) => (
          <p key={whom} className={styles.text}>
            {`${words.services.categories[audienceOfBeds(whom)]}: ${
              free === null
                ? words.services.callFirst
                : `${free} ${detail.bedsFree(total ?? totalBeds, free)}`
            }`}
          </p>
        ))}
      </div>
    </section>
  );
}
