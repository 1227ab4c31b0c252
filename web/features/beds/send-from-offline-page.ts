import type { Language } from "#domain/base/languages/language.ts";
import type { Toast } from "../../base/app-context/app-context.tsx";
import { queuedCountsOwner } from "../../base/browser/queued-bed-counts.ts";
import { callInBackground } from "../../base/calls/call-api.ts";
import { sendQueuedCounts } from "./send-queued-counts.ts";

const RETRY_MS = 30_000;

let isTrying = false;

/**
 * Sends waiting counts from a cached page, which has no viewer, if the person who made them is still signed in. A
 * network that has just come back may fail once more, so counts that still wait are tried again.
 */
export async function sendFromOfflinePage(
  language: Language,
  showToast: (message: Toast) => void,
): Promise<void> {
  if (isTrying) return;
  isTrying = true;
  try {
    while (navigator.onLine && (await stillWaits(language, showToast)))
      await new Promise((resolve) => setTimeout(resolve, RETRY_MS));
  } finally {
    isTrying = false;
  }
}

/**
 * Tries once.
 *
 * @returns whether counts wait only for the network or the server
 */
async function stillWaits(language: Language, showToast: (message: Toast) => void): Promise<boolean> {
  const userId = queuedCountsOwner();
  if (userId === null) return false;
  const profile = await callInBackground("GET /auth/profile");
  if (!profile.ok) return [429, 500, 503].includes(profile.problem.code);
  if (profile.reply.id !== userId) return false;
  const isSignedOut = await sendQueuedCounts(userId, language, showToast);
  return !isSignedOut && queuedCountsOwner() === userId;
}
