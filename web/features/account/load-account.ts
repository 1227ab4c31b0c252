import type { CallApi, ReplyOf } from "#domain/contract/call-api.ts";
import type { Provider } from "#domain/social-sign-in/provider.ts";

/** What the pages of accounts are made from; null where it did not come. */

export type DemonstrationPerson = ReplyOf<"GET /demo/people">[number];
export type Profile = ReplyOf<"GET /auth/profile">;
export type Session = ReplyOf<"GET /auth/sessions">[number];

export interface Login {
  /** None but in the demonstration. */
  people: readonly DemonstrationPerson[];
  /** None until the operator has set one up. */
  providers: readonly Provider[];
}

export async function loadLogin(callApi: CallApi): Promise<Login> {
  const [people, providers] = await Promise.all([
    callApi("GET /demo/people"),
    callApi("GET /auth/providers"),
  ]);
  return { people: people.ok ? people.reply : [], providers: providers.ok ? providers.reply : [] };
}

export async function loadProfile(callApi: CallApi): Promise<Profile | null> {
  const answer = await callApi("GET /auth/profile");
  return answer.ok ? answer.reply : null;
}

export async function loadSessions(callApi: CallApi): Promise<readonly Session[] | null> {
  const answer = await callApi("GET /auth/sessions");
  return answer.ok ? answer.reply : null;
}
