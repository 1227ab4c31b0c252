import { useVisit } from "../../visit/visit.tsx";
import styles from "./ServicePage.module.css";

/** English shown to Spanish readers, or a machine's Spanish (rule translation 12). */
export function Mark({ mark }: { mark: "english" | "machine" | null }) {
  const { services } = useVisit().words;
  if (mark === null) return null;
  return (
    <span className={styles.mark}>
      {mark === "english" ? services.inEnglish : services.machineTranslation}
    </span>
  );
}
