import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { Negotiator } from "negotiator";
import type { Language } from "#domain/base/languages/language.ts";
import { matchLanguage } from "#domain/base/languages/match-language.ts";

/** Content coding of a reply: one of these, or none. */
export type ContentCoding = "br" | "gzip" | "identity";

/** Maximum number of items in a header: browsers send about five, and each costs work. */
const MAX_ITEMS = 50;

/**
 * Negotiates the coding of a reply by the q-values of `Accept-Encoding` (RFC 9110, section 12.5.3), with ties in
 * the order of `available`. A request without the header, or that accepts none, gets the reply uncompressed rather
 * than 406.
 */
export function contentCoding(
  { headers }: Pick<FastifyRequest, "headers">,
  available: readonly ContentCoding[] = ["br", "gzip", "identity"],
): ContentCoding {
  const header = items(headers["accept-encoding"]?.toString());
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  return negotiator.encodings(available, { preferred: available })[0] ?? "identity";
}

declare module "fastify" {
  interface FastifyInstance {
    /** Languages that the operator has switched on (`LANGUAGES`), the main one first. */
    languages: readonly Language[];
  }
}

/** The language of those that `Accept-Language` prefers; English where it accepts none. */
export function preferredLanguage<One extends string>(
  { headers }: Pick<FastifyRequest, "headers">,
  languages: readonly One[],
): One | "en" {
  const negotiator = new Negotiator({ headers: { "accept-language": items(headers["accept-language"]) } });
  // Best first, and without those that are refused.
  for (const range of negotiator.languages()) {
    const found = range === "*" ? accepted(negotiator, languages) : matchLanguage(range, languages);
    if (found !== null) return found;
  }
  return "en";
}

/** The first that is not refused. */
function accepted<One extends string>(negotiator: Negotiator, languages: readonly One[]): One | null {
  const [best] = negotiator.languages([...languages]);
  return languages.find((language) => language === best) ?? null;
}

/** The language chosen in this browser, else the one that it prefers. */
export function negotiateLanguage(request: FastifyRequest): Language {
  const { languages } = request.server;
  return servedLanguage(request, request.cookies["language"]) ?? preferredLanguage(request, languages);
}

/** The language that a tag means (rule interface 7), of those that the operator has switched on. */
export function servedLanguage(
  { server }: FastifyRequest,
  code: string | null | undefined,
): Language | undefined {
  return matchLanguage(code ?? "", server.languages) ?? undefined;
}

function items(header: string | undefined): string {
  return (header ?? "").split(",", MAX_ITEMS).join(",");
}
