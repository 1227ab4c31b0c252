import type { Language } from "#domain/words/language.ts";
import type { Toast } from "../../app-context/app-context.tsx";
import { queuedMessageCount } from "../../browser/queued-message-count.ts";

const RETRY_MS = 60_000;

/**
 * Sends waiting messages whenever there is a network: at the start, when it comes back, and each minute while any
 * waits, and confirms it by a toast. Returns a function that stops it.
 */
export function watchOutbox(language: Language, showToast: (toast: Toast) => void): () => void {
  const send = () => {
    if (queuedMessageCount() === 0 || !navigator.onLine) return;
    import("./outbox.ts")
      .then(({ sendQueuedMessages }) => sendQueuedMessages(language))
      .then((toast) => toast !== null && showToast(toast))
      // Those that are left are tried again.
      .catch(() => {});
  };
  send();
  const timer = setInterval(send, RETRY_MS);
  addEventListener("online", send);
  return () => {
    clearInterval(timer);
    removeEventListener("online", send);
  };
}
