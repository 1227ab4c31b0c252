import type { Language } from "#domain/words/language.ts";
import { waitingMessagesCount } from "../../browser/waiting-messages-count.ts";
import type { Message } from "../../visit/visit.tsx";

const AGAIN_MS = 60_000;

/**
 * Sends waiting messages whenever there is a network: at the start, when it comes back, and each minute while any
 * waits; and says so. Returns how to stop.
 */
export function watchWaiting(language: Language, tell: (message: Message) => void): () => void {
  const send = () => {
    if (waitingMessagesCount() === 0 || !navigator.onLine) return;
    import("./outbox.ts")
      .then(({ sendWaiting }) => sendWaiting(language))
      .then((message) => message !== null && tell(message))
      // Those that are left are tried again.
      .catch(() => {});
  };
  send();
  const timer = setInterval(send, AGAIN_MS);
  addEventListener("online", send);
  return () => {
    clearInterval(timer);
    removeEventListener("online", send);
  };
}
