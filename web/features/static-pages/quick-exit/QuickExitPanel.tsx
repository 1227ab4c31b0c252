import { useEffect, useId, useState } from "react";
import { wordsIn } from "#words/base/words-in.ts";
import { quickExit as en } from "#words/compiled/en/static-pages/quick-exit.ts";
import { quickExit as es } from "#words/compiled/es/static-pages/quick-exit.ts";
import { useApp } from "../../../base/app-context/app-context.tsx";
import {
  readEscapeKeys,
  readExitChoice,
  writeEscapeKeys,
  writeExitChoice,
} from "../../../base/browser/exit-choice.ts";
import { EXIT_PATH } from "../../../base/pages/special-paths.ts";
import buttons from "../../../base/ui/buttons.module.css";
import { Panel } from "../../../base/ui/Panel.tsx";
import styles from "./QuickExitPanel.module.css";

/** Explains the exit, offers two choices about it, and says honestly what it cannot do. */
export function QuickExitPanel() {
  const { language, isHydrated } = useApp();
  const words = wordsIn("quickExit", language, { en, es });
  const [clearsAll, setClearsAll] = useState(false);
  const [hasKeys, setHasKeys] = useState(true);
  const hintId = useId();
  useEffect(() => {
    setClearsAll(readExitChoice());
    setHasKeys(readEscapeKeys());
  }, []);
  return (
    <Panel name="exit" title={words.title} side="bottom">
      <div className={styles.text}>
        <p>{words.how}</p>
        <p>{words.clearedData}</p>
        <p>{words.keptData}</p>
        <p className={styles.heading}>{words.anotherPhone}</p>
        {isHydrated && (
          <>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={clearsAll}
                onChange={(event) => {
                  setClearsAll(event.target.checked);
                  writeExitChoice(event.target.checked);
                }}
              />
              {words.clearAll}
            </label>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={hasKeys}
                aria-describedby={hintId}
                onChange={(event) => {
                  setHasKeys(event.target.checked);
                  writeEscapeKeys(event.target.checked);
                }}
              />
              {words.keys}
            </label>
            <p id={hintId}>{words.keysHint}</p>
          </>
        )}
        <h3 className={styles.heading}>{words.limitationsTitle}</h3>
        <ul className={styles.list}>
          {words.limitations.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <a href={EXIT_PATH} className={buttons.primary} rel="nofollow" data-exit="">
          {words.leave}
        </a>
      </div>
    </Panel>
  );
}
