import { useApp } from "../../app-context/app-context.tsx";
import styles from "./ServicePage.module.css";

/** English shown to Spanish readers, or a machine's Spanish (rule translation 12). */
export function TranslationNote({ mark }: { mark: "english" | "machine" | null }) {
  const { services } = useApp().words;
  if (mark === null) return null;
  return (
    <span className={styles.translationNote}>
      {mark === "english" ? services.inEnglish : services.machineTranslation}
    </span>
  );
}
