import type { Readable } from "node:stream";
import {
  type Call,
  type CallAnswer,
  type CallReply,
  type CallRequest,
  noBody,
} from "#domain/base/contract/call.ts";
import { type RawParameters, readBody, readParameters } from "#domain/base/contract/parameters.ts";
import { type Problem, problem } from "#domain/base/contract/problems.ts";
import { hasCapability } from "#domain/base/roles/permissions.ts";
import type { NamedDanger } from "#domain/danger/danger-header.ts";
import { parseSerialized, type SerializedBytes, type SerializedJson } from "./serialized-json.ts";
import {
  type Guest,
  type KeyViewer,
  type RequestContext,
  type SignedIn,
  toRights,
  type Viewer,
} from "./viewer.ts";

/** An answer that its handler has serialized, with exactly the declared fields. */
export interface SerializedAnswer<Serialized = SerializedJson> {
  readonly ok: true;
  readonly serialized: Serialized;
  /** Number of all rows, as in `Answer`. */
  readonly total?: number;
  readonly danger?: NamedDanger;
}

/** An answer of lines, each a JSON value, that are sent while they are read. */
export interface StreamedAnswer {
  readonly ok: true;
  readonly lines: AsyncIterable<string>;
}

/** An answer that is a file, sent while it is made. Its maker learns of a client that has gone when it is closed. */
export interface DownloadAnswer {
  readonly ok: true;
  readonly download: {
    /** The name under which browsers save it: letters, digits, `-` and `.`. */
    readonly name: string;
    readonly type: string;
    readonly bytes: Readable;
  };
}

/** Whatever a handler answers with. */
export type RouteAnswer<C extends Call> =
  | CallAnswer<C>
  | SerializedAnswer<SerializedJson | SerializedBytes>
  | StreamedAnswer
  | DownloadAnswer;

/** Implements a call: gets the validated request of a permitted viewer, and answers it. */
export type RouteHandler<C extends Call> = (
  request: CallRequest<C>,
  context: RequestContext,
) => Promise<RouteAnswer<C>>;

/** An unvalidated request. */
export interface RawRequest {
  readonly params: RawParameters;
  readonly query: RawParameters;
  readonly body: unknown;
}

/** A call with its handler behind the checks: permit → validate → handle. */
export interface Route<C extends Call = Call> {
  readonly call: C;
  /** The reply as a value, serialized or streamed, as its handler returned it. */
  respond(raw: RawRequest, context: RequestContext): Promise<RouteAnswer<C>>;
  /** The reply as a value. What is streamed is for HTTP alone. */
  answer(raw: RawRequest, context: RequestContext): Promise<CallAnswer<C>>;
}

/** Wraps a handler in the checks of its call; the first failure is the answer. */
export function route<C extends Call>(call: C, handle: RouteHandler<C>): Route<C> {
  return checkedRoute(call, handle, (viewer) => permissionProblem(call, viewer));
}

function checkedRoute<C extends Call>(
  call: C,
  handle: RouteHandler<C>,
  findDenial: (viewer: Viewer) => Problem | null,
): Route<C> {
  const respond: Route<C>["respond"] = async (raw, context) => {
    // First, so that those who may not call learn nothing about valid requests.
    const denial = findDenial(context.viewer);
    if (denial !== null) return { ok: false, problem: denial };
    const params = readParameters<C["params"]>(call.params, raw.params);
    if (!params.ok) return params;
    const query = readParameters<C["query"]>(call.query, raw.query);
    if (!query.ok) return query;
    const body = readBody<C["body"]>(call.body, call.body === noBody ? undefined : raw.body);
    if (!body.ok) return { ok: false, problem: bodyProblem(call, body.problem) };
    return handle({ params: params.value, query: query.value, body: body.value }, context);
  };
  return {
    call,
    respond,
    async answer(raw, context) {
      const answer = await respond(raw, context);
      if ("lines" in answer || "download" in answer) return { ok: false, problem: problem("invalidRequest") };
      if (!("serialized" in answer)) return answer;
      const { serialized, ...rest } = answer;
      return { ...rest, reply: parseSerialized<CallReply<C>>(serialized) };
    },
  };
}

/** Makes a route for a call that guests and API keys may not make; its handler always gets a signed-in viewer. */
export function signedInRoute<C extends Call>(
  call: C,
  handle: (
    request: CallRequest<C>,
    context: RequestContext & { readonly viewer: SignedIn },
  ) => Promise<CallAnswer<C>>,
): Route<C> {
  return checkedRoute(
    call,
    async (request, context) => {
      const { viewer } = context;
      if (viewer.kind !== "user") return { ok: false, problem: notSignedIn(viewer) };
      return handle(request, { ...context, viewer });
    },
    // Whatever its scopes are, a key is no person.
    (viewer) => (viewer.kind === "key" ? notSignedIn(viewer) : permissionProblem(call, viewer)),
  );
}

/** Returns why the viewer may not make the call; null where they may. Denies by default. */
function permissionProblem(call: Call, viewer: Viewer): Problem | null {
  switch (call.who) {
    case "anyone":
      return null;
    case "signedIn":
      return viewer.kind === "user" ? null : notSignedIn(viewer);
    default:
      if (hasCapability(toRights(viewer), call.who)) return null;
      return problem(viewer.kind === "guest" ? "unauthorized" : "forbidden");
  }
}

function notSignedIn({ kind }: Guest | KeyViewer): Problem {
  return problem(kind === "guest" ? "unauthorized" : "forbidden");
}

function bodyProblem({ refineProblem }: Call, found: Problem): Problem {
  return refineProblem === undefined || found.fields === undefined ? found : refineProblem(found.fields);
}
