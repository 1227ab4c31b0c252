import type { FastifyInstance } from "fastify";
import { invalid } from "#domain/base/contract/problems.ts";
import { isWellFormedText } from "#domain/base/contract/text.ts";
import { extractQuery, readQueryString } from "./query-string.ts";
import { replyProblem } from "./reply-problem.ts";

/**
 * Rejects malformed requests for the whole app: addresses with invalid percent-encoding or UTF-8, NUL anywhere,
 * bodies that are not JSON in UTF-8, and requests without a host.
 */
export function checkRequests(app: FastifyInstance): void {
  app.addHook("onRequest", async (request, reply) => {
    if (request.headers.host === undefined) return replyProblem(reply, invalid({ host: "required" }));
    const query = extractQuery(request.url);
    const path = request.url.slice(0, request.url.length - query.length);
    if (!isReadable(path)) return replyProblem(reply, invalid({ path: "notText" }));
    if (query === "") return;
    const parameters = readQueryString(query);
    if (!parameters.ok) return replyProblem(reply, parameters.problem);
    for (const [name, value] of Object.entries(parameters.value)) {
      if (!isWellFormedText(name)) return replyProblem(reply, invalid({ query: "notText" }));
      if (![value ?? ""].flat().every(isWellFormedText)) {
        return replyProblem(reply, invalid({ [name]: "notText" }));
      }
    }
  });

  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeAllContentTypeParsers();
  app.addContentTypeParser("application/json", { parseAs: "buffer" }, (request, body, done) => {
    const text = readUtf8(body);
    if (text === null) done(Object.assign(new Error("The body is not UTF-8."), { statusCode: 400 }));
    // Older clients declare JSON without a body; a call that needs one reports it.
    else if (text === "") done(null, undefined);
    else void parseJson(request, text, done);
  });
}

const utf8 = new TextDecoder("utf-8", { fatal: true });

function readUtf8(bytes: string | Buffer): string | null {
  try {
    return typeof bytes === "string" ? bytes : utf8.decode(bytes);
  } catch {
    return null;
  }
}

function isReadable(path: string): boolean {
  try {
    return isWellFormedText(decodeURIComponent(path.replace("?", "")));
  } catch {
    return false;
  }
}
