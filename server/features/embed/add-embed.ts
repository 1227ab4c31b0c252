import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import type { NamedDanger } from "#domain/danger/danger-header.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import {
  type EmbedOptions,
  embedOptions,
  findEmbedPoint,
  isPoint,
  toEmbedParameters,
} from "#domain/embed/embed-options.ts";
import { createClient } from "#server/base/http/client.ts";
import { allowAnyOrigin } from "#server/base/http/cross-origin.ts";
import type { LogFailure } from "#server/base/http/failure-log.ts";
import { problemOfError } from "#server/base/http/failures.ts";
import { contentCoding, preferredLanguage, servedLanguage } from "#server/base/http/negotiation.ts";
import { replyInPlainText } from "#server/base/http/reply-problem.ts";
import { requestOrigin } from "#server/base/http/same-origin.ts";
import { GUEST, type RequestContext } from "#server/base/http/viewer.ts";
import { type WrittenWords, writtenWords } from "#words/embed/embed-words.ts";
import { spokenLanguage } from "#words/embed/spoken-language.ts";
import { embedDocument } from "./embed-document.ts";
import type { ReadEmbedFile } from "./embed-files.ts";
import { readTrialChoices } from "./trial-choices.ts";
import { tryDocument } from "./try-document.ts";

export interface EmbedDependencies {
  readonly readFile: ReadEmbedFile;
  readonly callsOf: (context: RequestContext) => CallApi;
  /** Public origin of the app; null: taken from the request. */
  readonly publicUrl: string | null;
  readonly now: () => number;
  readonly logFailure: LogFailure;
}

/** The script is asked for anew within the hour after an upgrade. */
const SCRIPT_CACHING = "public, max-age=3600";
const OWN = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
];
/** The one page that others may frame. It knows no one: no cookie is read or set, and nothing on it acts. */
const FRAME_POLICY = [...OWN, "base-uri 'none'", "form-action 'none'", "frame-ancestors *"].join("; ");
const TRY_POLICY = [
  ...OWN,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join("; ");

/** Serves lists for pages of other sites: `/embed.js`, the page `/embed` in their frames, and `/embed/try`. */
export function addEmbed(app: FastifyInstance, dependencies: EmbedDependencies): void {
  const { readFile, callsOf, publicUrl, now, logFailure } = dependencies;
  const sendFile = async (request: FastifyRequest, reply: FastifyReply, name: string) => {
    const file = await readFile(name);
    if (file === null) return replyInPlainText(reply, problem("notFound"));
    const coding = contentCoding(request);
    allowAnyOrigin(reply);
    reply
      .header("cache-control", SCRIPT_CACHING)
      .header("vary", "Accept-Encoding")
      .type(`text/${name.endsWith(".css") ? "css" : "javascript"}; charset=utf-8`);
    if (coding !== "identity") reply.header("content-encoding", coding);
    return reply.send(file[coding]);
  };
  app.get("/embed.js", (request, reply) => sendFile(request, reply, "embed.js"));
  app.get<{ Params: { name: string } }>("/embed/:name", (request, reply) =>
    sendFile(request, reply, request.params.name),
  );
  app.get("/embed/words", async (request, reply) => {
    const { language } = read(request);
    allowAnyOrigin(reply);
    return reply
      .header("cache-control", SCRIPT_CACHING)
      .header("vary", "Accept-Language")
      .send(wordsToSend(language));
  });

  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const found = problemOfError(error, true);
    if (found.code >= 500) logFailure(error, request);
    return replyInPlainText(reply, found);
  };
  app.get("/embed", { errorHandler }, async (request, reply) => {
    const { options, language } = read(request);
    const callApi = callsOf({ viewer: GUEST, language, now: now(), client: createClient(request, reply) });
    const place = await findPlace(options, callApi);
    const answer = await callApi("GET /services", {
      query: { ...toEmbedParameters(options, place), lang: language },
    });
    const danger =
      answer.ok && answer.danger !== undefined ? await helpIn(answer.danger, language, callApi) : null;
    reply
      .code(answer.ok ? 200 : answer.problem.code)
      .removeHeader("x-frame-options")
      .header("cross-origin-resource-policy", "cross-origin");
    return sendDocument(
      reply,
      FRAME_POLICY,
      embedDocument(answer.ok ? answer.reply : null, { language, place, danger }),
      danger === null ? "no-cache" : "no-store",
    );
  });
  app.get("/embed/try", { errorHandler }, async (request, reply) => {
    const origin = requestOrigin(request, publicUrl);
    if (origin === null) return replyInPlainText(reply, invalid({ host: "notText" }));
    const { options, language } = read(request);
    const callApi = callsOf({ viewer: GUEST, language, now: now(), client: createClient(request, reply) });
    const choices = await readTrialChoices(options, callApi);
    const document = tryDocument(options, choices, { origin, language, languages: app.languages });
    return sendDocument(reply, TRY_POLICY, document, publicUrl === null ? "no-store" : "no-cache");
  });
}

function read(request: FastifyRequest): { options: EmbedOptions; language: Language } {
  const { searchParams } = new URL(request.url, "http://amparo.invalid");
  const options = embedOptions((option) => searchParams.get(option));
  const { languages } = request.server;
  const asked = options.lang === undefined ? preferredLanguage(request, languages) : null;
  return { options, language: asked ?? servedLanguage(request, options.lang) ?? "en" };
}

/** The words that the script does not contain. */
function wordsToSend(language: Language): WrittenWords {
  const spoken = spokenLanguage(language);
  return { ...spoken, words: writtenWords(spoken.words) };
}

/** `longitude|latitude` of the place that is named; null where none is, and where no one knows it. */
async function findPlace({ place }: EmbedOptions, callApi: CallApi): Promise<string | null> {
  if (place === undefined || isPoint(place)) return place ?? null;
  const answer = await callApi("GET /places", { query: { q: place } });
  return answer.ok ? findEmbedPoint(place, answer.reply) : null;
}

/** Above the list, also without scripts. */
async function helpIn(
  { family, isNow, hintedOnly }: NamedDanger,
  lang: Language,
  callApi: CallApi,
): Promise<DangerHelp | null> {
  const answer = await callApi("GET /danger/{family}", {
    params: { family },
    query: { lang, now: String(isNow), hint: String(hintedOnly) },
  });
  return answer.ok ? answer.reply : null;
}

function sendDocument(reply: FastifyReply, policy: string, html: string, caching = "no-cache"): FastifyReply {
  return reply
    .header("content-security-policy", policy)
    .header("cache-control", caching)
    .header("vary", "Accept-Language")
    .type("text/html; charset=utf-8")
    .send(html);
}
