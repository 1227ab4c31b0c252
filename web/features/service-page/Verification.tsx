import type { PublicService } from "#domain/services/public-service.ts";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./ServicePage.module.css";
import type { ServicePageTexts } from "./service-page-words.ts";

type Detail = ServicePageTexts["detail"];

/** How much the page can be trusted: who confirmed it and when, and when it was last changed. */
export function Verification({ service, detail }: { service: PublicService; detail: Detail }) {
  const { verifiedAt, verifiedBy, updatedAt, timeZone } = service;
  const checked = verifiedAt === null ? null : dateIn(verifiedAt, timeZone, detail);
  return (
    <section className={styles.verification}>
      <Icon
        name={checked === null ? "alert" : "check"}
        className={checked === null ? styles.caution : styles.yes}
      />
      <div>
        <p>
          {checked === null
            ? detail.neverChecked
            : verifiedBy === null
              ? detail.checkedOn(checked)
              : detail.checked(verifiedBy, checked)}
        </p>
        <p>{detail.updated(dateIn(updatedAt, timeZone, detail))}</p>
      </div>
    </section>
  );
}

/** "MMMM DD, YYYY" (rule service-page 3), from an ISO instant, as the service's own calendar shows it. */
function dateIn(iso: string, timeZone: string, detail: Detail): string {
  const parts = new Intl.DateTimeFormat("en", {
    timeZone,
    year: "numeric",
    month: "numeric",
    day: "numeric",
  }).formatToParts(new Date(iso));
  const of = (type: string) => Number(parts.find((part) => part.type === type)?.value ?? 1);
  return detail.date(detail.months[of("month") - 1] ?? "", of("day"), of("year"));
}
