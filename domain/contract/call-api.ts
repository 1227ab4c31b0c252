import type * as z from "zod/mini";
import type { Answer, CallAddress, CallInput, CallReply } from "./call.ts";
import type { Endpoints } from "./every-call.ts";

/** A declared call by its method and its path below `/api`: `GET /services/{id}`. */
export type Endpoint = keyof Endpoints;

/** An endpoint that takes a form with a file in place of JSON. */
export type FileEndpoint = {
  [E in Endpoint]: z.input<Endpoints[E]["body"]> extends Uint8Array ? E : never;
}[Endpoint];

/** What an endpoint takes; left out where nothing of it is required. */
export type InputOf<E extends Endpoint> = Optional<CallInput<Endpoints[E]>>;

/** The part of it that stands in the address. */
export type AddressOf<E extends Endpoint> = Optional<CallAddress<Endpoints[E]>>;

export type QueryOf<E extends Endpoint> = NonNullable<CallAddress<Endpoints[E]>["query"]>;

type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

export type ReplyOf<E extends Endpoint> = CallReply<Endpoints[E]>;
export type AnswerOf<E extends Endpoint> = Answer<ReplyOf<E>>;

/**
 * Makes a call, whatever lies between: HTTP in the browser, the same handler in process while the server renders a
 * page. Pages take one of these and know no more.
 *
 *     const answer = await callApi("PUT /services/{id}", { params: { id }, query: { lang }, body });
 */
export type CallApi = <E extends Exclude<Endpoint, FileEndpoint>>(
  endpoint: E,
  ...input: InputOf<E>
) => Promise<AnswerOf<E>>;

/** Any input, for whoever carries it without looking into it. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}
