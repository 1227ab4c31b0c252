import { useEffect, useState, useSyncExternalStore } from "react";
import { offline as en } from "#domain/words/en/offline.ts";
import { offline as es } from "#domain/words/es/offline.ts";
import { keptFrom, newVersion, watchNotices } from "../browser/offline-notice.ts";
import { whoCounted } from "../browser/waiting-bed-counts.ts";
import press from "../ui/press.module.css";
import { momentText } from "../visit/moment-text.ts";
import { useVisit } from "../visit/visit.tsx";
import styles from "./Shell.module.css";

/**
 * One calm line: that there is no network, and from when what is shown is; or that a new version waits. The pages' own
 * failures say what did not come.
 */
export function OfflineLine() {
  const { language, now, words, viewer, tell } = useVisit();
  const said = { en, es }[language];
  const { isOnline, isBack } = useNetwork();
  useEffect(() => {
    // A page that the phone kept knows nobody, and somebody may have counted beds on it.
    if (!isBack || viewer !== null || whoCounted() === null) return;
    import("../features/available-beds/send-as-kept.ts")
      .then(({ sendAsKept }) => sendAsKept(language, tell))
      // They go on waiting.
      .catch(() => {});
  }, [isBack, viewer, language, tell]);
  const kept = useSyncExternalStore(watchNotices, keptFrom);
  const takeOver = useSyncExternalStore(watchNotices, newVersion);
  const time = kept === null ? "" : momentText(kept.at, now, language);
  const area = kept?.area ?? null;
  const asOf = area === null ? said.asOfSeen(time) : said.asOfArea(time, Number(area));
  const offline = isOnline ? "" : words.shell.networkError;
  const text = kept === null ? offline : asOf;
  return (
    <>
      <div role="status" className={text === "" ? "hear" : styles.offline}>
        {text}
      </div>
      {kept !== null && isBack && <Press text={said.networkBack} onPress={() => location.reload()} />}
      {takeOver !== null && text === "" && <Press text={said.newVersion} onPress={takeOver} />}
    </>
  );
}

function Press({ text, onPress }: { text: string; onPress: () => void }) {
  return (
    <div className={styles.offline}>
      <button type="button" className={press.press} onClick={onPress}>
        {text}
      </button>
    </div>
  );
}

/** `isBack`: there was none while this page was shown, and now there is one. */
function useNetwork(): { isOnline: boolean; isBack: boolean } {
  const [network, setNetwork] = useState(() => ({ isOnline: navigator.onLine, isBack: false }));
  useEffect(() => {
    const update = ({ type }: Event) =>
      setNetwork({ isOnline: type === "online", isBack: type === "online" });
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);
  return network;
}
