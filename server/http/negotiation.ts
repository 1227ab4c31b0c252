import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { Negotiator } from "negotiator";
import { type Language, MAIN_LANGUAGES } from "#domain/words/language.ts";

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
    /** Those that the operator has switched on (`LANGUAGES`), the main one first. */
    languages: readonly Language[];
  }
}

/** The language of those that `Accept-Language` prefers; the first where it accepts none. */
export function preferredLanguage(
  { headers }: Pick<FastifyRequest, "headers">,
  languages: readonly Language[] = MAIN_LANGUAGES,
): Language {
  const header = items(headers["accept-language"]);
  const negotiator = new Negotiator({ headers: { "accept-language": header } });
  const preferred = negotiator.languages([...languages])[0];
  return languages.find((language) => language === preferred) ?? "en";
}

/** The language chosen in this browser, else the one that it prefers. */
export function languageOf(request: FastifyRequest): Language {
  const { languages } = request.server;
  return servedLanguage(request, request.cookies["language"]) ?? preferredLanguage(request, languages);
}

/** A language by its code, where the operator has switched it on. */
export function servedLanguage(
  { server }: FastifyRequest,
  code: string | null | undefined,
): Language | undefined {
  return server.languages.find((language) => language === code);
}

function items(header: string | undefined): string {
  return (header ?? "").split(",", MAX_ITEMS).join(",");
}
