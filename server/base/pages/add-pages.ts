import { readFile } from "node:fs/promises";
import { join } from "node:path";
import "@fastify/cookie";
import fastifyStatic from "@fastify/static";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { CallApi } from "#domain/base/contract/call-api.ts";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import type { Language } from "#domain/base/languages/language.ts";
import { createClient } from "#server/base/http/client.ts";
import { negotiateLanguage } from "#server/base/http/negotiation.ts";
import { replyProblem } from "#server/base/http/reply-problem.ts";
import { mayUseCookies, requestOrigin } from "#server/base/http/same-origin.ts";
import type { Viewer } from "#server/base/http/viewer.ts";
import { omitKeepAlive } from "./omit-keep-alive.ts";
import { pageAddress } from "./page-address.ts";
import { answerForm, FORM_PATHS, type FormResult } from "./page-forms.ts";
import { answerAddress, answerSearch, SEARCH_PATHS, type SearchResult } from "./page-search.ts";
import { toPageViewer } from "./page-viewer.ts";
import { sendRendered } from "./send-rendered.ts";
import type { SendUnavailable, UnavailableDependencies } from "./unavailable-page.ts";

export interface PageDependencies extends Omit<UnavailableDependencies, "logFailure"> {
  /** The viewer of the request's session cookie. */
  viewerOf: (request: FastifyRequest, now: number) => Promise<Viewer>;
  defaultPlace: string | null;
  /** Whether this user (UUID) has a shelter of their own. */
  ownsShelter: (userId: string) => Promise<boolean>;
  sendUnavailable: SendUnavailable;
}

/** Serves pages and their files. */
export async function addPages(app: FastifyInstance, dependencies: PageDependencies): Promise<void> {
  const { source, sendUnavailable } = dependencies;
  const errorHandler = async (error: FastifyError, request: FastifyRequest, reply: FastifyReply) =>
    sendUnavailable(error, request, reply);
  // biome-ignore lint/nursery/noMisusedPromises: plugins may be asynchronous, which this overload hides.
  await app.register((scope) => addFiles(scope, source.folder));

  /** Renders a page as the reply to a request; `answer` handles a submitted form first. */
  const sendPage = async (
    request: FastifyRequest,
    reply: FastifyReply,
    answer?: (callApi: CallApi, address: string, language: Language) => Promise<PageResult | null>,
  ) => {
    const now = dependencies.now();
    const origin = requestOrigin(request, dependencies.publicUrl);
    if (origin === null) return replyProblem(reply, invalid({ host: "notText" }));
    const address = pageAddress(request.url);
    // Links that a page derives from its own address would lead to another site.
    if (/^[/\\]{2}/.test(request.url)) return reply.redirect(address, 308);
    const viewer = await dependencies.viewerOf(request, now);
    // The language of mail to a form's sender; pages name the language of their calls themselves.
    const language = negotiateLanguage(request);
    const callApi = dependencies.callsOf({ viewer, language, now, client: createClient(request, reply) });
    reply
      .header("cache-control", viewer.kind === "guest" ? "private, no-cache" : "private, no-store")
      .header("vary", "Cookie, Accept-Language, Accept-Encoding, Save-Data");
    const result = answer === undefined ? { outcome: null } : await answer(callApi, address, language);
    if (result === null) return replyProblem(reply, problem("notFound"));
    if (result.outcome === undefined) return reply.redirect(result.location, 303);
    const { renderer, assets, policyOf } = await source.current();
    const page = await renderer.render({
      address,
      cookieHeader: request.headers.cookie ?? "",
      language,
      languages: request.server.languages,
      now,
      origin,
      links: dependencies.links,
      defaultPlace: dependencies.defaultPlace,
      exitUrl: dependencies.exitUrl,
      assets,
      savesData: request.headers["save-data"] === "on",
      viewer: await toPageViewer(viewer, dependencies.ownsShelter),
      callApi,
      outcome: result.outcome,
      typed: "typed" in result ? result.typed : null,
      danger: "danger" in result ? result.danger : null,
      unavailable: null,
    });
    return sendRendered(request, reply, page, policyOf);
  };

  app.get("/*", { errorHandler, config: { isPage: true } }, (request, reply) =>
    sendPage(request, reply, (callApi, address, language) => answerAddress(address, language, callApi)),
  );
  app.register((scope, _, done) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_, body, parsed) => parsed(null, new Map(new URLSearchParams(String(body)))),
    );
    for (const path of FORM_PATHS) {
      scope.post(path, { errorHandler, config: { isPage: true } }, async (request, reply) => {
        if (!mayUseCookies(request, dependencies.publicUrl)) return replyProblem(reply, problem("forbidden"));
        const fields: unknown = request.body;
        return sendPage(request, reply, async (callApi, address) =>
          fields instanceof Map
            ? answerForm(fields, new URL(address, "http://amparo.invalid").searchParams, callApi)
            : null,
        );
      });
    }
    for (const path of SEARCH_PATHS) {
      scope.post(path, { errorHandler, config: { isPage: true } }, async (request, reply) => {
        if (!mayUseCookies(request, dependencies.publicUrl)) return replyProblem(reply, problem("forbidden"));
        const fields: unknown = request.body;
        return sendPage(request, reply, async (callApi, address, language) =>
          fields instanceof Map ? answerSearch(fields, address, language, callApi) : null,
        );
      });
    }
    done();
  });
}

/** A form's, or a search's. */
type PageResult = FormResult | SearchResult;

const YEAR_SECONDS = 365 * 86_400;

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
    omitKeepAlive(reply);
    if (!request.url.startsWith("/assets/")) return;
    // Scripts and styles are subject to the policy of their document; an image can be a document itself.
    reply.removeHeader("content-security-policy");
    // These files are the same for everyone and contain no personal data, so other sites learn nothing by loading them.
    reply.removeHeader("cross-origin-resource-policy");
    // RFC 9239. Modules are UTF-8, whatever else is said.
    if (/\.js(\?|$)/.test(request.url)) reply.header("content-type", "text/javascript");
  });
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    preCompressed: true,
    cacheControl: false,
    setHeaders: (reply) => {
      reply.header("cache-control", `max-age=${YEAR_SECONDS}, immutable`);
    },
    decorateReply: false,
    index: false,
    // File names are content hashes, so files are cached forever, without ranges.
    etag: false,
    lastModified: false,
    acceptRanges: false,
  });
  const icon = await readFile(join(folder, "icon.svg"));
  app.get("/icon.svg", (_, reply) =>
    reply.header("cache-control", "public, max-age=86400").type("image/svg+xml").send(icon),
  );
}
