import type { Language } from "#domain/words/language.ts";
import type { Toast } from "../../app-context/app-context.tsx";
import { queuedCountsOwner } from "../../browser/queued-bed-counts.ts";
import { callInBackground } from "../../calls/call-api.ts";
import { sendQueuedCounts } from "./send-queued-counts.ts";

/**
 * From a page that the phone kept, which knows nobody: sends the counts that wait where whoever made them is still
 * the one who is signed in.
 */
export async function sendFromOfflinePage(
  language: Language,
  showToast: (message: Toast) => void,
): Promise<void> {
  const userId = queuedCountsOwner();
  if (userId === null) return;
  const profile = await callInBackground("GET /auth/profile");
  if (!profile.ok || profile.reply.id !== userId) return;
  await sendQueuedCounts(userId, language, showToast);
}
