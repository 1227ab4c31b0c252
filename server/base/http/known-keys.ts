import { bearerToken } from "./identify.ts";

/**
 * API keys that this process has recently found valid, so that their requests are limited by key rather than by address
 * before the database is queried. Invalid keys count toward the limit of their address, however many are tried.
 */
export interface KnownKeys {
  /** A key was found to work. @param now epoch milliseconds */
  learn(token: string, limit: KeyLimit, now: number): void;
  forget(token: string): void;
  /** The limit of a request's bearer token; null where it is not known to work. */
  limitOf(authorization: string | undefined, now: number): KeyLimit | null;
}

export interface KeyLimit {
  /** UUID of the key. */
  readonly keyId: string;
  readonly requestsPerMinute: number;
}

/** Milliseconds after which an unused key is forgotten: as long as a request is counted. */
const KNOWN_MS = 60_000;
/** More keys than can be in use at a time. */
const MAX_KNOWN = 1000;

export function knownKeys(): KnownKeys {
  const known = new Map<string, { readonly limit: KeyLimit; readonly until: number }>();
  return {
    learn(token, limit, now) {
      if (!known.has(token) && known.size >= MAX_KNOWN) {
        const [oldest] = known.keys();
        if (oldest !== undefined) known.delete(oldest);
      }
      known.set(token, { limit, until: now + KNOWN_MS });
    },
    forget(token) {
      known.delete(token);
    },
    limitOf(authorization, now) {
      const token = bearerToken(authorization);
      const found = token === null ? undefined : known.get(token);
      return found === undefined || found.until <= now ? null : found.limit;
    },
  };
}
