import { useApp } from "../../app-context/app-context.tsx";
import type { ShownText } from "../home/card.ts";
import styles from "./ServicePage.module.css";

/** English shown to readers of another language, or a machine's text, with its original (rules translation 12 and 17). */
export function TranslationNote({ mark, english }: ShownText) {
  const { services } = useApp().words;
  if (mark === null) return null;
  const isMachine = mark === "machine";
  return (
    <>
      <span className={styles.translationNote}>
        {isMachine ? services.machineTranslation : services.inEnglish}
      </span>
      {isMachine && english && (
        <>
          {" "}
          <q className={styles.text} lang="en">
            {english}
          </q>
        </>
      )}
    </>
  );
}
