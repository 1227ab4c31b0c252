import { useEffect, useState, useSyncExternalStore } from "react";
import { offline as en } from "#domain/words/en/offline.ts";
import { offline as es } from "#domain/words/es/offline.ts";
import { useApp } from "../app-context/app-context.tsx";
import { instantText } from "../app-context/instant-text.ts";
import { cachedFrom, newVersion, subscribeToNotices } from "../browser/offline-status.ts";
import { queuedCountsOwner } from "../browser/queued-bed-counts.ts";
import buttons from "../ui/buttons.module.css";
import styles from "./Shell.module.css";

/**
 * One calm line: that there is no network, and from when what is shown is; or that a new version waits. The pages' own
 * failures say what did not come.
 */
export function OfflineBanner() {
  const { language, now, words, viewer, showToast } = useApp();
  const said = { en, es }[language];
  const { isOnline, isBack } = useNetwork();
  useEffect(() => {
    // A page that the phone kept knows nobody, and somebody may have counted beds on it.
    if (!isBack || viewer !== null || queuedCountsOwner() === null) return;
    import("../features/beds/send-from-offline-page.ts")
      .then(({ sendFromOfflinePage }) => sendFromOfflinePage(language, showToast))
      // They go on waiting.
      .catch(() => {});
  }, [isBack, viewer, language, showToast]);
  const kept = useSyncExternalStore(subscribeToNotices, cachedFrom);
  const takeOver = useSyncExternalStore(subscribeToNotices, newVersion);
  const time = kept === null ? "" : instantText(kept.at, now, language);
  const area = kept?.area ?? null;
  const asOf = area === null ? said.asOfSeen(time) : said.asOfArea(time, Number(area));
  const offline = isOnline ? "" : words.shell.networkError;
  const text = kept === null ? offline : asOf;
  return (
    <>
      <div role="status" className={text === "" ? "visually-hidden" : styles.offline}>
        {text}
      </div>
      {kept !== null && isBack && <Press text={said.networkBack} onClick={() => location.reload()} />}
      {takeOver !== null && text === "" && <Press text={said.newVersion} onClick={takeOver} />}
    </>
  );
}

function Press({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <div className={styles.offline}>
      <button type="button" className={buttons.outlined} onClick={onClick}>
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
