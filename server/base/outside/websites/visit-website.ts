import { setTimeout } from "node:timers/promises";
import { mayVisit, outcomeOfStatus, type WebsiteOutcome } from "#domain/directory-health/gone-website.ts";
import {
  type ResolvedAddress,
  type ResolveHost,
  readHost,
  requestAt,
  resolveHost,
} from "./checked-connection.ts";
import { isPublicAddress } from "./public-address.ts";

const AGENT = "Amparo";
const TIME_LIMIT_MS = 8000;
const MAX_REDIRECTS = 5;
/** Maximum size of a robots.txt file. */
const MAX_ROBOTS_BYTES = 200_000;
const TOO_MANY_REQUESTS = 429;
/** Milliseconds between two requests to one host. */
const PAUSE_MS = 1000;

/** Dependencies of visiting; tests pass their own. */
export interface VisitDependencies {
  readonly resolve: ResolveHost;
  readonly isPublic: (address: string) => boolean;
  /** Resolves when the next request to a host may be sent. */
  readonly pause: () => Promise<unknown>;
  /** Milliseconds that a request may take. */
  readonly timeLimitMs: number;
}

const REAL: VisitDependencies = {
  resolve: resolveHost,
  isPublic: isPublicAddress,
  pause: () => setTimeout(PAUSE_MS),
  timeLimitMs: TIME_LIMIT_MS,
};

/** Visits web addresses politely. One per run of visits, since it remembers hosts. */
export type VisitWebsite = (url: string) => Promise<WebsiteOutcome>;

interface Reply {
  readonly status: number;
  readonly location: string | null;
  /** Empty unless it was asked for. */
  readonly text: string;
}

/** Throws where an address may not be visited, or does not answer. */
class NotVisited extends Error {}

/**
 * Visits addresses without ever reaching a private one: a name is resolved once, all of its addresses have to be
 * public, and the connection goes to the address that was checked, so that a name cannot change in between. Each
 * redirect is checked like the first address. It respects `robots.txt`, and sends one request a second to a host.
 */
export function websiteVisitor(dependencies: VisitDependencies = REAL): VisitWebsite {
  const { resolve, isPublic, pause, timeLimitMs } = dependencies;
  const turns = new Map<string, Promise<unknown>>();
  const robotsByOrigin = new Map<string, Promise<string>>();

  /** One request to a host at a time, with a pause after each. */
  const inTurn = (host: string, work: () => Promise<Reply>): Promise<Reply> => {
    const turn = (turns.get(host) ?? Promise.resolve()).then(work);
    turns.set(host, turn.catch(() => undefined).then(pause));
    return turn;
  };
  const get = async (url: URL, { readsText }: { readonly readsText: boolean }): Promise<Reply> => {
    if (!["http:", "https:"].includes(url.protocol) || url.username !== "") throw new NotVisited();
    const host = readHost(url);
    return inTurn(host, async () => {
      const addresses = await resolve(host);
      const [first] = addresses;
      if (first === undefined || !addresses.every(({ address }) => isPublic(address))) throw new NotVisited();
      return send(url, first, { readsText, timeLimitMs });
    });
  };
  const readRobots = async (origin: string): Promise<string> => {
    let url = new URL("/robots.txt", origin);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const isFirst = hop === 0;
      const { status, location, text } = await get(url, { readsText: true }).catch((error: unknown) => {
        // Only the site's own name decides whether it is gone: a redirect of robots.txt alone says nothing about the
        // site.
        throw isFirst ? error : new NotVisited();
      });
      if (status >= 200 && status < 300) return text;
      if (status === TOO_MANY_REQUESTS) break;
      if (status >= 400 && status < 500) return "";
      if (location === null || !URL.canParse(location, url.href)) break;
      url = new URL(location, url);
    }
    throw new NotVisited();
  };
  const robotsAt = (origin: string): Promise<string> => {
    const known = robotsByOrigin.get(origin) ?? readRobots(origin);
    robotsByOrigin.set(origin, known);
    return known;
  };

  return async (text) => {
    try {
      let url = new URL(text);
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        if (!mayVisit(await robotsAt(url.origin), url.pathname + url.search, AGENT)) return "UNKNOWN";
        const { status, location } = await get(url, { readsText: false });
        if (status < 300 || status >= 400 || location === null) return outcomeOfStatus(status);
        url = new URL(location, url);
      }
      return "UNKNOWN";
    } catch (error) {
      return isNoSuchName(error) ? "GONE" : "UNKNOWN";
    }
  };
}

function isNoSuchName(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOTFOUND";
}

/** Sends one request to an address that was checked. */
function send(
  url: URL,
  address: ResolvedAddress,
  { readsText, timeLimitMs }: { readsText: boolean; timeLimitMs: number },
): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const request = requestAt(
      url,
      address,
      {
        headers: { "user-agent": AGENT, accept: "text/html, text/plain, */*;q=0.1" },
        signal: AbortSignal.timeout(timeLimitMs),
      },
      (reply) => {
        const { statusCode: status = 0, headers } = reply;
        const done = (text: string) => {
          resolve({ status, location: headers.location ?? null, text });
          request.destroy();
        };
        if (!readsText) return done("");
        let text = "";
        reply.setEncoding("utf8");
        reply.on("data", (part: string) => {
          text += part;
          if (text.length > MAX_ROBOTS_BYTES) done(text);
        });
        reply.on("end", () => done(text));
        reply.on("error", reject);
      },
    );
    request.on("error", reject);
    request.end();
  });
}
