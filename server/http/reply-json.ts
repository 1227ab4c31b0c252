import { hash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Shorter replies fit into one packet anyway. */
const WORTH_COMPRESSING = 1024;
/** Bytes of compressed replies that are kept, the ones used last. */
const KEPT_BYTES = 16 * 1024 * 1024;

type Encoding = "br" | "gzip";

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

  async send(request: FastifyRequest, reply: FastifyReply, json: string): Promise<FastifyReply> {
    // Written as bytes once, for the validator and for the wire.
    const bytes = Buffer.from(json);
    const digest = hash("sha1", bytes, "base64url");
    const tag = `W/"${digest}"`;
    reply.header("etag", tag).header("vary", "Authorization, Accept-Language, Accept-Encoding");
    if (isKnownTo(request.headers["if-none-match"], tag)) return reply.code(304).send();
    reply.type("application/json; charset=utf-8");
    const encoding =
      bytes.length < WORTH_COMPRESSING ? null : encodingFor(request.headers["accept-encoding"]);
    if (encoding === null) return reply.send(bytes);
    const body = await this.#compress(`${encoding} ${digest}`, encoding, bytes);
    return reply.header("content-encoding", encoding).send(body);
  }

  async #compress(key: string, encoding: Encoding, json: Buffer): Promise<Buffer> {
    const kept = this.#compressed.get(key);
    if (kept !== undefined) {
      // The one used last is the last to go.
      this.#compressed.delete(key);
      this.#compressed.set(key, kept);
      return kept;
    }
    const body = await compressed(encoding, json);
    if (!this.#compressed.has(key)) {
      this.#compressed.set(key, body);
      this.#bytes += body.length;
    }
    for (const [oldest, { length }] of this.#compressed) {
      if (this.#bytes <= KEPT_BYTES) break;
      this.#compressed.delete(oldest);
      this.#bytes -= length;
    }
    return body;
  }
}

/** Settings at which an encoder takes about a millisecond for a list. */
function compressed(encoding: Encoding, json: Buffer): Promise<Buffer> {
  if (encoding === "gzip") return promisify(gzip)(json, { level: 5 });
  const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_SIZE_HINT]: json.length };
  return promisify(brotliCompress)(json, { params });
}

/** Whether a client that has something still has the right thing. */
function isKnownTo(ifNoneMatch: string | undefined, tag: string): boolean {
  return (ifNoneMatch ?? "").split(",").some((known) => known.trim() === tag);
}

/** The best encoding that a client accepts; one that it refuses with `q=0` is not sent. */
function encodingFor(acceptEncoding: string | string[] | undefined): Encoding | null {
  const accepted = new Set(
    String(acceptEncoding ?? "")
      .toLowerCase()
      .split(",")
      .filter((part) => !/;\s*q=0(\.0*)?\s*$/.test(part))
      .map((part) => part.split(";")[0]?.trim()),
  );
  if (accepted.has("br")) return "br";
  return accepted.has("gzip") || accepted.has("*") ? "gzip" : null;
}
