import type { FastifyRequest } from "fastify";

/** By these a proxy or a tunnel says for whom it asks. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|fastly-client-ip|cf-.+|cdn-loop)$/;

/** What a browser on this machine calls it. Any other name may be one that somebody else has made lead here. */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request was made on this machine itself: under a loopback name, and handed on by no proxy. Where the app
 * listens on a loopback address only, everything else comes through a proxy on the same machine, or from a page
 * elsewhere whose name leads here (DNS rebinding).
 */
export function isLocalRequest({ headers }: Pick<FastifyRequest, "headers">): boolean {
  if (!LOOPBACK_HOST.test(headers.host ?? "")) return false;
  return !Object.keys(headers).some((name) => FORWARDED.test(name));
}
