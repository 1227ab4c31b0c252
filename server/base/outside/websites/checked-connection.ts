import { lookup } from "node:dns/promises";
import {
  type ClientRequest,
  request as httpRequest,
  type IncomingMessage,
  type RequestOptions,
} from "node:http";
import { request as httpsRequest } from "node:https";

/** An IP address, with its version. */
export interface ResolvedAddress {
  readonly address: string;
  readonly family: number;
}

/** Resolves a name to its addresses. Throws an error with the code ENOTFOUND where there are none. */
export type ResolveHost = (host: string) => Promise<readonly ResolvedAddress[]>;

export const resolveHost: ResolveHost = (host) => lookup(host, { all: true, verbatim: true });

/** The host without the brackets of an IPv6 address. */
export function readHost(url: URL): string {
  return url.hostname.replace(/^\[|\]$/g, "");
}

/** Begins a request to an address that was checked: the connection goes there, whatever the name says by now. */
export function requestAt(
  url: URL,
  { address, family }: ResolvedAddress,
  options: RequestOptions,
  onReply: (reply: IncomingMessage) => void,
): ClientRequest {
  const begin = url.protocol === "https:" ? httpsRequest : httpRequest;
  return begin(
    url,
    {
      agent: false,
      lookup: (_, { all }, callback) => {
        if (all === true) callback(null, [{ address, family }]);
        else callback(null, address, family);
      },
      ...options,
    },
    onReply,
  );
}
