import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyReply } from "fastify";
import { problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { isLocalRequest } from "#server/base/http/local-request.ts";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { plainPageHeaders } from "#server/base/http/plain-page.ts";
import { replyProblem } from "#server/base/http/reply-problem.ts";
import { newestMails } from "./newest-mails.ts";
import { listPage, messagePage } from "./outbox-page.ts";
import { readMessage } from "./read-message.ts";

/** Neither separators nor two dots in a row, so that no name leads out of the folder. */
const NAME = /^[\w-]+(?:\.[\w-]+)*\.eml$/;

/**
 * `/outbox` and `/outbox/{name}` show the demonstration's mail in the browser, with working links. Only for the
 * demonstration, and only on the machine itself: reading this mail lets one sign in as its recipients. The content
 * policy forbids all scripts and requests.
 */
export function addOutbox(app: FastifyInstance, folder: string): void {
  app.get("/outbox", async (request, reply) => {
    if (!isLocalRequest(request)) return replyProblem(reply, problem("notFound"));
    const names = await newestMails(folder);
    const mails = await Promise.all(
      names.map(async (name) => ({ name, message: await readMail(folder, name) })),
    );
    const language = negotiateLanguage(request);
    return sendPage(reply, language, listPage(mails, language));
  });
  app.get<{ Params: { name: string } }>("/outbox/:name", async (request, reply) => {
    const { name } = request.params;
    const message = isLocalRequest(request) && NAME.test(name) ? await readMail(folder, name) : null;
    if (message === null) return replyProblem(reply, problem("notFound"));
    const language = negotiateLanguage(request);
    return sendPage(reply, language, messagePage(message, language));
  });
}

async function readMail(folder: string, name: string) {
  try {
    return readMessage(await readFile(join(folder, name)));
  } catch {
    return null;
  }
}

function sendPage(reply: FastifyReply, language: Language, html: string): FastifyReply {
  return reply.headers(plainPageHeaders(language, "'none'")).send(html);
}
