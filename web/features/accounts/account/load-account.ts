import type { Provider } from "#domain/accounts/social-sign-in/provider.ts";
import type { Answer } from "#domain/base/contract/call.ts";
import type { CallApi, EndpointReply } from "#domain/base/contract/call-api.ts";

/** Data of the account pages. */

export type DemonstrationPerson = EndpointReply<"GET /demo/people">[number];
export type Profile = EndpointReply<"GET /auth/profile">;
export type Session = EndpointReply<"GET /auth/sessions">[number];

export interface Login {
  /** None but in the demonstration. */
  people: readonly DemonstrationPerson[];
  /** None until the operator has set one up. */
  providers: readonly Provider[];
}

/** Never fails: without them one signs in by a password. */
export async function loadLogin(callApi: CallApi): Promise<Answer<Login>> {
  const [people, providers] = await Promise.all([
    callApi("GET /demo/people"),
    callApi("GET /auth/providers"),
  ]);
  const reply = { people: people.ok ? people.reply : [], providers: providers.ok ? providers.reply : [] };
  return { ok: true, reply };
}

export function loadProfile(callApi: CallApi): Promise<Answer<Profile>> {
  return callApi("GET /auth/profile");
}

export function loadSessions(callApi: CallApi): Promise<Answer<readonly Session[]>> {
  return callApi("GET /auth/sessions");
}
