import { useCallback, useEffect, useRef, useState } from "react";
import { acquireDraftLock, isDraftStored } from "../browser/draft-lock.ts";

export interface DraftLock {
  /** Whether this tab owns the stored draft; null until the browser has answered. */
  isOwner: boolean | null;
  /** Asks again, for a tab that is not the owner: the other tab may have been closed. */
  takeOver(): void;
}

/**
 * Among the tabs that have the same form open, one owns its stored draft, until its form or its page closes.
 *
 * @param key of the draft in the local storage
 */
export function useDraftLock(key: string): DraftLock {
  const [isOwner, setOwner] = useState<boolean | null>(null);
  const request = useRef<((isTakeover: boolean) => void) | null>(null);
  useEffect(() => {
    let release: (() => void) | null = null;
    let isRequesting = false;
    let isClosed = false;
    request.current = (isTakeover) => {
      if (isRequesting || release !== null) return;
      isRequesting = true;
      void acquireDraftLock(key).then((acquired) => {
        isRequesting = false;
        // The next form restores what a closed tab left unsent; this form would overwrite it.
        if (isClosed || (isTakeover && isDraftStored(key))) return acquired?.();
        release = acquired;
        setOwner(acquired !== null);
      });
    };
    request.current(false);
    return () => {
      isClosed = true;
      release?.();
    };
  }, [key]);
  const takeOver = useCallback(() => request.current?.(true), []);
  return { isOwner, takeOver };
}
