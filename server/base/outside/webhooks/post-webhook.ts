import {
  type ResolvedAddress,
  type ResolveHost,
  readHost,
  requestAt,
  resolveHost,
} from "#server/base/outside/websites/checked-connection.ts";
import { isPublicAddress } from "#server/base/outside/websites/public-address.ts";

const TIME_LIMIT_MS = 10_000;

/** Dependencies of posting; tests pass their own. */
export interface PostDependencies {
  readonly resolve: ResolveHost;
  /** Whether messages may be sent to this IP address. */
  readonly isPublic: (address: string) => boolean;
  /** Whether messages may be sent without encryption. */
  readonly mayBePlain: boolean;
  /** Milliseconds until the status has to be there. */
  readonly timeLimitMs: number;
}

/** Why there was no status. `NOT_PUBLIC`: nothing was sent, since the address is one of a private network. */
export type NoStatus = "NOT_PUBLIC" | "TIMEOUT" | "UNREACHABLE";

/** Posts JSON, and resolves with the status of the answer, of which nothing more is read. It never rejects. */
export type PostWebhook = (
  url: string,
  body: string,
  headers: Readonly<Record<string, string>>,
) => Promise<number | NoStatus>;

/** @param isPrivateAllowed operators may allow it for receivers in their own network, and for tests */
export function webhookPoster(
  isPrivateAllowed: boolean,
  changes: Partial<PostDependencies> = {},
): PostWebhook {
  const dependencies: PostDependencies = {
    resolve: resolveHost,
    isPublic: (address) => isPrivateAllowed || isPublicAddress(address),
    mayBePlain: isPrivateAllowed,
    timeLimitMs: TIME_LIMIT_MS,
    ...changes,
  };
  return async (text, body, headers) => {
    try {
      const url = new URL(text);
      const isPlain = url.protocol === "http:" && dependencies.mayBePlain;
      if ((url.protocol !== "https:" && !isPlain) || url.username !== "") return "NOT_PUBLIC";
      const addresses = await inTime(dependencies.resolve(readHost(url)), dependencies.timeLimitMs);
      const [first] = addresses;
      if (first === undefined) return "UNREACHABLE";
      if (!addresses.every(({ address }) => dependencies.isPublic(address))) return "NOT_PUBLIC";
      return await post(url, first, { body, headers, timeLimitMs: dependencies.timeLimitMs });
    } catch (error) {
      return isTimeout(error) ? "TIMEOUT" : "UNREACHABLE";
    }
  };
}

async function inTime<T>(work: Promise<T>, timeLimitMs: number): Promise<T> {
  const late = AbortSignal.timeout(timeLimitMs);
  return Promise.race([
    work,
    new Promise<never>((_, reject) => late.addEventListener("abort", () => reject(late.reason))),
  ]);
}

function isTimeout(error: unknown): boolean {
  return error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name);
}

/** Posts to an address that was checked, whatever the name says by now. Redirects are not followed. */
function post(
  url: URL,
  address: ResolvedAddress,
  {
    body,
    headers,
    timeLimitMs,
  }: {
    readonly body: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly timeLimitMs: number;
  },
): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = requestAt(
      url,
      address,
      {
        method: "POST",
        headers: {
          "user-agent": "Amparo",
          "content-type": "application/json",
          "content-length": String(Buffer.byteLength(body)),
          ...headers,
        },
        signal: AbortSignal.timeout(timeLimitMs),
      },
      (reply) => {
        resolve(reply.statusCode ?? 0);
        // However long its text is, no one reads it.
        request.destroy();
      },
    );
    request.on("error", reject);
    request.end(body);
  });
}
