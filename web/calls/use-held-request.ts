import { useCallback, useEffect, useRef, useState } from "react";
import { UNDO_MS } from "#domain/contract/limits.ts";
import { useApp } from "../app-context/app-context.tsx";
import { hasExited } from "../browser/has-exited.ts";
import { removeUnanswered, storeUnanswered, takeUnanswered } from "../browser/unanswered-requests.ts";

/**
 * A request that can be undone: it is sent after ten seconds, with the next one, or when the person leaves, opens the
 * menu or goes to another tab, whichever comes first. The quick exit ends the session, which the request could not
 * outrun: it cancels the request. What was sent while leaving and not answered is sent again when
 * the person returns in this tab, so `send` must do no harm the second time.
 *
 * @param name of its place in the session storage; one for each kind of request
 * @param send sends it in a request that outlives the page; `Request` is plain JSON
 * @param onOutcome reports what became of it; `isRepeated`: it was sent again after a return. The page may have been left
 */
export function useHeldRequest<Request, Outcome>(
  name: string,
  send: (request: Request) => Promise<Outcome>,
  onOutcome: (outcome: Outcome, request: Request, isRepeated: boolean) => void,
) {
  const { viewer, panel } = useApp();
  /** Held, or sent and not answered. */
  const [pending, setPending] = useState<readonly Request[]>([]);
  const held = useRef<{ request: Request; timer: number } | null>(null);
  const latest = useRef({ send, onOutcome, by: viewer?.id ?? "" });
  latest.current = { send, onOutcome, by: viewer?.id ?? "" };

  const release = useCallback(
    (request: Request) => setPending((known) => known.filter((one) => one !== request)),
    [],
  );
  const sendStored = useCallback(
    async (request: Request) => {
      const { by } = latest.current;
      const id = storeUnanswered(name, by, request);
      const outcome = await latest.current.send(request);
      removeUnanswered(name, id);
      return outcome;
    },
    [name],
  );
  /** No longer held; null where nothing was. */
  const take = useCallback((): Request | null => {
    if (held.current === null) return null;
    const { request, timer } = held.current;
    clearTimeout(timer);
    held.current = null;
    return request;
  }, []);
  const sendNow = useCallback(async () => {
    const request = take();
    if (request === null || hasExited()) return;
    const outcome = await sendStored(request);
    release(request);
    latest.current.onOutcome(outcome, request, false);
  }, [sendStored, release, take]);
  const hold = useCallback(
    (request: Request) => {
      void sendNow();
      held.current = { request, timer: window.setTimeout(() => void sendNow(), UNDO_MS) };
      setPending((known) => [...known, request]);
    },
    [sendNow],
  );
  /** Returns what is no longer held; null where it was too late. */
  const undo = useCallback((): Request | null => {
    const request = take();
    if (request !== null) release(request);
    return request;
  }, [release, take]);

  useEffect(() => {
    const onLeave = () => void sendNow();
    const onHidden = () => document.visibilityState === "hidden" && onLeave();
    window.addEventListener("pagehide", onLeave);
    document.addEventListener("visibilitychange", onHidden);
    return () => {
      window.removeEventListener("pagehide", onLeave);
      document.removeEventListener("visibilitychange", onHidden);
      onLeave();
    };
  }, [sendNow]);
  // From the menu one signs out, after which nothing can be sent.
  useEffect(() => {
    if (panel === "menu") void sendNow();
  }, [panel, sendNow]);
  useEffect(() => {
    for (const request of takeUnanswered<Request>(name, latest.current.by)) {
      void sendStored(request).then((outcome) => latest.current.onOutcome(outcome, request, true));
    }
  }, [name, sendStored]);
  return { pending, hold, undo, sendNow };
}
