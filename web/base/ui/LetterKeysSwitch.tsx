import { useLetterKeys, writeLetterKeys } from "../browser/letter-keys.ts";
import styles from "./Keys.module.css";

/** Switches the keys of single letters off and on, on this device (WCAG 2.1.4). */
export function LetterKeysSwitch({ text }: { text: string }) {
  const areOn = useLetterKeys();
  return (
    <label className={styles.switch}>
      <input type="checkbox" checked={areOn} onChange={({ target }) => writeLetterKeys(target.checked)} />
      {text}
    </label>
  );
}
