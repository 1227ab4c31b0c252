import { OncePerMinute } from "#server/base/load/once-per-minute.ts";
import type { LoadReason } from "./load-limit.ts";
import type { RequestLog } from "./log.ts";

/**
 * Logs that visitors are refused because of load: right away, and then once a minute for each reason, with their number
 * since the previous line (rule overload 7).
 *
 * @param now epoch milliseconds
 */
export function overloadLog(log: Pick<RequestLog, "error">, now: () => number): (reason: LoadReason) => void {
  const lines = new OncePerMinute();
  const counts = new Map<LoadReason, number>();
  return (reason) => {
    const [at, refused] = [now(), (counts.get(reason) ?? 0) + 1];
    const isDue = lines.isDue(reason, at);
    counts.set(reason, isDue ? 0 : refused);
    if (isDue) log.error({ at, overload: reason, refused });
  };
}
