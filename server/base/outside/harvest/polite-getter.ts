import type { IncomingMessage } from "node:http";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream";
import { setTimeout as sleep } from "node:timers/promises";
import { createGunzip } from "node:zlib";
import type { HarvestFaultKind } from "#domain/imports/harvest/harvest-fault.ts";
import {
  type ResolvedAddress,
  type ResolveHost,
  readHost,
  requestAt,
  resolveHost,
} from "#server/base/outside/websites/checked-connection.ts";
import { isPublicAddress } from "#server/base/outside/websites/public-address.ts";

/** User agent by which harvested sites recognize us. */
const AGENT = "Amparo harvest";
const MAX_REDIRECTS = 5;
/** Milliseconds between two requests. */
const PAUSE_MS = 200;
const TIME_LIMIT_MS = 60_000;

/** Validators of the last fetch, by which a server says whether anything has changed. */
export interface Validator {
  readonly etag: string | null;
  readonly lastModified: string | null;
}

/** Why there is no reply that can be used. */
export class HarvestFault extends Error {
  override name = "HarvestFault";
  readonly kind: HarvestFaultKind;
  readonly detail: string;
  /** Milliseconds after which the server wants to be asked again; null where it does not say. */
  readonly retryAfterMs: number | null;
  constructor(
    kind: HarvestFaultKind,
    detail = "",
    { retryAfterMs = null, cause }: { readonly retryAfterMs?: number | null; readonly cause?: unknown } = {},
  ) {
    super(`${kind} ${detail}`.trim(), { cause });
    this.kind = kind;
    this.detail = detail;
    this.retryAfterMs = retryAfterMs;
  }
}

export interface GetOptions {
  /** Asks only for what is newer. */
  readonly validator?: Validator | undefined;
  /** Requests the rest from this byte on, if the file is unchanged. */
  readonly rest?: { readonly from: number; readonly etag: string };
  /** Milliseconds for the whole reply. */
  readonly timeLimitMs?: number;
  /** Follows no redirect to another origin. */
  readonly isSameOrigin?: boolean;
  readonly signal?: AbortSignal | undefined;
}

export interface GotReply {
  /** 200, 206, 304, 400, 404 or 416: every other one is a fault. */
  readonly status: number;
  /** For a partial reply: the offset of its first byte, and the total size; null where the server states no range. */
  readonly part: { readonly from: number; readonly of: number } | null;
  readonly validator: Validator;
  /** Unpacked. It is read to its end, or destroyed. */
  readonly body: Readable;
}

/** One request at a time, with a pause between. @throws HarvestFault */
export type PoliteGetter = (url: string, options?: GetOptions) => Promise<GotReply>;

export interface GetterDependencies {
  readonly resolve: ResolveHost;
  readonly isPublic: (address: string) => boolean;
  /** Resolves when the next request may be sent. */
  readonly pause: () => Promise<unknown>;
}

const USABLE: ReadonlySet<number> = new Set([200, 206, 304, 400, 404, 416]);
const BUSY: ReadonlySet<number> = new Set([429, 503]);

/**
 * Gets addresses without reaching a private one: all addresses of a name have to be public, and the connection goes to
 * the one that was checked. Each redirect is checked like the first address, and none gives up encryption.
 *
 * @param isPrivateAllowed operators may allow it for sources in their own network
 */
export function politeGetter(
  isPrivateAllowed: boolean,
  changes: Partial<GetterDependencies> = {},
): PoliteGetter {
  const { resolve, isPublic, pause }: GetterDependencies = {
    resolve: resolveHost,
    isPublic: (address) => isPrivateAllowed || isPublicAddress(address),
    pause: () => sleep(PAUSE_MS),
    ...changes,
  };
  let isFirst = true;
  const getOne = async (url: URL, options: GetOptions): Promise<IncomingMessage> => {
    if (!["http:", "https:"].includes(url.protocol) || url.username !== "")
      throw new HarvestFault("NOT_PUBLIC");
    if (!isFirst) await pause();
    isFirst = false;
    const addresses = await resolve(readHost(url)).catch(() => []);
    const [first] = addresses;
    if (first === undefined) throw new HarvestFault("UNREACHABLE");
    if (!addresses.every(({ address }) => isPublic(address))) throw new HarvestFault("NOT_PUBLIC");
    return begin(url, first, options);
  };
  return async (text, options = {}) => {
    let url = new URL(text);
    for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
      const reply = await getOne(url, options);
      const next = findRedirect(reply, url);
      if (next === null) return usable(reply);
      reply.destroy();
      if (options.isSameOrigin === true && next.origin !== url.origin) throw new HarvestFault("ELSEWHERE");
      url = next;
    }
    throw new HarvestFault("REDIRECTS");
  };
}

/** Target of a redirect; null where the reply is not a redirect. */
function findRedirect(
  { statusCode: status = 0, headers: { location } }: IncomingMessage,
  from: URL,
): URL | null {
  if (status < 300 || status >= 400 || status === 304 || location === undefined) return null;
  if (!URL.canParse(location, from.href)) throw new HarvestFault("STATUS", String(status));
  const next = new URL(location, from);
  if (from.protocol === "https:" && next.protocol !== "https:") throw new HarvestFault("NOT_PUBLIC");
  return next;
}

/** Seconds, or a date, which is measured by the server's own clock. */
function readRetryAfter({ headers }: IncomingMessage): number | null {
  const text = headers["retry-after"]?.trim() ?? "";
  if (/^\d{1,9}$/u.test(text)) return Number(text) * 1000;
  const asked = Date.parse(text) - Date.parse(headers.date ?? "");
  return Number.isFinite(asked) ? asked : null;
}

function usable(reply: IncomingMessage): GotReply {
  const { statusCode: status = 0, headers } = reply;
  if (!USABLE.has(status)) {
    reply.destroy();
    const kind = BUSY.has(status) ? "BUSY" : "STATUS";
    throw new HarvestFault(kind, String(status), { retryAfterMs: readRetryAfter(reply) });
  }
  const validator = { etag: kept(headers.etag), lastModified: kept(headers["last-modified"]) };
  return { status, validator, part: parseContentRange(reply), body: unpacked(reply) };
}

/** Parses `bytes 100-199/200`; null for a compressed reply, since ranges count its compressed bytes. */
function parseContentRange({ statusCode, headers }: IncomingMessage): GotReply["part"] {
  if (statusCode !== 206 || readContentEncoding(headers) !== "identity") return null;
  const [, from = "", of = ""] =
    /^bytes (\d{1,15})-\d{1,15}\/(\d{1,15})$/u.exec(headers["content-range"] ?? "") ?? [];
  return from === "" ? null : { from: Number(from), of: Number(of) };
}

function readContentEncoding(headers: IncomingMessage["headers"]): string {
  return headers["content-encoding"]?.trim().toLowerCase() ?? "identity";
}

/** One is stored for each page, so that none may be long. */
const MAX_VALIDATOR = 300;

function kept(header: string | undefined): string | null {
  return header === undefined || header.length > MAX_VALIDATOR ? null : header;
}

function begin(
  url: URL,
  address: ResolvedAddress,
  { validator, rest, timeLimitMs = TIME_LIMIT_MS, signal }: GetOptions,
): Promise<IncomingMessage> {
  const late = AbortSignal.timeout(timeLimitMs);
  const { etag = null, lastModified = null } = validator ?? {};
  return new Promise((resolve, reject) => {
    const request = requestAt(
      url,
      address,
      {
        signal: signal === undefined ? late : AbortSignal.any([late, signal]),
        headers: {
          "user-agent": AGENT,
          accept: "application/json, application/zip, */*;q=0.1",
          // A range of a compressed file cannot be requested.
          "accept-encoding": rest === undefined ? "gzip" : "identity",
          ...(etag === null ? {} : { "if-none-match": etag }),
          ...(etag === null && lastModified !== null ? { "if-modified-since": lastModified } : {}),
          ...(rest === undefined ? {} : { range: `bytes=${rest.from}-`, "if-range": rest.etag }),
        },
      },
      resolve,
    );
    request.on("error", (error) => reject(toHarvestFault(error, late)));
    request.end();
  });
}

function toHarvestFault(error: unknown, late: AbortSignal): HarvestFault {
  return error instanceof HarvestFault ? error : new HarvestFault(late.aborted ? "TIMEOUT" : "UNREACHABLE");
}

function unpacked(reply: IncomingMessage): Readable {
  if (!["gzip", "x-gzip"].includes(readContentEncoding(reply.headers))) return reply;
  // The reader of the stream gets the errors of both ends.
  return pipeline(reply, createGunzip(), () => {});
}

/**
 * The bytes of a reply, counted while they are unpacked.
 *
 * @throws HarvestFault where there are more than `maxBytes`, or the connection breaks
 */
export async function* countedBytes(body: Readable, maxBytes: number): AsyncGenerator<Buffer> {
  let count = 0;
  try {
    for await (const piece of body) {
      const bytes = Buffer.from(piece);
      count += bytes.length;
      if (count > maxBytes) throw new HarvestFault("TOO_LARGE");
      yield bytes;
    }
  } catch (error) {
    throw brokenOff(error);
  } finally {
    body.destroy();
  }
}

function brokenOff(error: unknown): HarvestFault {
  if (error instanceof HarvestFault) return error;
  const isLate = error instanceof Error && ["TimeoutError", "AbortError"].includes(error.name);
  return new HarvestFault(isLate ? "TIMEOUT" : "UNREACHABLE", "", { cause: error });
}
