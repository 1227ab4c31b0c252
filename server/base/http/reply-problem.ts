import type { FastifyReply } from "fastify";
import type { Problem } from "#domain/base/contract/problems.ts";

/** `Retry-After` in seconds of an overloaded server. */
export const RETRY_SECONDS = 10;

/** Sends `{code, message, fields}` with its status, not cacheable. */
export function replyProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return withStatus(reply, problem).type("application/json; charset=utf-8").send(JSON.stringify(problem));
}

/** The message alone, for files, and for the calls whose older clients compare it as text. */
export function replyInPlainText(reply: FastifyReply, problem: Problem): FastifyReply {
  return withStatus(reply, problem).type("text/plain; charset=utf-8").send(problem.message);
}

function withStatus(reply: FastifyReply, { code }: Problem): FastifyReply {
  if (code === 503 && !reply.hasHeader("retry-after")) reply.header("retry-after", RETRY_SECONDS);
  return reply.code(code).header("cache-control", "no-store");
}
