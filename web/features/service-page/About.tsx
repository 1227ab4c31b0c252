import type { PublicService } from "#domain/services/public-service.ts";
import { remainingText } from "#domain/services/remaining-text.ts";
import { useApp } from "../../base/app-context/app-context.tsx";
import { inLanguage } from "../../base/service-card/card.ts";
import type { ServicePageTexts } from "../../base/service-card/service-page-words.ts";
import styles from "./ServicePage.module.css";
import { TranslationNote } from "./TranslationNote.tsx";

type Detail = ServicePageTexts["detail"];

/** Description, and whatever its source adds; nothing is said twice. */
export function About({ service, detail }: { service: PublicService; detail: Detail }) {
  const { language } = useApp();
  const about = inLanguage(language, service, "description");
  const text = about.text ?? "";
  const source = service.sourceDescription ?? "";
  if (text === "" && source === "") return null;
  const rest = remainingText(source, text);
  const more = rest ?? source;
  return (
    <section className={styles.section}>
      <h2 className={styles.heading}>{detail.about}</h2>
      {text !== "" && (
        <p className={styles.text} lang={about.mark === "english" ? "en" : undefined}>
          {text}
        </p>
      )}
      <TranslationNote {...about} />
      {more !== "" && (
        <details className={styles.source} open={text === ""}>
          <summary>{rest === null ? detail.wholeText : detail.restOfText}</summary>
          <p className={styles.text} lang="en">
            {more}
          </p>
        </details>
      )}
      {/* Paper has nothing to open, and few browsers print what is closed. A protected listing's sheet is short. */}
      {more !== "" && service.isProtected !== true && (
        <p className={styles.onPaper} lang="en">
          {more}
        </p>
      )}
    </section>
  );
}
