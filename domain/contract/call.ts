import * as z from "zod/mini";
import type { Capability } from "../roles/permissions.ts";
import type { FieldMessages, Problem, ProblemKey } from "./problems.ts";

/**
 * Who may make a call at all. Every call names it; nothing is open by forgetting. A capability of the table of
 * permissions: those who may do anything of it (401 for guests, 403 for the rest).
 * What a viewer may see or do with one thing is decided further in.
 */
export type Who = "anyone" | "signedIn" | Capability;

export type HttpMethod = "GET" | "POST" | "PUT" | "DELETE";

/** One example of a request, for the published page. */
export interface CallExample {
  readonly title: string;
  /** Path with its query, below `/api`. */
  readonly address: string;
}

/**
 * One call of the API, declared once: the server's checks, the published OpenAPI document with its page, and
 * the web's typed client all come from this.
 *
 * `params` are the placeholders of the path, `query` the parameters after the question mark: both read text.
 * `reply` describes exactly what is sent; what it does not name is never sent.
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
  /** The problems that this call can answer with, besides 429, 500 and 503, which every call can. */
  readonly problems: readonly ProblemKey[];
  readonly examples?: readonly CallExample[];
  /** True where a problem is sent as its message alone, in plain text, as older clients compare it. */
  readonly answersInPlainText?: boolean;
  /** How a body that is not as declared is refused; as every invalid request where nothing is named. */
  readonly refineProblem?: (fields: FieldMessages) => Problem;
  /** Where the body is no JSON: a form (`multipart/form-data`) with one file in the field `file`. */
  readonly consumes?: "fileForm";
  /** Where the reply is no JSON: a picture, and only for those who may see it. */
  readonly produces?: "picture";
  /** Where fewer than usual are taken from one address: so many in an hour, refused ones too. */
  readonly maxPerHour?: number;
  /** True where `If-Match: "<version>"` says the same as the body's `version`. */
  readonly acceptsIfMatch?: boolean;
  /**
   * True where a handler gives many the very same reply object: it is written once, and compressed once as small as
   * can be, for as long as that object lives.
   */
  readonly isShared?: boolean;
  /** True for health probes: they are not authenticated and not rate-limited. */
  readonly isProbe?: boolean;
  /** True where the reply's total may come in `X-Total-Count`. */
  readonly countsTotal?: boolean;
}

/** The `params` of a path without placeholders, and the `query` of a call that takes none. */
export const noParameters = z.object({});

/** The body of a call that takes none; whatever is sent is not looked at. */
export const noBody = z.undefined();

/** Declares a call; the types of its parts stay known to both sides. */
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

/** What a caller writes: text for `params` and `query`, the body as it is declared. */
export type CallInput<C extends Call> = CallAddress<C> &
  (undefined extends z.input<C["body"]>
    ? { readonly body?: undefined }
    : { readonly body: z.input<C["body"]> });

/** The part of the input that stands in the address. */
export type CallAddress<C extends Call> = Part<"params", z.input<C["params"]>> &
  Part<"query", z.input<C["query"]>>;

/** A part of the input that may be left out when nothing in it is required. */
type Part<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [K in Name]?: Value } : { readonly [K in Name]: Value };

/** What the handler gets: checked and read. */
export interface CallRequest<C extends Call> {
  readonly params: z.output<C["params"]>;
  readonly query: z.output<C["query"]>;
  readonly body: z.output<C["body"]>;
}

export type CallReply<C extends Call> = z.output<C["reply"]>;

/** What comes back: the reply, or the problem. */
export type Answer<Reply> =
  | {
      readonly ok: true;
      readonly reply: Reply;
      /** The whole list's length, where it was known without further work (`X-Total-Count`). */
      readonly total?: number;
      /** Epoch milliseconds after which the reply may no longer be true (a door opens or closes). */
      readonly trueUntil?: number;
    }
  | {
      readonly ok: false;
      readonly problem: Problem;
      /** With 429: when to come again (`Retry-After`). */
      readonly retryAfterSeconds?: number;
    };

export type CallAnswer<C extends Call> = Answer<CallReply<C>>;
