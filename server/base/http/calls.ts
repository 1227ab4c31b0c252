import type { Answer } from "#domain/base/contract/call.ts";
import type {
  AnyInput,
  CallApi,
  EndpointAnswer,
  EndpointInput,
  JsonEndpoint,
} from "#domain/base/contract/call-api.ts";
import type { RawParameters } from "#domain/base/contract/parameters.ts";
import type { Route } from "./route.ts";
import type { RequestContext } from "./viewer.ts";

/**
 * Makes calls in process, through the same routes and checks as over HTTP. Pages are rendered with
 * one of these.
 *
 *     const callFor = callsInProcess(routes);
 *     const callApi = callFor({ viewer, language, now, client });
 *     const answer = await callApi("GET /services", { query: { type: "FOOD", limit: "20" } });
 */
export function callsInProcess(routes: readonly Route[]): (context: RequestContext) => CallApi {
  const byEndpoint = new Map(routes.map((route) => [`${route.call.method} ${route.call.path}`, route]));
  return (context) => {
    function callApi<E extends JsonEndpoint>(
      endpoint: E,
      ...input: EndpointInput<E>
    ): Promise<EndpointAnswer<E>>;
    async function callApi(
      endpoint: string,
      { params, query, body }: AnyInput = {},
    ): Promise<Answer<unknown>> {
      const route = byEndpoint.get(endpoint);
      if (route === undefined) throw new Error(`No route answers ${endpoint}.`);
      return route.answer({ params: given(params), query: given(query), body }, context);
    }
    return callApi;
  };
}

/** Without undefined values, which HTTP cannot express. */
function given(parameters: AnyInput["params"] = {}): RawParameters {
  return Object.fromEntries(Object.entries(parameters).filter(([, value]) => value !== undefined));
}
