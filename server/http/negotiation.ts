import "@fastify/cookie";
import type { FastifyRequest } from "fastify";
import { Negotiator } from "negotiator";
import { LANGUAGES, type Language } from "#domain/words/language.ts";

/** How the bytes of a reply are written: compressed by one of these, or as they are. */
export type ContentCoding = "br" | "gzip" | "identity";

/** Browsers name five; a header may be long enough for thousands, and each costs work. */
const MAX_ITEMS = 50;

/**
 * In which of the codings at hand a reply is sent, by the q-values of `Accept-Encoding` (RFC 9110, section 12.5.3);
 * among equals the one that stands first in `available`. A request without the header, or that takes none of them, gets
 * the reply as it is: unreadable for nobody that we know, and better than a refusal.
 */
export function contentCoding(
  { headers }: Pick<FastifyRequest, "headers">,
  available: readonly ContentCoding[] = ["br", "gzip", "identity"],
): ContentCoding {
  const header = items(headers["accept-encoding"]?.toString());
  const negotiator = new Negotiator({ headers: { "accept-encoding": header } });
  return negotiator.encodings(available, { preferred: available })[0] ?? "identity";
}

/** The one of our languages that `Accept-Language` prefers; English where it takes none of them. */
export function preferredLanguage({ headers }: Pick<FastifyRequest, "headers">): Language {
  const header = items(headers["accept-language"]);
  const negotiator = new Negotiator({ headers: { "accept-language": header } });
  return negotiator.languages(LANGUAGES)[0] ?? "en";
}

/** The language that somebody chose in this browser, else the one that it prefers. */
export function languageOf(request: FastifyRequest): Language {
  const chosen = LANGUAGES.find((language) => language === request.cookies["language"]);
  return chosen ?? preferredLanguage(request);
}

function items(header: string | undefined): string {
  return (header ?? "").split(",", MAX_ITEMS).join(",");
}
