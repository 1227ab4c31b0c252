import type { FastifyRequest } from "fastify";

interface LocalRequest extends Pick<FastifyRequest, "headers"> {
  readonly raw: Pick<FastifyRequest["raw"], "httpVersion" | "rawHeaders">;
}

/**
 * Headers by which a proxy or a tunnel names itself or its client. Browsers add no header of their own that
 * begins with `x-`, and there are too many of these to list.
 */
const FORWARDED =
  /^(?:x-(?!requested-with$).*|.*forwarded.*|via|.*client-?ip|.*-proxy-.*|proxy-.*|cf-.*|cdn-.*|fastly-.*|fly-.*|front-end-https|ngrok-.*|tailscale-.*)$/;

/**
 * Names by which a browser on this machine reaches it. Any other name may resolve to this machine by someone else's
 * DNS.
 */
const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether a request was made on this machine itself: under a loopback name, and handed on by no proxy. Where the app
 * listens on a loopback address only, everything else comes through a proxy on the same machine, or from a page
 * elsewhere whose name leads here (DNS rebinding).
 *
 * A proxy may hide all of this: nginx without any setting asks under the address that it was given, and adds no header.
 * It is known by its HTTP/1.0, or by closing the connection after each request, which browsers and curl do not.
 */
export function isLocalRequest({ headers, raw }: LocalRequest): boolean {
  const hosts = raw.rawHeaders.filter((_, place) => raw.rawHeaders[place - 1]?.toLowerCase() === "host");
  if (hosts.length > 1 || !LOOPBACK_HOST.test(headers.host ?? "")) return false;
  if (raw.httpVersion === "1.0" || /\bclose\b/i.test(headers.connection ?? "")) return false;
  if (headers.origin !== undefined && !isLoopbackOrigin(headers.origin)) return false;
  return !Object.keys(headers).some((name) => FORWARDED.test(name));
}

/** Whether a page was opened under a loopback name. A page without referrers has the origin "null". */
function isLoopbackOrigin(origin: string): boolean {
  return origin === "null" || LOOPBACK_HOST.test(origin.replace(/^https?:\/\//, ""));
}
