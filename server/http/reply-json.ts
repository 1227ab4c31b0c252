import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { concurrencyLimit } from "#server/concurrency-limit.ts";
import { type ContentCoding, contentCoding } from "./negotiation.ts";

/** Bytes. Shorter replies fit into one packet anyway. */
const MIN_COMPRESSED_BYTES = 1024;
const SHORT: readonly ContentCoding[] = ["identity", "br", "gzip"];
/** Bytes of compressed replies that are kept, the ones used last. */
const MAX_CACHED_BYTES = 16 * 1024 * 1024;

/** Shared replies that wait for their best form; the others are compressed fast. */
const MAX_QUEUED = 10;

type Encoding = Exclude<ContentCoding, "identity">;

/**
 * Sends JSON with a validator, compressed once for all who get the same.
 *
 * Neighbours ask the same question, and compressing a list costs more than finding it. What is kept is the
 * compressed form of a reply that was made just now, found by its content: a reply is never older for it, so a
 * door that has closed cannot stay open here.
 */
export class JsonReplies {
  readonly #compressed = new Map<string, Buffer>();
  #bytes = 0;
  /** Goes with the reply object. */
  readonly #shared = new WeakMap<object, Shared>();
  /** Two at once would leave few threads for everybody else's replies, for files and for passwords. */
  readonly #thoroughly = concurrencyLimit(1, MAX_QUEUED);

  /** Sends a reply that others get too: what was written and compressed for one is there for the next. */
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

  /** @param bytes of the JSON: the validator and the wire share them */
  async send(request: FastifyRequest, reply: FastifyReply, bytes: Buffer): Promise<FastifyReply> {
    const digest = hash("sha1", bytes, "base64url");
    const encoding = this.#begin(request, reply, bytes, digest);
    if (encoding === "known") return reply.code(304).send();
    if (encoding === "identity") return reply.send(bytes);
    const body = await this.#compress(`${encoding} ${digest}`, encoding, bytes);
    return reply.header("content-encoding", encoding).send(body);
  }

  /** The headers of a reply, and how it is to be compressed; `known`: the client has it. */
  #begin(
    request: FastifyRequest,
    reply: FastifyReply,
    bytes: Buffer,
    digest: string,
  ): ContentCoding | "known" {
    const tag = `W/"${digest}"`;
    reply.header("etag", tag).header("vary", "Authorization, Accept-Language, Accept-Encoding");
    if (matchesEtag(request.headers["if-none-match"], tag)) return "known";
    reply.type("application/json; charset=utf-8");
    return contentCoding(request, bytes.length < MIN_COMPRESSED_BYTES ? SHORT : undefined);
  }

  async #compress(key: string, encoding: Encoding, json: Buffer): Promise<Buffer> {
    const cached = this.#compressed.get(key);
    if (cached !== undefined) {
      // The one used last is the last to go.
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
  /** Under way or done. */
  compressed: Map<Encoding, Promise<Buffer>>;
}

interface Effort {
  gzip: number;
  brotli: number;
}
/** An encoder takes about a millisecond for a list. */
const FAST: Effort = { gzip: 5, brotli: 4 };
/** A tenth of a second for the pack of an area; the last twentieth of its size would cost fifteen times as long. */
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

/** Whether a client that has something still has the right thing. */
function matchesEtag(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim() === tag);
}
