import type { Language } from "#domain/base/languages/language.ts";
import type { Toast } from "../../base/app-context/app-context.tsx";
import { mayHaveQueuedMessages, queuedMessageCount } from "../../base/browser/queued-message-count.ts";

const RETRY_MS = 60_000;

/**
 * Sends waiting messages whenever there is a network: at the start, when it comes back, and each minute while any
 * waits, and confirms it by a toast. Returns a function that stops it.
 */
export function watchOutbox(language: Language, showToast: (toast: Toast) => void): () => void {
  const send = () => {
    if (!navigator.onLine) return;
    import("./outbox.ts")
      .then((outbox) => outbox.sendQueuedMessages(language))
      .then((toast) => toast !== null && showToast(toast))
      // Messages that are left are tried again.
      .catch(() => {});
  };
  const sendIfQueued = () => {
    if (queuedMessageCount() > 0) send();
  };
  mayHaveQueuedMessages()
    .then((mayHave) => mayHave && send())
    .catch(() => {});
  const timer = setInterval(sendIfQueued, RETRY_MS);
  addEventListener("online", sendIfQueued);
  return () => {
    clearInterval(timer);
    removeEventListener("online", sendIfQueued);
  };
}
