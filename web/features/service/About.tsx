import type { PublicService } from "#domain/services/public-service.ts";
import { restOfText } from "#domain/services/rest-of-text.ts";
import { useVisit } from "../../visit/visit.tsx";
import { inLanguage } from "../home/card.ts";
import type { ServicePageWords } from "./detail-words.ts";
import { Mark } from "./Mark.tsx";
import styles from "./ServicePage.module.css";

type Detail = ServicePageWords["detail"];

/** What it does, and what its source says besides: nothing is said twice. */
export function About({ service, detail }: { service: PublicService; detail: Detail }) {
  const { language } = useVisit();
  const about = inLanguage(language, service.description, service.descriptionEs, service.descriptionEsState);
  const text = about.text ?? "";
  const source = service.sourceDescription ?? "";
  if (text === "" && source === "") return null;
  const rest = restOfText(source, text);
  const more = rest ?? source;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.about}</h2>
      {text !== "" && (
        <p className={styles.text} lang={about.mark === "english" ? "en" : undefined}>
          {text}
        </p>
      )}
      <Mark mark={about.mark} />
      {more !== "" && (
        <details className={styles.source} open={text === ""}>
          <summary>{rest === null ? detail.wholeText : detail.restOfText}</summary>
          <p className={styles.text} lang="en">
            {more}
          </p>
        </details>
      )}
    </section>
  );
}
