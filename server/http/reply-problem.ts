import type { FastifyReply } from "fastify";
import type { Problem } from "#domain/contract/problems.ts";

/** Sends `{code, message, fields}` with its status. A problem is never kept by anybody on the way. */
export function replyProblem(reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.code)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send(JSON.stringify(problem));
}
