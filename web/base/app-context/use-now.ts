import { useEffect, useState } from "react";
import { onCorrection, serverNow } from "../browser/server-clock.ts";
import { useApp } from "./app-context.tsx";

/** The server's time in epoch milliseconds, updated every half minute; at first when the page was rendered. */
export function useNow(): number {
  const { now, isHydrated } = useApp();
  const [current, setCurrent] = useState(now);
  useEffect(() => {
    if (!isHydrated) return;
    const update = () => setCurrent(serverNow());
    update();
    const stop = onCorrection(update);
    const timer = setInterval(update, 30_000);
    return () => {
      clearInterval(timer);
      stop();
    };
  }, [isHydrated]);
  return current;
}
