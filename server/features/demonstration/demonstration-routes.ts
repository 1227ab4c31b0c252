import { DEMONSTRATION_PASSWORD, DEMONSTRATION_PEOPLE } from "#db/demo/people.ts";
import { problem } from "#domain/base/contract/problems.ts";
import { listDemonstrationPeople } from "#domain/demonstration/demonstration-calls.ts";
import { type Route, route } from "#server/base/http/route.ts";

/** The accounts of the demonstration; none where it is off, or for another machine. */
export function demonstrationRoutes(isDemonstration: boolean): Route[] {
  return [
    route(listDemonstrationPeople, async (_, { client }) => {
      if (!isDemonstration || client?.isLocal !== true) return { ok: false, problem: problem("notFound") };
      const password = DEMONSTRATION_PASSWORD;
      return { ok: true, reply: DEMONSTRATION_PEOPLE.map(({ role, email }) => ({ role, email, password })) };
    }),
  ];
}
