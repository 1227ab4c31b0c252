import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallApi } from "#domain/contract/call-api.ts";
import type { OutsideLinks, PageCookie, RenderedPage } from "#domain/contract/page-rendering.ts";
import { invalid, problem } from "#domain/contract/problems.ts";
import type { PublicCrisisLine } from "#domain/crisis-lines/crisis-line-calls.ts";
import { clientOf } from "#server/http/client.ts";
import type { LogFailure } from "#server/http/failure-log.ts";
import { problemOfError } from "#server/http/failures.ts";
import { contentCoding, languageOf } from "#server/http/negotiation.ts";
import { RETRY_SECONDS, replyProblem } from "#server/http/reply-problem.ts";
import { isSafeMethod, mayUseCookies, requestOrigin } from "#server/http/same-origin.ts";
import { GUEST, type RequestContext, type Viewer } from "#server/http/viewer.ts";
import { databaseFault } from "#server/sql/database-fault.ts";
import { pageAddress } from "./page-address.ts";
import { answerForm, FORM_PATHS, type FormResult } from "./page-forms.ts";
import type { PageBuild, PageSource } from "./page-source.ts";
import { pageViewerOf } from "./page-viewer.ts";

export interface PageDependencies {
  source: PageSource;
  /** The viewer of the request's session cookie. */
  viewerOf: (request: FastifyRequest, now: number) => Promise<Viewer>;
  /** Makes calls in process, in a page request's context. */
  callsOf: (context: RequestContext) => CallApi;
  now: () => number;
  logFailure: LogFailure;
  /** Null: taken from the request. */
  publicUrl: string | null;
  links: OutsideLinks;
  defaultPlace: string | null;
  /** Neutral page of the quick exit. */
  exitUrl: string;
}

/** Serves pages and their files. */
export async function addPages(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const { source } = dependencies;
  // biome-ignore lint/nursery/noMisusedPromises: plugins may be asynchronous, which this overload hides.
  await app.register((scope) => addFiles(scope, source.folder));

  /** Renders a page as the reply to a request; `answer` handles a submitted form first. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer?: (callApi: CallApi, address: string) => Promise<FormResult | null>,
  ) => {
    const now = dependencies.now();
    const origin = requestOrigin(request, dependencies.publicUrl);
    if (origin === null) return replyProblem(reply, invalid({ host: "notText" }));
    const address = pageAddress(request.url);
    // Links that a page derives from its own address would lead to another site.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect(address, 308);
    const viewer = await dependencies.viewerOf(request, now);
    // The language of mail to a form's sender; pages name the language of their calls themselves.
    const language = languageOf(request);
    const callApi = dependencies.callsOf({ viewer, language, now, client: clientOf(request, reply) });
    reply
      .header("cache-control", viewer.kind === "guest" ? "private, no-cache" : "private, no-store")
      .header("vary", "Cookie, Accept-Language, Accept-Encoding, Save-Data");
    const result = answer === undefined ? { outcome: null } : await answer(callApi, address);
    if (result === null) return replyProblem(reply, problem("notFound"));
    if (result.outcome === undefined) return reply.redirect(result.location, 303);
    const { renderer, assets, policyOf } = await source.current();
    const page = await renderer.render({
      address,
      cookieHeader: request.headers.cookie ?? "",
      language,
      now,
      origin,
      links: dependencies.links,
      defaultPlace: dependencies.defaultPlace,
      exitUrl: dependencies.exitUrl,
      assets,
      savesData: request.headers["save-data"] === "on",
      viewer: pageViewerOf(viewer),
      callApi,
      outcome: result.outcome,
      unavailable: null,
    });
    return sendRendered(request, reply, page, policyOf);
  };

  const sendRendered = (
    request: FastifyRequest,
    reply: FastifyReply,
    page: RenderedPage,
    policyOf: PageBuild["policyOf"],
  ) => {
    for (const cookie of page.cookies) reply.header("set-cookie", cookieHeader(cookie, request));
    if (page.location !== null) return reply.code(page.status).header("location", page.location).send();
    reply
      .code(page.status)
      .header("content-security-policy", policyOf(page.parts))
      .header("content-language", page.language)
      // "Back" needs to know whether the previous page was ours.
      .header("referrer-policy", "same-origin")
      .header("permissions-policy", "geolocation=(self)")
      .type("text/html; charset=utf-8");
    return sendCompressed(request, reply, page.html);
  };

  /** Renders a page that needs no database. Other errors are left to the app's error handler. */
  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const origin = requestOrigin(request, dependencies.publicUrl);
    if (databaseFault(error) === null || origin === null) throw error;
    dependencies.logFailure(error, request);
    const now = dependencies.now();
    const language = languageOf(request);
    const callApi = dependencies.callsOf({ viewer: GUEST, language, now, client: clientOf(request, reply) });
    const { renderer, assets, policyOf } = await source.current();
    const page = await renderer.render({
      address: pageAddress(request.url),
      cookieHeader: request.headers.cookie ?? "",
      language,
      now,
      origin,
      links: dependencies.links,
      defaultPlace: null,
      exitUrl: dependencies.exitUrl,
      assets,
      savesData: request.headers["save-data"] === "on",
      viewer: null,
      callApi,
      outcome: null,
      unavailable: {
        problem: problemOfError(error, isSafeMethod(request)).key,
        crisisLines: await cachedCrisisLines(callApi),
      },
    });
    reply.header("cache-control", "no-store").header("retry-after", RETRY_SECONDS);
    return sendRendered(request, reply, page, policyOf);
  };
  app.get("/*", { errorHandler }, (request, reply) => sendPage(request, reply));
  app.register((scope, _, done) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_, body, parsed) => parsed(null, new Map(new URLSearchParams(String(body)))),
    );
    for (const path of FORM_PATHS) {
      scope.post(path, { errorHandler }, async (request, reply) => {
        if (!mayUseCookies(request, dependencies.publicUrl)) return replyProblem(reply, problem("forbidden"));
        const fields: unknown = request.body;
        return sendPage(request, reply, async (callApi, address) =>
          fields instanceof Map
            ? answerForm(fields, new URL(address, "http://amparo.invalid").searchParams, callApi)
            : null,
        );
      });
    }
    done();
  });
}

/** Those that the call has in memory; none before it was first answered. */
async function cachedCrisisLines(callApi: CallApi): Promise<readonly PublicCrisisLine[]> {
  try {
    const answer = await callApi("GET /crisis-lines", { query: { sort: "ranking", limit: "100" } });
    return answer.ok ? answer.reply : [];
  } catch (error) {
    if (databaseFault(error) === null) throw error;
    return [];
  }
}

/** Headers that apply to documents only; files go without them to save bytes. */
const DOCUMENT_HEADERS = [
  "cross-origin-opener-policy",
  "origin-agent-cluster",
  "referrer-policy",
  "x-dns-prefetch-control",
  "x-frame-options",
];

async function addFiles(app: FastifyInstance, folder: string): Promise<void> {
  app.addHook("onSend", async (request, reply) => {
    for (const name of DOCUMENT_HEADERS) reply.removeHeader(name);
    // Scripts and styles are subject to the policy of their document; an image can be a document itself.
    if (request.url.startsWith("/assets/")) reply.removeHeader("content-security-policy");
  });
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    immutable: true,
    maxAge: "365d",
    decorateReply: false,
    index: false,
    // Their names are content hashes: cached forever, without ranges.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  const icon = await readFile(join(folder, "icon.svg"));
  app.get("/icon.svg", (_, reply) =>
    reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(icon),
  );
}

function cookieHeader({ name, value, maxAge }: PageCookie, request: FastifyRequest): string {
  const age = maxAge === null ? "" : `; Max-Age=${maxAge}`;
  const secure = request.protocol === "https" ? "; Secure" : "";
  return `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${age}${secure}`;
}

/** Fast settings, since each page is rendered anew. */
async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  html: string,
): Promise<FastifyReply> {
  const coding = contentCoding(request);
  if (coding === "identity") return reply.send(html);
  reply.header("content-encoding", coding);
  if (coding === "gzip") return reply.send(await promisify(gzip)(html, { level: 6 }));
  const params = { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: html.length };
  return reply.send(await promisify(brotliCompress)(html, { params }));
}
