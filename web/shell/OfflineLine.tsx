import { useEffect, useState, useSyncExternalStore } from "react";
import { keptFrom, watchKeptFrom } from "../browser/kept-from.ts";
import { newVersion, watchVersion } from "../browser/new-version.ts";
import press from "../ui/press.module.css";
import { momentText } from "../visit/moment-text.ts";
import { useVisit } from "../visit/visit.tsx";
import styles from "./Shell.module.css";

/**
 * One calm line: that there is no network, and from when what is shown is; or that a new version waits. The pages' own
 * failures say what did not come.
 */
export function OfflineLine() {
  const { language, now } = useVisit();
  const { shell } = useVisit().words;
  const isOnline = useIsOnline();
  const kept = useSyncExternalStore(watchKeptFrom, keptFrom);
  const takeOver = useSyncExternalStore(watchVersion, newVersion);
  const time = kept === null ? "" : momentText(kept.at, now, language);
  const asOf = kept?.isArea === true ? shell.asOf(time) : shell.asOfSeen(time);
  const offline = isOnline ? "" : shell.networkError;
  const text = kept === null ? offline : asOf;
  return (
    <>
      <div role="status" className={text === "" ? "hear" : styles.offline}>
        {text}
      </div>
      {takeOver !== null && text === "" && (
        <div className={styles.offline}>
          <button type="button" className={press.press} onClick={takeOver}>
            {shell.newVersion}
          </button>
        </div>
      )}
    </>
  );
}

function useIsOnline(): boolean {
  const [isOnline, setOnline] = useState(() => navigator.onLine);
  useEffect(() => {
    const update = () => setOnline(navigator.onLine);
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);
  return isOnline;
}
