import { callLink } from "#domain/base/phone/call-link.ts";
import { DOMESTIC_VIOLENCE_HOTLINE } from "#domain/contacts/crisis-lines/domestic-violence-hotline.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import styles from "./ServicePage.module.css";

/** The first line of a protected listing's page. */
export function Safety({ detail }: { detail: ServicePageTexts["detail"] }) {
  return (
    <p className={`${styles.alert} ${styles.safety}`}>
      <span>
        <a href={callLink(DOMESTIC_VIOLENCE_HOTLINE, null)}>{DOMESTIC_VIOLENCE_HOTLINE}</a>:{" "}
        <span className={styles.safetyLine}>{detail.safetyLine} </span>
        {detail.safety}
      </span>
    </p>
  );
}
