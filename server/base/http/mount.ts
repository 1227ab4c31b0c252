import { Readable } from "node:stream";
import type { FastifyContextConfig, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { API_BASE } from "#domain/base/contract/address.ts";
import type { Call } from "#domain/base/contract/call.ts";
import type { RawParameters } from "#domain/base/contract/parameters.ts";
import { type Checked, invalid, type Problem, problem } from "#domain/base/contract/problems.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { DANGER_HEADER, type NamedDanger, writeDanger } from "#domain/danger/danger-header.ts";
import { createClient } from "./client.ts";
import { answerPreflights, denyOtherOrigins } from "./cross-origin.ts";
import { addFileFormParser, fileFormReader, type ReadFileForm, toIncomingFile } from "./file-form.ts";
import { type FindViewer, identify, readTokens } from "./identify.ts";
import { preferredLanguage } from "./negotiation.ts";
import { extractQuery, readQueryString } from "./query-string.ts";
import { hourlyLimit } from "./rate-limit.ts";
import { JsonReplies } from "./reply-json.ts";
import { replyPicture } from "./reply-picture.ts";
import { replyInPlainText, replyProblem } from "./reply-problem.ts";
import type { DownloadAnswer, Route, StreamedAnswer } from "./route.ts";
import { requestOrigin } from "./same-origin.ts";
import { toBuffer } from "./serialized-json.ts";
import { compileSerializer } from "./serializer.ts";
import { GUEST, type RequestContext, type Viewer } from "./viewer.ts";

/** Dependencies of mounting routes. */
export interface MountDependencies {
  readonly now: () => number;
  readonly findViewer: FindViewer;
  /** Public origin of the app; null: taken from each request. */
  readonly publicOrigin: string | null;
}

const METHODS = ["GET", "POST", "PUT", "DELETE", "PATCH"] as const;

/**
 * Registers the declared calls with the framework. Each request passes in order: rate limit (before anything else,
 * for the whole app) → identify → permit → validate → handle → serialize.
 */
export function mountRoutes(
  app: FastifyInstance,
  routes: readonly Route[],
  dependencies: MountDependencies,
): void {
  const shared = { replies: new JsonReplies(), readFileForm: fileFormReader() };
  for (const route of routes) {
    if (route.call.consumes === undefined) mountRoute(app, route, dependencies, shared);
    else inScope(app, (scope) => mountRoute(addFileFormParser(scope), route, dependencies, shared));
  }
  for (const [path, calls] of byPath(routes)) {
    if (calls.some(isPublicRead)) answerPreflights(app, path);
    rejectOtherMethods(app, path, calls);
  }
}

/** Encapsulates what `mount` registers. */
function inScope(app: FastifyInstance, mount: (scope: FastifyInstance) => void): void {
  app.register((scope, _, done) => {
    mount(scope);
    done();
  });
}

/** Public reads may be called from any site, without cookies. Pictures are not public. */
function isPublicRead(call: Call): boolean {
  const isPublic = call.who === "anyone" && call.isForOwnPages !== true;
  return isPublic && call.method === "GET" && call.produces === undefined;
}

/** Route `config` of how a call counts toward the limit on load. */
function toLoadConfig(call: Call): FastifyContextConfig {
  if (call.isProbe === true) return { load: "always" };
  if (call.hasOwnQueue === true) return { load: "signIn" };
  const { isInBackground } = call;
  if (isInBackground !== undefined) {
    return { load: (query) => (isInBackground(query) ? "background" : undefined) };
  }
  return call.consumes === undefined ? {} : { load: "arriving" };
}

/** State shared by all routes of an app. */
interface Shared {
  readonly replies: JsonReplies;
  readonly readFileForm: ReadFileForm;
}

function mountRoute(
  app: FastifyInstance,
  route: Route,
  dependencies: MountDependencies,
  shared: Shared,
): void {
  const { call } = route;
  const serialize = call.produces === undefined ? compileSerializer(call.reply) : null;
  app.route({
    method: call.method,
    url: toRouteUrl(call.path),
    config: {
      ...(call.isProbe === true ? { rateLimit: false } : hourlyLimit(call.maxPerHour)),
      isPublicRead: isPublicRead(call),
      ...toLoadConfig(call),
    },
    handler: async (request, reply) => {
      const query = readServedQuery(request);
      if (!query.ok) return replyProblem(reply, query.problem);
      const isInBackground = call.isInBackground?.(query.value) ?? false;
      const context = await createRequestContext(call, request, reply, { ...dependencies, isInBackground });
      // The moment that the reply is true of: browsers go by it where the device's clock is wrong.
      reply.header("date", new Date(context.now).toUTCString());
      const body = await readRequestBody(call, request, shared);
      if (!body.ok) return replyProblem(reply, body.problem);
      const params = readPathParameters(request.params);
      const answer = await route.respond({ params, query: query.value, body: body.value }, context);
      if (!answer.ok) return replyRefusal(call, reply, answer);
      const caching =
        "danger" in answer && answer.danger !== undefined
          ? "no-store"
          : cacheControlFor(call, context.viewer, dependencies.publicOrigin);
      if ("lines" in answer) return sendLines(reply.header("cache-control", caching), answer);
      if ("download" in answer) return sendDownload(request, reply.header("cache-control", caching), answer);
      describeAnswer(reply, answer);
      const { replies } = shared;
      if ("serialized" in answer) {
        return replies.send(request, reply.header("cache-control", caching), toBuffer(answer.serialized));
      }
      if (serialize === null) return replyPicture(reply, answer.reply);
      reply.header("cache-control", caching);
      return call.isShared === true
        ? replies.sendShared(request, reply, answer.reply, serialize)
        : replies.send(request, reply, Buffer.from(serialize(answer.reply)), versionIn(answer.reply));
    },
  });
}

function replyRefusal(
  { answersInPlainText }: Call,
  reply: FastifyReply,
  { problem: found, retryAfterSeconds }: { readonly problem: Problem; readonly retryAfterSeconds?: number },
): FastifyReply {
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  return answersInPlainText ? replyInPlainText(reply, found) : replyProblem(reply, found);
}

function sendLines(reply: FastifyReply, { lines }: StreamedAnswer): FastifyReply {
  return reply.type("application/x-ndjson; charset=utf-8").send(Readable.from(lines));
}

function sendDownload(
  { method }: FastifyRequest,
  reply: FastifyReply,
  { download: { name, type, bytes } }: DownloadAnswer,
): FastifyReply {
  reply.header("content-disposition", `attachment; filename="${name}"`).type(type);
  if (method !== "HEAD") return reply.send(bytes);
  // A HEAD reply has no body, so its bytes need not be produced.
  bytes.destroy();
  return reply.send();
}

/** The status and headers that an answer asks for. */
function describeAnswer(
  reply: FastifyReply,
  answer: { readonly total?: number; readonly isAccepted?: boolean; readonly danger?: NamedDanger },
): void {
  if (answer.isAccepted === true) reply.code(202);
  if (answer.total !== undefined) reply.header("x-total-count", answer.total);
  if (answer.danger !== undefined) reply.header(DANGER_HEADER, writeDanger(answer.danger));
}

/** Guests' reads may be cached with revalidation; replies to signed-in users, and to writes, not at all. */
function cacheControlFor(call: Call, viewer: Viewer, publicOrigin: string | null): string {
  // An origin that the request itself names must not be cached for others.
  if (call.namesOrigin === true && publicOrigin === null) return "no-store";
  if (call.isNeverStored === true) return "no-store";
  const isReading = call.method === "GET" || call.isReading === true;
  return viewer.kind === "guest" && isReading ? "no-cache" : "private, no-store";
}

async function readRequestBody(
  call: Call,
  request: FastifyRequest,
  shared: Shared,
): Promise<Checked<unknown>> {
  if (call.consumes === "fileForm") return shared.readFileForm(request);
  if (call.consumes === "bigFileForm") return { ok: true, value: toIncomingFile(request) };
  return { ok: true, value: call.acceptsIfMatch ? withVersion(request) : request.body };
}

/** The version of what a reply is: it begins the `ETag`. Null: it has none. */
function versionIn(reply: unknown): number | null {
  if (typeof reply !== "object" || reply === null || !("version" in reply)) return null;
  const { version } = reply;
  return typeof version === "number" && Number.isSafeInteger(version) && version > 0 ? version : null;
}

/** Lower than any version. */
const NO_VERSION = "0";
/** A version, alone or at the beginning of a reply's `ETag`, to which a proxy may have added its coding. */
const WITH_VERSION = /^(?:W\/)?"(\d{1,9})(?:-[\w-]{27,40})?"$/;

/**
 * Adds the version from `If-Match`: `"7"` means `version: 7` in the body, which takes precedence, and so does the
 * `ETag` of a reply with that version, weak or strong. Any other value counts as a version that never matches. `*`
 * matches any.
 */
function withVersion({ body, headers }: FastifyRequest): unknown {
  const tag = headers["if-match"]?.trim() ?? "*";
  if (tag === "*" || typeof body !== "object" || body === null || Array.isArray(body)) return body;
  return { version: Number(WITH_VERSION.exec(tag)?.[1] ?? NO_VERSION), ...body };
}

async function createRequestContext(
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  {
    isInBackground,
    ...dependencies
  }: MountDependencies & {
    readonly isInBackground: boolean;
  },
): Promise<RequestContext> {
  const now = dependencies.now();
  // Identifying a session needs the database.
  const viewer =
    call.isProbe === true
      ? GUEST
      : await identify(
          readTokens(request, dependencies.publicOrigin),
          dependencies.findViewer,
          now,
          isInBackground,
        );
  if (viewer.kind !== "guest") denyOtherOrigins(reply);
  return {
    viewer,
    language: preferredLanguage(request, request.server.languages),
    now,
    client: createClient(request, reply),
    origin: requestOrigin(request, dependencies.publicOrigin),
  };
}

/**
 * A language that the product knows and the operator has not switched on is refused. Any other text is for the call to
 * refuse.
 */
function readServedQuery({ url, server }: FastifyRequest): ReturnType<typeof readQueryString> {
  const query = readQueryString(extractQuery(url));
  if (!query.ok) return query;
  const code = String(query.value["lang"]).trim().toLowerCase();
  const asked = LANGUAGES.find((language) => language.toLowerCase() === code);
  const isServed = asked === undefined || server.languages.includes(asked);
  return isServed ? query : { ok: false, problem: invalid({ lang: "unknownValue" }) };
}

function readPathParameters(params: unknown): RawParameters {
  if (typeof params !== "object" || params === null) return {};
  return Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value)]));
}

/** `/services/{id}` in the framework's syntax. */
function toRouteUrl(path: string): string {
  return `${API_BASE}${path.replace(/\{(\w+)\}/g, ":$1")}`;
}

function byPath(routes: readonly Route[]): Map<string, Call[]> {
  return Map.groupBy(
    routes.map(({ call }) => call),
    ({ path }) => path,
  );
}

/** Answers other methods of an existing path with 405 and `Allow`. */
function rejectOtherMethods(app: FastifyInstance, path: string, calls: readonly Call[]): void {
  const allowed = new Set<string>(calls.map(({ method }) => method));
  const allow = [...allowed, ...(allowed.has("GET") ? ["HEAD"] : [])].join(", ");
  app.route({
    method: METHODS.filter((method) => !allowed.has(method)),
    url: toRouteUrl(path),
    // Replies before the body is read, since it is not needed.
    onRequest: async (_, reply) => replyProblem(reply.header("allow", allow), problem("methodNotAllowed")),
    handler: (_, reply) => replyProblem(reply, problem("methodNotAllowed")),
  });
}
