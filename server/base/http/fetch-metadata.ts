import type { FastifyRequest } from "fastify";

/**
 * Reads why a browser makes a request (Fetch Metadata, `Sec-Purpose`). Pages cannot set these headers. Older browsers
 * send none and are recognized by their cookies alone: ours are `SameSite=Lax`, so pictures and frames on other sites
 * send none.
 */

/** Whether the browser fetches ahead what may never be opened. */
export function isPrefetch({ headers }: FastifyRequest): boolean {
  return /prefetch|preview|prerender/i.test(`${headers["sec-purpose"] ?? ""} ${headers["purpose"] ?? ""}`);
}

/** Whether a page of ours asks, or a person who typed or kept the address: no other site. */
export function isOwnRequest(request: FastifyRequest): boolean {
  return hasAllowedHeader(request, "sec-fetch-site", ["same-origin", "none"]);
}

/** Whether a page of ours opens this address as a whole page: no picture, frame or script, and no other site. */
export function isOwnNavigation(request: FastifyRequest): boolean {
  return (
    hasAllowedHeader(request, "sec-fetch-site", ["same-origin"]) &&
    hasAllowedHeader(request, "sec-fetch-mode", ["navigate"]) &&
    hasAllowedHeader(request, "sec-fetch-dest", ["document"])
  );
}

/**
 * Whether a link on a page of ours opens this address. A mail program's link looks like a typed address, so neither
 * counts; a browser that says nothing is known by the page it comes from.
 */
export function isFromOwnPage(request: FastifyRequest): boolean {
  if (request.headers["sec-fetch-site"] !== undefined) return isOwnNavigation(request);
  const { referer = "" } = request.headers;
  return URL.canParse(referer) && new URL(referer).host === request.host;
}

function hasAllowedHeader({ headers }: FastifyRequest, name: string, allowed: readonly string[]): boolean {
  const sent = headers[name];
  return sent === undefined || (typeof sent === "string" && allowed.includes(sent));
}
