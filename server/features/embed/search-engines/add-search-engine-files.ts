import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import encodeQR from "qr";
import { invalid, problem } from "#domain/base/contract/problems.ts";
import { isUuid } from "#domain/base/contract/uuid.ts";
import type { LogFailure } from "#server/base/http/failure-log.ts";
import { problemOfError } from "#server/base/http/failures.ts";
import { hourlyLimit } from "#server/base/http/rate-limit.ts";
import { replyInPlainText } from "#server/base/http/reply-problem.ts";
import { requestOrigin } from "#server/base/http/same-origin.ts";
import { type HeavyWork, heavyWork } from "#server/base/load/heavy-work.ts";
import type { Db } from "#server/base/sql/db.ts";
import { countListed, readListed } from "./queries.ts";
import { robots, SERVICES_IN_A_FILE, sitemapIndex, sitemapOfPages, sitemapOfServices } from "./sitemap.ts";

/** Sitemaps of services per network and hour: each has up to 50,000 URLs, and crawlers come about once a day. */
const SITEMAPS_PER_HOUR = 60;

/** Seconds after which to retry a sitemap of services, a large read, when too much work is queued. */
const RETRY_SECONDS = 5;

const BUSY = Symbol("busy");

/** The text of a file; null: not found. */
type LoadText = (
  origin: string,
  params: Readonly<Record<string, string>>,
  client: { readonly address: string },
) => Promise<string | typeof BUSY | null>;

interface FileOptions {
  /** True where a copy must not outlive what it lists. */
  readonly isRevalidated?: boolean;
  readonly maxPerHour?: number;
}

/**
 * Serves `/robots.txt`, `/sitemap.xml` with its files, and `/services/{id}/qr.svg`, a QR code of a service's
 * address for printed lists.
 *
 * @param publicUrl public origin of the app; null: taken from the request
 */
export function addSearchEngineFiles(
  app: FastifyInstance,
  db: Db,
  publicUrl: string | null,
  logFailure: LogFailure,
  heavy: HeavyWork = heavyWork(true),
): void {
  /** Crawlers read no JSON. */
  const errorHandler = (error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const found = problemOfError(error, true);
    if (found.code >= 500) logFailure(error, request);
    return replyInPlainText(reply, found);
  };
  const chooseCaching = (isRevalidated: boolean) => {
    // An origin that the request itself names must not be cached for others.
    if (publicUrl === null) return "no-store";
    return isRevalidated ? "no-cache" : "public, max-age=3600";
  };
  /** Registers a GET route whose body contains absolute URLs; null: not found. */
  const get = (
    path: string,
    type: string,
    loadText: LoadText,
    { isRevalidated = false, maxPerHour }: FileOptions = {},
  ) =>
    app.get<{ Params: Record<string, string> }>(
      path,
      { config: hourlyLimit(maxPerHour), errorHandler },
      async (request, reply) => {
        const origin = requestOrigin(request, publicUrl);
        if (origin === null) return replyInPlainText(reply, invalid({ host: "notText" }));
        const text = await loadText(origin, request.params, { address: request.ip });
        if (text === BUSY) {
          return replyInPlainText(reply.header("retry-after", RETRY_SECONDS), problem("tooManyRequests"));
        }
        if (text === null) return replyInPlainText(reply, problem("notFound"));
        return reply
          .header("cache-control", chooseCaching(isRevalidated))
          .type(`${type}; charset=utf-8`)
          .send(text);
      },
    );

  get("/robots.txt", "text/plain", async (origin) => robots(origin));
  get("/sitemap.xml", "application/xml", async (origin) => sitemapIndex(origin, await countListed(db)));

  const sitemapFile: LoadText = async (origin, { file = "" }, client) => {
    if (file === "pages.xml") return sitemapOfPages(origin);
    const number = Number(/^services-([1-9]\d{0,3})\.xml$/.exec(file)?.[1] ?? 0);
    if (number === 0) return null;
    const services = await heavy.run(client, () =>
      readListed(db, SERVICES_IN_A_FILE, (number - 1) * SERVICES_IN_A_FILE),
    );
    if (services === null) return BUSY;
    return services.length === 0 ? null : sitemapOfServices(origin, services);
  };
  get("/sitemap/:file", "application/xml", sitemapFile, {
    isRevalidated: true,
    maxPerHour: SITEMAPS_PER_HOUR,
  });

  // Does not reveal whether the service exists: the picture only encodes the address.
  get("/services/:id/qr.svg", "image/svg+xml", async (origin, { id = "" }) =>
    isUuid(id) ? encodeQR(`${origin}/services/${id}`, "svg") : null,
  );
}
