import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { Negotiator } from "negotiator";
import { LANGUAGES, type Language } from "#domain/words/language.ts";

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

/** The supported language that `Accept-Language` prefers; English where it accepts none. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, "headers">): Language {
  const header = items(headers["accept-language"]);
  const negotiator = new Negotiator({ headers: { "accept-language": header } });
  return negotiator.languages(LANGUAGES)[0] ?? "en";
}

/** The language chosen in this browser, else the one that it prefers. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = LANGUAGES.find((language) => language === request.cookies["language"]);
  return chosen ?? preferredLanguage(request);
}

function items(header: string | undefined): string {
  return (header ?? "").split(",", MAX_ITEMS).join(",");
}
