import type { getProfile } from "#domain/account/account-calls.ts";
import type { listSessions } from "#domain/account/session-calls.ts";
import type { CallReply } from "#domain/contract/call.ts";
import type { AccountCalls } from "#domain/contract/page-rendering.ts";
import type { listDemonstrationPeople } from "#domain/demonstration/demonstration-calls.ts";
import type { Provider } from "#domain/social-sign-in/provider.ts";

/** What the pages of accounts are made from; null where it did not come. */

export type DemonstrationPerson = CallReply<typeof listDemonstrationPeople>[number];
export type Profile = CallReply<typeof getProfile>;
export type Session = CallReply<typeof listSessions>[number];

export interface Login {
  /** None but in the demonstration. */
  people: readonly DemonstrationPerson[];
  /** None until the operator has set one up. */
  providers: readonly Provider[];
}

export async function loadLogin(calls: AccountCalls): Promise<Login> {
  const [people, providers] = await Promise.all([calls.listDemonstrationPeople(), calls.listProviders()]);
  return { people: people.ok ? people.reply : [], providers: providers.ok ? providers.reply : [] };
}

export async function loadProfile(calls: AccountCalls): Promise<Profile | null> {
  const answer = await calls.getProfile();
  return answer.ok ? answer.reply : null;
}

export async function loadSessions(calls: AccountCalls): Promise<readonly Session[] | null> {
  const answer = await calls.listSessions();
  return answer.ok ? answer.reply : null;
}
