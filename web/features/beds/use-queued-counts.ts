import { useEffect } from "react";
import { useApp } from "../../app-context/app-context.tsx";
import { markDelayed, readQueuedCounts } from "../../browser/queued-bed-counts.ts";

/**
 * Bed counts that wait are sent on whatever page whoever counted is, once there is a network; the counters' own page
 * sends them itself.
 */
export function useQueuedCounts(userId: string, isCountersPage: boolean): void {
  const { language, showToast } = useApp();
  useEffect(() => {
    if (isCountersPage || userId === "") return;
    const send = async () => {
      const queued = readQueuedCounts(userId);
      if (queued.length === 0) return;
      for (const count of queued) markDelayed(userId, count);
      const { sendQueuedCounts } = await import("./send-queued-counts.ts");
      await sendQueuedCounts(userId, language, showToast);
    };
    // Without a network the code for it may not come either.
    const quietly = () => void send().catch(() => {});
    quietly();
    addEventListener("online", quietly);
    return () => removeEventListener("online", quietly);
  }, [userId, isCountersPage, language, showToast]);
}
