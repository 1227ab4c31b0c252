import * as z from "zod/mini";
import type { NamedDanger } from "../../danger/danger-header.ts";
import type { Capability } from "../roles/permissions.ts";
import type { FieldMessages, Problem, ProblemKey } from "./problems.ts";

/**
 * Who may make a call. Required for every call, so that none is open by omission. A capability admits everyone
 * with any extent of it (401 for guests, 403 for the rest). Rights on a single resource are checked by the
 * handler.
 */
export type Who = "anyone" | "signedIn" | Capability;

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** An example request for the published contract. */
export interface CallExample {
  readonly title: string;
  /** Path with its query, below `/api`. */
  readonly address: string;
}

/**
 * One call of the API, declared once: the server's checks, the published OpenAPI document with its page, and the
 * web's typed client all come from this.
 *
 * `params` are the placeholders of the path, `query` the parameters after the question mark: both are parsed from
 * text. `reply` describes exactly what is sent; undeclared fields are never sent.
 */
export interface Call<
  Params extends z.ZodMiniObject = z.ZodMiniObject,
  Query extends z.ZodMiniObject = z.ZodMiniObject,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
  Method extends HttpMethod = HttpMethod,
  Path extends string = string,
> {
  /** `operationId` of the published document; unique. */
  readonly id: string;
  readonly method: Method;
  /** Below `/api`, placeholders in braces: `/services/{id}`. */
  readonly path: Path;
  readonly summary: string;
  readonly description?: string;
  readonly who: Who;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** Problems of this call besides 429, 500 and 503, which every call can answer with. */
  readonly problems: readonly ProblemKey[];
  readonly examples?: readonly CallExample[];
  /** True where problems are sent as their message in plain text, which older clients compare. */
  readonly answersInPlainText?: boolean;
  /** Descriptions of parameters whose names mean something else in other calls. */
  readonly notes?: Readonly<Record<string, string>>;
  /** Replaces the problem of an invalid body; by default the common one of invalid requests. */
  readonly refineProblem?: (fields: FieldMessages) => Problem;
  /**
   * For bodies other than JSON: a form (`multipart/form-data`) with one file in the field `file`. A big file is passed
   * on while it arrives.
   */
  readonly consumes?: "fileForm" | "bigFileForm";
  /** For replies other than JSON, which are not public: a picture, or an archive that is sent while it is made. */
  readonly produces?: "picture" | "archive";
  /** Additional limit of requests per network and hour, including refused ones. */
  readonly maxPerHour?: number;
  /**
   * True where `If-Match`, with a version or the `ETag` of a reply that has one, is accepted instead of the body's
   * `version`.
   */
  readonly acceptsIfMatch?: boolean;
  /**
   * True where a handler returns the same reply object to many clients: it is serialized and thoroughly compressed
   * once in its lifetime.
   */
  readonly isShared?: boolean;
  /** True where the reply names the origin of the app (rule operations 30). */
  readonly namesOrigin?: boolean;
  /** True for health probes: they are not authenticated and not rate-limited. */
  readonly isProbe?: boolean;
  /** True where the call has its own bounded queue instead of sharing the common limit on load. */
  readonly hasOwnQueue?: boolean;
  /**
   * Whether no one is waiting for the reply to a request with this query, so that it may come seconds later, with
   * others.
   */
  readonly isInBackground?: (query: Readonly<Record<string, unknown>>) => boolean;
  /** True where only our own pages may read the reply, and no page of another site. */
  readonly isForOwnPages?: boolean;
  /** True where a request may be accepted for a later decision: 202 with the same reply. */
  readonly acceptsLater?: boolean;
  /** True where a call other than GET changes nothing: it has a body only for values that must not be in an address. */
  readonly isReading?: boolean;
  /** True where no reply may be stored, not even those to guests. */
  readonly isNeverStored?: boolean;
  /** True where the reply may name a danger in `X-Danger`. */
  readonly namesDanger?: boolean;
  /** True where the reply may have a total in `X-Total-Count`. */
  readonly countsTotal?: boolean;
}

/** The `params` of a path without placeholders, and the `query` of a call that takes none. */
export const noParameters = z.object({});

/** The body of a call without one; anything sent is ignored. */
export const noBody = z.undefined();

/** Declares a call, keeping the types of its parts. */
export function defineCall<
  Params extends z.ZodMiniObject,
  Query extends z.ZodMiniObject,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
  Method extends HttpMethod,
  const Path extends string,
>(call: Call<Params, Query, Body, Reply, Method, Path>): Call<Params, Query, Body, Reply, Method, Path> {
  return call;
}

/** Input by a caller: text for `params` and `query`, the declared body. */
export type CallInput<C extends Call> = CallAddress<C> &
  (undefined extends z.input<C["body"]>
    ? { readonly body?: undefined }
    : { readonly body: z.input<C["body"]> });

/** The part of the input that is in the address. */
export type CallAddress<C extends Call> = Part<"params", z.input<C["params"]>> &
  Part<"query", z.input<C["query"]>>;

/** A part of the input that may be left out when nothing in it is required. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [K in Name]?: Value } : { readonly [K in Name]: Value };

/** Validated input for the handler. */
export interface CallRequest<C extends Call> {
  readonly params: z.output<C["params"]>;
  readonly query: z.output<C["query"]>;
  readonly body: z.output<C["body"]>;
}

export type CallReply<C extends Call> = z.output<C["reply"]>;

/** The result of a call: the reply, or a problem. */
export type Answer<Reply> =
  | {
      readonly ok: true;
      readonly reply: Reply;
      /** Total length of the list, where known without extra work (`X-Total-Count`). */
      readonly total?: number;
      /** The danger that the request's text names: sent in `X-Danger`; no cache may store such a reply. */
      readonly danger?: NamedDanger;
      /** 202: the request is accepted, and someone else decides. */
      readonly isAccepted?: boolean;
      /** Epoch milliseconds until which the reply is valid (when a service opens or closes next). */
      readonly trueUntil?: number;
    }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** With 429: seconds for `Retry-After`. */
      readonly retryAfterSeconds?: number;
    };

export type CallAnswer<C extends Call> = Answer<CallReply<C>>;
