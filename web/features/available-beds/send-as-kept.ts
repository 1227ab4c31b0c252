import type { Language } from "#domain/words/language.ts";
import { whoCounted } from "../../browser/waiting-bed-counts.ts";
import { callQuietly } from "../../calls/call-api.ts";
import type { Message } from "../../visit/visit.tsx";
import { sendWaitingCounts } from "./send-waiting-counts.ts";

/**
 * From a page that the phone kept, which knows nobody: sends the counts that wait where whoever made them is still
 * the one who is signed in.
 */
export async function sendAsKept(language: Language, tell: (message: Message) => void): Promise<void> {
  const userId = whoCounted();
  if (userId === null) return;
  const profile = await callQuietly("GET /auth/profile");
  if (!profile.ok || profile.reply.id !== userId) return;
  await sendWaitingCounts(userId, language, tell);
}
