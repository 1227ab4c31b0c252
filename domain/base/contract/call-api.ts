import type * as z from "zod/mini";
import type { Endpoints } from "../../app/every-call.ts";
import type { Answer, CallAddress, CallInput, CallReply } from "./call.ts";
import type { IncomingFile } from "./incoming-file.ts";

/** A declared call by its method and its path below `/api`: `GET /services/{id}`. */
export type Endpoint = keyof Endpoints;

/** An endpoint that consumes a form with a file instead of JSON. */
export type FileEndpoint = {
  [E in Endpoint]: z.input<Endpoints[E]["body"]> extends Uint8Array | IncomingFile ? E : never;
}[Endpoint];

/** An endpoint that consumes and produces JSON: all but those of files. */
export type JsonEndpoint = Exclude<
  { [E in Endpoint]: EndpointReply<E> extends { bytes: Uint8Array } ? never : E }[Endpoint],
  FileEndpoint
>;

/** Input of an endpoint; optional if no part of it is required. */
export type EndpointInput<E extends Endpoint> = Optional<CallInput<Endpoints[E]>>;

/** The part of an endpoint's input that is in its address. */
export type EndpointAddress<E extends Endpoint> = Optional<CallAddress<Endpoints[E]>>;

export type EndpointQuery<E extends Endpoint> = NonNullable<CallAddress<Endpoints[E]>["query"]>;

type Optional<Input> = Record<never, never> extends Input ? [input?: Input] : [input: Input];

export type EndpointReply<E extends Endpoint> = CallReply<Endpoints[E]>;
export type EndpointAnswer<E extends Endpoint> = Answer<EndpointReply<E>>;

/**
 * Makes a call: over HTTP in the browser, by the same handler in process while the server renders a page.
 *
 *     const answer = await callApi("PUT /services/{id}", { params: { id }, query: { lang }, body });
 */
export type CallApi = <E extends JsonEndpoint>(
  endpoint: E,
  ...input: EndpointInput<E>
) => Promise<EndpointAnswer<E>>;

/** The input of any endpoint, for a transport, whose callers were type-checked. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string | undefined>>;
  readonly query?: Readonly<Record<string, string | undefined>>;
  readonly body?: unknown;
}
