import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Language } from "#domain/base/languages/language.ts";
import { contentCoding, servedLanguage } from "#server/base/http/negotiation.ts";
import { ICONS } from "../../base/pages/draw-icons.ts";
import { webManifest } from "./web-manifest.ts";

/** The content policy under which the worker makes its own requests. */
const WORKER_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";

/**
 * Serves the service worker and the files that make the app installable.
 *
 * @param folder where the worker and the icons are
 */
export async function addOffline(app: FastifyInstance, folder: string): Promise<void> {
  const [identity, br, gzip] = await Promise.all(
    ["sw.js", "sw.js.br", "sw.js.gz"].map((name) => readFile(join(folder, name))),
  );
  app.get("/sw.js", (request, reply) => {
    // Revalidated at each visit: a new worker is a new version of the app.
    reply
      .header("cache-control", "no-cache")
      .header("vary", "Accept-Encoding")
      .header("content-security-policy", WORKER_POLICY)
      .type("text/javascript; charset=utf-8");
    const coding = contentCoding(request);
    if (coding !== "identity") reply.header("content-encoding", coding);
    return reply.send({ br, gzip, identity }[coding]);
  });
  app.get("/manifest.webmanifest", (request, reply) =>
    reply
      .header("cache-control", "public, max-age=86400")
      .type("application/manifest+json")
      .send(webManifest(manifestLanguage(request))),
  );
  for (const { name } of ICONS) {
    const picture = await readFile(join(folder, name));
    app.get(`/${name}`, (_, reply) =>
      reply.header("cache-control", "public, max-age=86400").type("image/png").send(picture),
    );
  }
}

function manifestLanguage(request: FastifyRequest): Language {
  const { searchParams } = new URL(request.url, "http://amparo.invalid");
  return servedLanguage(request, searchParams.get("lang")) ?? "en";
}
