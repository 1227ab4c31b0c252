import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { Status } from "../../base/ui/Status.tsx";
import type { ShownCaution } from "./intake-view.ts";
import styles from "./ServicePage.module.css";
import { hasOldHours } from "./source-age.ts";

/** Says whether the service is open now, and how reliable that is. */
export function ServiceStatus({
  service,
  caution,
  detail,
  now,
  isStale,
}: {
  service: PublicService;
  caution: ShownCaution | undefined;
  detail: ServicePageTexts["detail"];
  now: number;
  /** The status that came is no longer true. */
  isStale: boolean;
}) {
  const { words } = useApp();
  if (service.closeSchedules.some(({ type }) => type === "PERMANENTLY_CLOSED"))
    return <p className={styles.stale}>{detail.permanentlyClosed}</p>;
  if (isStale) return <Status state="NONE" text={words.services.statusUnknown} big />;
  const { state, text, dated } = service.openStatus;
  return (
    <>
      <Status
        state={caution?.isClosed ? "CONTACT" : state}
        text={dated ?? (text || words.services.hoursUnknown)}
        big
      />
      {caution && <p className={styles.caution}>{caution.text}</p>}
      {(state === "OPEN" || state === "CLOSED") && hasOldHours(service, now) && (
        <p className={styles.oldHours}>{detail.oldHours}</p>
      )}
    </>
  );
}
