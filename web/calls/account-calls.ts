import type { getProfile, signIn } from "#domain/account/account-calls.ts";
import type { listSessions } from "#domain/account/session-calls.ts";
import type { CallAnswer } from "#domain/contract/call.ts";
import type { AccountCalls } from "#domain/contract/page-rendering.ts";
import type { listDemonstrationPeople } from "#domain/demonstration/demonstration-calls.ts";
import type { listProviders } from "#domain/social-sign-in/provider-calls.ts";
import { sendCall, sendOnce } from "./send-call.ts";

/** What the pages of accounts ask for, over HTTP. */
export const accountCalls: AccountCalls = {
  getProfile: () => sendCall<typeof getProfile>("GET", "/auth/profile"),
  listSessions: () => sendCall<typeof listSessions>("GET", "/auth/sessions"),
  listDemonstrationPeople: () => sendCall<typeof listDemonstrationPeople>("GET", "/demo/people"),
  listProviders: () => sendCall<typeof listProviders>("GET", "/auth/providers"),
};

/** Its own refusal is not that of a session that ended. */
export function sendSignIn(email: string, password: string): Promise<CallAnswer<typeof signIn>> {
  return sendOnce<typeof signIn>("POST", "/auth/sign-in", { email, password });
}

/** Whether a session is alive: undefined where nobody could be asked. */
export async function isSessionAlive(userId: string): Promise<boolean | undefined> {
  const answer = await sendOnce<typeof getProfile>("GET", "/auth/profile");
  if (answer.ok) return answer.reply.id === userId;
  return answer.problem.code === 401 ? false : undefined;
}
