/** The site that passkeys belong to, as WebAuthn names it. */
export interface RelyingParty {
  /** `https://help.example.org`, without a trailing slash. */
  readonly origin: string;
  /** The origin's host. */
  readonly id: string;
}

/**
 * The site of an origin; null where browsers have no passkeys: at an IP address, and over HTTP except on localhost.
 *
 * @param origin `https://host:port`
 */
export function toRelyingParty(origin: string): RelyingParty | null {
  const [, scheme, host] = /^(https?):\/\/([^/:[\]]+)(?::\d+)?$/.exec(origin) ?? [];
  if (host === undefined || /^[\d.]+$/.test(host)) return null;
  return scheme === "https" || isLocalName(host) ? { origin, id: host } : null;
}

/**
 * The site that a request was sent to. Without a public address only this machine's own name counts: the name in a
 * request is the client's to choose.
 *
 * @param publicOrigin the configured public address; null: none
 * @param requested origin of the request's address; null: not readable
 */
export function relyingPartyFor(publicOrigin: string | null, requested: string | null): RelyingParty | null {
  if (publicOrigin !== null) return toRelyingParty(publicOrigin);
  const party = requested === null ? null : toRelyingParty(requested);
  return party !== null && isLocalName(party.id) ? party : null;
}

function isLocalName(hostname: string): boolean {
  return hostname === "localhost" || hostname.endsWith(".localhost");
}
