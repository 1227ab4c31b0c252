import { useApp } from "../../base/app-context/app-context.tsx";
import type { ShownText } from "../../base/service-card/card.ts";
import styles from "./ServicePage.module.css";

/**
 * Shows that a text is English for readers of another language, or a machine's, with its original (rules translation 12
 * and 17): each in its own paragraph, or they would be read as one run.
 */
export function TranslationNote({ mark, english }: ShownText) {
  const { services } = useApp().words;
  if (mark === null) return null;
  const isMachine = mark === "machine";
  return (
    <>
      <p className={styles.translationNote}>{isMachine ? services.machineTranslation : services.inEnglish}</p>
      {isMachine && english && (
        <p className={styles.text}>
          <span className={styles.translationNote}>{services.original}: </span>
          <q lang="en">{english}</q>
        </p>
      )}
    </>
  );
}
