import type { Language } from "#domain/base/languages/language.ts";
import { loadWords } from "#words/base/words-in.ts";
import type { Toast } from "../../base/app-context/app-context.tsx";
import { readQueuedCounts } from "../../base/browser/queued-bed-counts.ts";
import { findFreeBeds, sendCounts } from "./send-counts.ts";

let isSending = false;
/** The network came back while an attempt was under way, which may have failed before. */
let isRetryRequested = false;

/**
 * Sends this user's waiting counts, from any page, and reports the outcome. An outdated count is reported; one that
 * cannot be sent keeps waiting silently.
 *
 * @returns whether they wait until the person who counted signs in again, which they were asked to
 */
export async function sendQueuedCounts(
  userId: string,
  language: Language,
  showToast: (message: Toast) => void,
): Promise<boolean> {
  if (readQueuedCounts(userId).length === 0) return false;
  isRetryRequested = isSending;
  if (isSending) return false;
  isSending = true;
  let isSignedOut = false;
  const accepted: boolean[] = [];
  try {
    // Loaded before anything is sent, since without a network the words may fail to load.
    const { beds: text } = await loadWords(language, {
      en: () => import("#words/compiled/en/beds/beds.ts"),
      es: () => import("#words/compiled/es/beds/beds.ts"),
    });
    await sendCounts(userId, (count, outcome) => {
      isSignedOut = outcome.kind === "signedOut";
      if (outcome.kind === "refused") accepted.push(false);
      else if (outcome.kind === "counted") {
        const stands = findFreeBeds(outcome.shelter, count.group);
        accepted.push(outcome.shelter.outcome !== "OLDER" || stands === count.availableBeds);
      }
    });
    if (accepted.includes(false)) showToast({ kind: "error", text: text.notAccepted });
    else if (accepted.length > 0) showToast({ kind: "success", text: text.sentLater });
  } catch (error) {
    if (!isRetryRequested) throw error;
  } finally {
    isSending = false;
  }
  return isRetryRequested ? sendQueuedCounts(userId, language, showToast) : isSignedOut;
}
