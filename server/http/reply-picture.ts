import type { FastifyReply } from "fastify";
import * as z from "zod/mini";
import { readFile } from "#domain/files/file-calls.ts";

/** Sends a picture to somebody who may see it; nobody on the way keeps it, and no page of another site shows it. */
export function replyPicture(reply: FastifyReply, value: unknown): FastifyReply {
  const { bytes, type } = z.parse(readFile.reply, value);
  return reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", "inline")
    .type(type)
    .send(bytes);
}
