import type { Language } from "#domain/base/languages/language.ts";
import { wordsIn } from "#words/base/words-in.ts";
import { dangerPanel as en } from "#words/compiled/en/danger/danger-panel.ts";
import { kiosk as kioskEn } from "#words/compiled/en/offline/kiosk.ts";
import { dangerPanel as es } from "#words/compiled/es/danger/danger-panel.ts";
import { kiosk as kioskEs } from "#words/compiled/es/offline/kiosk.ts";
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
