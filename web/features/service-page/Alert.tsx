import type { PublicService } from "#domain/services/public-service.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import { Icon } from "../../base/ui/Icon.tsx";
import { localDateTime } from "./local-date-time.ts";
import styles from "./ServicePage.module.css";

/** 11:59 PM: the end of a day, which needs no time. */
const LAST_MINUTE = 23 * 60 + 59;

/** The service's current alert, and until when it holds, by the service's own clock. */
export function Alert({ service, detail }: { service: PublicService; detail: ServicePageTexts["detail"] }) {
  const { language, words } = useApp();
  const { isCriticalHeader, criticalDescription, criticalDescriptionEs, criticalExpiredAt, timeZone } =
    service;
  if (!isCriticalHeader || criticalDescription === null) return null;
  const text = language === "es" ? criticalDescriptionEs : null;
  const lang = language === "en" || text !== null ? undefined : "en";
  const end = criticalExpiredAt === null ? null : localDateTime(criticalExpiredAt, timeZone);
  return (
    <p className={styles.alert}>
      <Icon name="alert" />
      <span>
        <span lang={lang}>{text ?? criticalDescription}</span> {lang && <i>{words.services.inEnglish} </i>}
        {end !== null && (
          <span className={styles.until}>
            {detail.alertUntil(end, end.minute === LAST_MINUTE ? null : end.minute)}
          </span>
        )}
      </span>
    </p>
  );
}
