import type { BadgeCounts } from "#domain/operations/badges/badge-calls.ts";
import { pauseBeforePoll } from "#domain/operations/badges/badge-polling.ts";
import { hasExited } from "../../../base/browser/has-exited.ts";
import { callInBackground, WRITE_EVENT } from "../../../base/calls/call-api.ts";
import { onBadgesWanted, setBadgeCounts } from "../../../base/shell/badge-counts.ts";

const ENDPOINT = "POST /auth/report-notifications";
/** Minimum time between counts, however many writes there are. */
const AFTER_WRITE_MS = 2000;
/** Spreads the requests of an office's browsers when its network is back. */
const BACK_ONLINE_MS = 5000;

/** Messages between tabs of one browser. */
interface Shared {
  readonly userId: string;
  readonly counts: BadgeCounts;
}

/**
 * Keeps the counts up to date: right after each write of this page, and within a minute after those of others. Only a
 * visible page with a network asks, and its answer is for all tabs of the browser. Returns a function that ends it.
 *
 * @param onSignedOut the session has ended
 */
export function pollBadges(userId: string, onSignedOut: () => void): () => void {
  const channel = "BroadcastChannel" in window ? new BroadcastChannel("badges") : null;
  const ended = new AbortController();
  const { signal } = ended;
  let timer: number | undefined;
  /** Epoch milliseconds. */
  let dueAt = 0;
  let failures = 0;
  let isAsking = false;
  /** A page that has just opened does not wait for others. */
  let isAnswered = false;
  /** Set while a reply is awaited: requests of the page, and calls that may have changed something. */
  let isWanted = false;
  let writes = 0;
  let throttle: number | null = null;
  let isWritten = false;

  const schedule = (at: number) => {
    dueAt = at;
    clearTimeout(timer);
    if (document.visibilityState === "hidden" || !navigator.onLine) return;
    timer = window.setTimeout(() => void ask(true), Math.max(0, dueAt - Date.now()));
  };
  const scheduleNext = () => schedule(Date.now() + pauseBeforePoll(Math.random(), failures));
  const keep = (counts: BadgeCounts) => {
    failures = 0;
    isAnswered = true;
    setBadgeCounts(counts);
  };
  const ask = async (isPoll: boolean) => {
    if (hasExited()) return;
    if (isAsking) {
      isWanted ||= !isPoll;
      return;
    }
    isAsking = true;
    writes = 0;
    const isFirst = !isAnswered;
    const answer = await callInBackground(
      ENDPOINT,
      isPoll ? { query: { recent: "true", ...(isFirst ? {} : { wait: "true" }) } } : {},
    );
    isAsking = false;
    if (signal.aborted) return;
    if (answer.ok) {
      keep(answer.reply);
      channel?.postMessage({ userId, counts: answer.reply } satisfies Shared);
    } else {
      failures += 1;
      if (answer.problem.code === 401) onSignedOut();
    }
    scheduleNext();
    // One of them is this call.
    if (isWanted || writes > 1) {
      isWanted = false;
      void ask(false);
    }
  };
  const afterWrite = () => {
    isWritten = throttle !== null;
    if (throttle !== null) return;
    void ask(false);
    throttle = window.setTimeout(() => {
      throttle = null;
      if (isWritten) afterWrite();
    }, AFTER_WRITE_MS);
  };
  const onWrite = () => {
    if (isAsking) writes += 1;
    else afterWrite();
  };
  if (channel !== null) {
    channel.onmessage = ({ data }: MessageEvent<Shared>) => {
      if (data.userId !== userId) return;
      keep(data.counts);
      scheduleNext();
    };
  }
  addEventListener(WRITE_EVENT, onWrite, { signal });
  addEventListener("online", () => schedule(Math.min(dueAt, Date.now()) + Math.random() * BACK_ONLINE_MS), {
    signal,
  });
  addEventListener("offline", () => clearTimeout(timer), { signal });
  document.addEventListener("visibilitychange", () => schedule(dueAt), { signal });
  onBadgesWanted(() => void ask(false));
  schedule(0);
  return () => {
    ended.abort();
    channel?.close();
    clearTimeout(timer);
    if (throttle !== null) clearTimeout(throttle);
    onBadgesWanted(null);
    setBadgeCounts(null);
  };
}
