import { getProfile } from "#domain/account/account-calls.ts";
import { problem } from "#domain/contract/problems.ts";
import { type Route, route } from "#server/http/route.ts";

/** There are no accounts yet: the contract's check has already refused every guest. */
export function accountRoutes(): Route[] {
  return [route(getProfile, async () => ({ ok: false, problem: problem(401) }))];
}
