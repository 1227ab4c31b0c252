import { useEffect, useRef, useState } from "react";
import { watchCalls } from "../calls/call-api.ts";

/**
 * Tracks whether calls sent since `begin` are still unanswered: where the page in view searches by a call, that is its
 * reply.
 */
export function useAwaitedCalls(): { isAwaiting: boolean; begin: () => void } {
  const isBegun = useRef(false);
  const [awaited, setAwaited] = useState(0);
  useEffect(() => {
    let count = 0;
    watchCalls((by) => {
      // Calls that were sent before are ignored.
      if (by === 1 ? !isBegun.current : count === 0) return;
      count += by;
      setAwaited(count);
      if (count === 0) isBegun.current = false;
    });
    return () => watchCalls(null);
  }, []);
  const begin = () => {
    isBegun.current = true;
  };
  return { isAwaiting: awaited > 0, begin };
}
