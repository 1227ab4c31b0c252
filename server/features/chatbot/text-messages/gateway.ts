import type { IncomingHttpHeaders } from "node:http";
import type { Problem } from "#domain/base/contract/problems.ts";

/** A text message that the gateway vouches for. */
export interface ReceivedText {
  /** The gateway's id: a message that is sent again has the same id. */
  readonly id: string;
  /** Digits of the sender's number. */
  readonly from: string;
  readonly text: string;
}

export interface WebhookRequest {
  /** Path with its query. */
  readonly url: string;
  readonly headers: IncomingHttpHeaders;
  /** Exactly as received. */
  readonly body: string;
}

/** Describes how a gateway sends a message and takes the answer. */
export interface TextGateway {
  readonly contentType: string;
  /** Checks the signature first; nothing of an unsigned request is read. */
  read(
    request: WebhookRequest,
    now: number,
  ):
    | { readonly ok: true; readonly message: ReceivedText }
    | { readonly ok: false; readonly problem: Problem };
  /** @param text null: nothing is sent */
  reply(text: string | null): { readonly contentType: string; readonly body: string };
}
