import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { readFile } from "#domain/feedback/files/file-calls.ts";

/** Sends a picture, not cacheable by proxies and not embeddable by other sites. */
export function replyPicture(reply: FastifyReply, value: unknown): FastifyReply {
  const { bytes, type } = z.parse(readFile.reply, value);
  return reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", "inline")
    .type(type)
    .send(bytes);
}
