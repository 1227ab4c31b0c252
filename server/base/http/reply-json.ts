import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { concurrencyLimit } from "#server/base/load/concurrency-limit.ts";
import { type ContentCoding, contentCoding } from "./negotiation.ts";

/** Bytes. Shorter replies fit into one packet uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;
const SHORT: readonly ContentCoding[] = ["identity", "br", "gzip"];
/** Maximum bytes of cached compressed replies, least recently used evicted. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** Shared replies queued for thorough compression; others are compressed fast. */
const MAX_QUEUED = 10;

type Encoding = Exclude<ContentCoding, "identity">;

/**
 * Sends JSON with an `ETag`, compressed once for all clients that get identical content.
 *
 * Visitors nearby request the same lists, and compressing one costs more than finding it. The cache is keyed by
 * content, so that replies are never stale.
 */
export class JsonReplies {
  readonly #compressed = new Map<string, Buffer>();
  #bytes = 0;
  /** Lives as long as the reply object. */
  readonly #shared = new WeakMap<object, Shared>();
  /** One at a time, which leaves threads for other replies, files and passwords. */
  readonly #thoroughly = concurrencyLimit(1, MAX_QUEUED);

  /** Sends a shared reply, serialized and compressed once. */
  async sendShared(
    request: FastifyRequest,
    reply: FastifyReply,
    value: unknown,
    write: (value: unknown) => string,
  ): Promise<FastifyReply> {
    if (typeof value !== "object" || value === null) {
      return this.send(request, reply, Buffer.from(write(value)));
    }
    let shared = this.#shared.get(value);
    if (shared === undefined) {
      const bytes = Buffer.from(write(value));
      shared = { bytes, digest: hash("sha1", bytes, "base64url"), compressed: new Map() };
      this.#shared.set(value, shared);
    }
    const encoding = this.#begin(request, reply, shared.bytes, shared.digest);
    if (encoding === "known") return reply.code(304).send();
    if (encoding === "identity") return reply.send(shared.bytes);
    const body = shared.compressed.get(encoding) ?? this.#compressThoroughly(encoding, shared.bytes);
    shared.compressed.set(encoding, body);
    return reply.header("content-encoding", encoding).send(await body);
  }

  async #compressThoroughly(encoding: Encoding, json: Buffer): Promise<Buffer> {
    const body = await this.#thoroughly.run(() => compressed(encoding, json, THOROUGH));
    return body ?? compressed(encoding, json, FAST);
  }

  /**
   * @param bytes of the JSON
   * @param version of the one thing that the reply is; null: of none
   */
  async send(
    request: FastifyRequest,
    reply: FastifyReply,
    bytes: Buffer,
    version: number | null = null,
  ): Promise<FastifyReply> {
    const digest = hash("sha1", bytes, "base64url");
    const mark = version === null ? digest : `${version}-${digest}`;
    const encoding = this.#begin(request, reply, bytes, mark);
    if (encoding === "known") return reply.code(304).send();
    if (encoding === "identity") return reply.send(bytes);
    const body = await this.#compress(`${encoding} ${digest}`, encoding, bytes);
    return reply.header("content-encoding", encoding).send(body);
  }

  /** Sets the headers of a reply and negotiates its coding; `known`: the client has this version. */
  #begin(request: FastifyRequest, reply: FastifyReply, bytes: Buffer, mark: string): ContentCoding | "known" {
    const tag = `W/"${mark}"`;
    reply.header("etag", tag).header("vary", "Authorization, Accept-Language, Accept-Encoding");
    if (matchesEtag(request.headers["if-none-match"], tag)) return "known";
    reply.type("application/json; charset=utf-8");
    return contentCoding(request, bytes.length < MIN_COMPRESSED_BYTES ? SHORT : undefined);
  }

  async #compress(key: string, encoding: Encoding, json: Buffer): Promise<Buffer> {
    const cached = this.#compressed.get(key);
    if (cached !== undefined) {
      // Reinserting moves it to the end of the eviction order.
      this.#compressed.delete(key);
      this.#compressed.set(key, cached);
      return cached;
    }
    const body = await compressed(encoding, json, FAST);
    if (!this.#compressed.has(key)) {
      this.#compressed.set(key, body);
      this.#bytes += body.length;
    }
    for (const [oldest, { length }] of this.#compressed) {
      if (this.#bytes <= MAX_CACHED_BYTES) break;
      this.#compressed.delete(oldest);
      this.#bytes -= length;
    }
    return body;
  }
}

interface Shared {
  bytes: Buffer;
  digest: string;
  /** Pending or resolved. */
  compressed: Map<Encoding, Promise<Buffer>>;
}

interface Effort {
  gzip: number;
  brotli: number;
}
/** About a millisecond for a list. */
const FAST: Effort = { gzip: 5, brotli: 4 };
/** A tenth of a second for the pack of an area; the last 5 % of its size would take fifteen times as long. */
const THOROUGH: Effort = { gzip: 9, brotli: 9 };

function compressed(encoding: Encoding, json: Buffer, effort: Effort): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(json, { level: effort.gzip });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: effort.brotli,
    [constants.BROTLI_PARAM_SIZE_HINT]: json.length,
    [constants.BROTLI_PARAM_LGWIN]: effort === FAST ? constants.BROTLI_DEFAULT_WINDOW : 24,
  };
  return promisify(brotliCompress)(json, { params });
}

/** Whether `If-None-Match` contains the tag. */
function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim() === tag);
}
