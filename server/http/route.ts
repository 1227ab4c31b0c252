import {
  type Call,
  type CallAnswer,
  type CallReply,
  type CallRequest,
  noBody,
} from "#domain/contract/call.ts";
import { type RawParameters, readBody, readParameters } from "#domain/contract/parameters.ts";
import { type Problem, problem } from "#domain/contract/problems.ts";
import { mayAtAll } from "#domain/roles/permissions.ts";
import { parseSerialized, type SerializedJson } from "./serialized-json.ts";
import { type Asking, roleOf, type SignedIn, type Viewer } from "./viewer.ts";

/** An answer whose reply its handler has serialized: all that the call declares, and nothing else. */
export interface SerializedAnswer {
  readonly ok: true;
  readonly serialized: SerializedJson;
  /** As in `Answer`. */
  readonly total?: number;
}

/** What a feature gives for a call: it gets a checked request of somebody who may ask, and answers. */
export type Handler<C extends Call> = (
  request: CallRequest<C>,
  asking: Asking,
) => Promise<CallAnswer<C> | SerializedAnswer>;

/** A request as it came, before any check. */
export interface RawRequest {
  readonly params: RawParameters;
  readonly query: RawParameters;
  readonly body: unknown;
}

/** A call with its handler behind the checks: permit → check → do. */
export interface Route<C extends Call = Call> {
  readonly call: C;
  /** The reply as a value, or serialized, as its handler gives it. */
  respond(raw: RawRequest, asking: Asking): Promise<CallAnswer<C> | SerializedAnswer>;
  /** The reply as a value. */
  answer(raw: RawRequest, asking: Asking): Promise<CallAnswer<C>>;
}

/** Puts the checks of a call before its handler; the first that fails is the answer. */
export function route<C extends Call>(call: C, handle: Handler<C>): Route<C> {
  const respond: Route<C>["respond"] = async (raw, asking) => {
    // First: whoever may not call learns nothing of what a call would take.
    const refusal = refusalFor(call, asking.viewer);
    if (refusal !== null) return { ok: false, problem: refusal };
    const params = readParameters<C["params"]>(call.params, raw.params);
    if (!params.ok) return params;
    const query = readParameters<C["query"]>(call.query, raw.query);
    if (!query.ok) return query;
    const body = readBody<C["body"]>(call.body, call.body === noBody ? undefined : raw.body);
    if (!body.ok) return { ok: false, problem: refusedBody(call, body.problem) };
    return handle({ params: params.value, query: query.value, body: body.value }, asking);
  };
  return {
    call,
    respond,
    async answer(raw, asking) {
      const answer = await respond(raw, asking);
      if (!("serialized" in answer)) return answer;
      const { serialized, ...rest } = answer;
      return { ...rest, reply: parseSerialized<CallReply<C>>(serialized) };
    },
  };
}

/** The same for a call that guests may not make: its handler gets who is signed in. */
export function signedInRoute<C extends Call>(
  call: C,
  handle: (request: CallRequest<C>, asking: Asking & { readonly viewer: SignedIn }) => Promise<CallAnswer<C>>,
): Route<C> {
  return route(call, async (request, asking) => {
    const { viewer } = asking;
    if (viewer.kind === "guest") return { ok: false, problem: problem("unauthorized") };
    return handle(request, { ...asking, viewer });
  });
}

/** Default is no: a call opens only to those whom it names. */
function refusalFor(call: Call, viewer: Viewer): Problem | null {
  switch (call.who) {
    case "anyone":
      return null;
    case "signedIn":
      return viewer.kind === "guest" ? problem("unauthorized") : null;
    default:
      if (mayAtAll(roleOf(viewer), call.who)) return null;
      return problem(viewer.kind === "guest" ? "unauthorized" : "forbidden");
  }
}

function refusedBody({ refusal }: Call, found: Problem): Problem {
  return refusal === undefined || found.fields === undefined ? found : refusal(found.fields);
}
