import { dangerPanel as en } from "#domain/words/en/danger-panel.ts";
import { kiosk as kioskEn } from "#domain/words/en/kiosk.ts";
import { dangerPanel as es } from "#domain/words/es/danger-panel.ts";
import { kiosk as kioskEs } from "#domain/words/es/kiosk.ts";
import type { Language } from "#domain/words/language.ts";
import { wordsIn } from "#domain/words/words-in.ts";
import { EXIT_PATH } from "../../base/pages/special-paths.ts";
import styles from "./StartOver.module.css";

const WORDS = { en, es };
const KIOSK_WORDS = { en: kioskEn, es: kioskEs };

/** Says how to start over on a screen that many people share; hidden elsewhere. */
export function StartOver({ language }: { language: Language }) {
  const [before, after] = wordsIn("dangerPanel", language, WORDS).startOver;
  return (
    <p className={styles.shared}>
      {before}
      <a href={EXIT_PATH} rel="nofollow" data-exit="" className={styles.exit}>
        {wordsIn("kiosk", language, KIOSK_WORDS).start}
      </a>
      {after}
    </p>
  );
}
