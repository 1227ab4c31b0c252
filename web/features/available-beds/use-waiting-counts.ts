import { useEffect } from "react";
import { markWaited, readWaitingCounts } from "../../browser/waiting-bed-counts.ts";
import { useVisit } from "../../visit/visit.tsx";

/**
 * Bed counts that wait are sent on whatever page whoever counted is, once there is a network; the counters' own page
 * sends them itself.
 */
export function useWaitingCounts(userId: string, isCountersPage: boolean): void {
  const { language, tell } = useVisit();
  useEffect(() => {
    if (isCountersPage || userId === "") return;
    const send = async () => {
      const left = readWaitingCounts(userId);
      if (left.length === 0) return;
      for (const count of left) markWaited(userId, count);
      const { sendWaitingCounts } = await import("./send-waiting-counts.ts");
      await sendWaitingCounts(userId, language, tell);
    };
    // Without a network the code for it may not come either.
    const quietly = () => void send().catch(() => {});
    quietly();
    addEventListener("online", quietly);
    return () => removeEventListener("online", quietly);
  }, [userId, isCountersPage, language, tell]);
}
