import type { PublicService } from "#domain/services/public-service.ts";
import { useVisit } from "../../visit/visit.tsx";
import { inLanguage } from "../home/card.ts";
import type { ServicePageWords } from "./detail-words.ts";
import { Mark } from "./Mark.tsx";
import styles from "./ServicePage.module.css";

type Detail = ServicePageWords["detail"];

/** What it does, and the whole text of its source where that is longer. */
export function About({ service, detail }: { service: PublicService; detail: Detail }) {
  const { language } = useVisit();
  const about = inLanguage(language, service.description, service.descriptionEs, service.descriptionEsState);
  if ((about.text ?? "") === "") return null;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.about}</h2>
      <p className={styles.text} lang={about.mark === "english" ? "en" : undefined}>
        {about.text}
      </p>
      <Mark mark={about.mark} />
      {service.sourceDescription !== null && (
        <details className={styles.source}>
          <summary>{detail.wholeText}</summary>
          <p className={styles.text} lang="en">
            {service.sourceDescription}
          </p>
        </details>
      )}
    </section>
  );
}
