import { useEffect, useState, useSyncExternalStore } from "react";
import { wordsIn } from "#words/base/words-in.ts";
import { offlineBanner as en } from "#words/compiled/en/offline/offline-banner.ts";
import { offlineBanner as es } from "#words/compiled/es/offline/offline-banner.ts";
import { useApp } from "../app-context/app-context.tsx";
import { instantText } from "../app-context/instant-text.ts";
import { BED_COUNTS } from "../browser/bed-counts-item.ts";
import { deviceItem } from "../browser/device-storage.ts";
import { cachedFrom, newVersion, subscribeToNotices } from "../browser/offline-status.ts";
import buttons from "../ui/buttons.module.css";
import styles from "./OfflineBanner.module.css";

/**
 * One calm line: that there is no network or no server, and from when what is shown is; or that a new version waits.
 * The pages' own failures say what did not come.
 */
export function OfflineBanner() {
  const { language, now, words, viewer, showToast } = useApp();
  const texts = wordsIn("offlineBanner", language, { en, es });
  const { isOnline, isReconnected } = useNetwork();
  useEffect(() => {
    // A page from the cache has no viewer, but someone may have counted beds on it.
    if (!isReconnected || viewer !== null || deviceItem(BED_COUNTS) === null) return;
    import("../../features/beds/send-from-offline-page.ts")
      .then(({ sendFromOfflinePage }) => sendFromOfflinePage(language, showToast))
      // The counts keep waiting.
      .catch(() => {});
  }, [isReconnected, viewer, language, showToast]);
  const cached = useSyncExternalStore(subscribeToNotices, cachedFrom);
  const takeOver = useSyncExternalStore(subscribeToNotices, newVersion);
  const time = cached === null ? "" : instantText(cached.at, now, language);
  const area = cached?.area ?? null;
  const why = cached?.isServerDown === true ? texts.serverDown : texts.offline;
  const cachedText = area === null ? texts.asOfSeen(why, time) : texts.asOfArea(why, time, Number(area));
  const offline = isOnline ? "" : words.shell.networkError;
  const text = cached === null ? offline : cachedText;
  return (
    <>
      <div role="status" className={text === "" ? "visually-hidden" : styles.offline}>
        {text}
      </div>
      {cached !== null && isReconnected && (
        <BannerButton text={texts.networkBack} onClick={() => location.reload()} />
      )}
      {takeOver !== null && text === "" && <BannerButton text={texts.newVersion} onClick={takeOver} />}
    </>
  );
}

function BannerButton({ text, onClick }: { text: string; onClick: () => void }) {
  return (
    <div className={styles.offline}>
      <button type="button" className={buttons.outlined} onClick={onClick}>
        {text}
      </button>
    </div>
  );
}

const RECONNECTED = { isOnline: true, isReconnected: true };

/** `isReconnected`: there was none while this page was shown, and now there is one. */
function useNetwork(): { isOnline: boolean; isReconnected: boolean } {
  const [network, setNetwork] = useState(() => ({ isOnline: navigator.onLine, isReconnected: false }));
  useEffect(() => {
    const update = ({ type }: Event) =>
      setNetwork({ isOnline: type === "online", isReconnected: type === "online" });
    window.addEventListener("online", update);
    window.addEventListener("offline", update);
    // The network may have come back between the first rendering and now.
    setNetwork((known) => (!known.isOnline && navigator.onLine ? RECONNECTED : known));
    return () => {
      window.removeEventListener("online", update);
      window.removeEventListener("offline", update);
    };
  }, []);
  return network;
}
