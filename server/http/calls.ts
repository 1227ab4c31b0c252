import type { Call, CallAnswer, Caller, CallInput } from "#domain/contract/call.ts";
import type { RawParameters } from "#domain/contract/parameters.ts";
import type { Route } from "./route.ts";
import type { Asking } from "./viewer.ts";

/**
 * Makes calls without HTTP: the same route, with the same checks, for whoever asks. Pages are rendered with
 * one of these.
 *
 *     const call = callerInProcess(routes, { viewer, language, now });
 *     const answer = await call(listServices, { query: { type: "FOOD", limit: "20" } });
 */
export function callerInProcess(routes: readonly Route[], asking: Asking): Caller {
  return async <C extends Call>(call: C, input: CallInput<C>): Promise<CallAnswer<C>> => {
    for (const route of routes) {
      if (!isRouteOf(call, route)) continue;
      const { params, query, body } = input;
      return route.answer({ params: parametersOf(params), query: parametersOf(query), body }, asking);
    }
    throw new Error(`No route answers the call ${call.id}.`);
  };
}

/** A declared query reads text, so whatever a typed caller writes is text already. */
function parametersOf(part: Readonly<Record<string, unknown>> | undefined): RawParameters {
  const parameters: Record<string, string> = {};
  for (const [name, value] of Object.entries(part ?? {})) {
    if (value !== undefined && value !== null) parameters[name] = String(value);
  }
  return parameters;
}

/** A route is made from its call, so the same declaration means the same shapes. */
function isRouteOf<C extends Call>(call: C, route: Route): route is Route<C> {
  return Object.is(route.call, call);
}
