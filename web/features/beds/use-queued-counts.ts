import { useEffect } from "react";
import { useApp } from "../../base/app-context/app-context.tsx";
import { markDelayed, readQueuedCounts } from "../../base/browser/queued-bed-counts.ts";

/** Retry interval in milliseconds: a network or server that is back does not always announce it. */
export const RETRY_MS = 15_000;

/**
 * Sends waiting bed counts from any page that the person who counted is on, and tries again until the server has them;
 * the counters' own page sends them itself.
 */
export function useQueuedCounts(userId: string, isCountersPage: boolean): void {
  const { language, showToast } = useApp();
  useEffect(() => {
    if (isCountersPage || userId === "") return;
    // The person was asked to sign in again and did not; do not ask every few seconds.
    let isSignedOut = false;
    let isUnderWay = false;
    const send = async () => {
      const queued = readQueuedCounts(userId);
      if (queued.length === 0) return;
      for (const count of queued) markDelayed(userId, count);
      const { sendQueuedCounts } = await import("./send-queued-counts.ts");
      isSignedOut = await sendQueuedCounts(userId, language, showToast);
    };
    // Without a network the code may fail to load too.
    const quietly = () => {
      isUnderWay = true;
      void send()
        .catch(() => {})
        .finally(() => {
          isUnderWay = false;
        });
    };
    quietly();
    const timer = setInterval(() => !isSignedOut && !isUnderWay && quietly(), RETRY_MS);
    addEventListener("online", quietly);
    return () => {
      clearInterval(timer);
      removeEventListener("online", quietly);
    };
  }, [userId, isCountersPage, language, showToast]);
}
