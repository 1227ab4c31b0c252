import type { Socket } from "node:net";
import { invalid, type Problem, problem } from "#domain/base/contract/problems.ts";

/** Answers malformed HTTP in the same shape as all problems, and closes the connection. */
export function answerMalformedRequests(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || !socket.writable) {
    socket.destroy();
    return;
  }
  const found = toProblem(error.code);
  const body = JSON.stringify(found);
  const status = found.code === 413 ? "413 Content Too Large" : "400 Bad Request";
  socket.end(
    [
      `HTTP/1.1 ${status}`,
      "content-type: application/json; charset=utf-8",
      "cache-control: no-store",
      "connection: close",
      `content-length: ${Buffer.byteLength(body)}`,
      "",
      body,
    ].join("\r\n"),
  );
}

function toProblem(code: string | undefined): Problem {
  return code === "HPE_HEADER_OVERFLOW"
    ? problem("contentTooLarge", { address: "tooLong" })
    : invalid({ request: "notText" });
}
