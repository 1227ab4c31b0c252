import type { FastifyInstance } from "fastify";
import { isoOfEpoch } from "#domain/base/contract/instant.ts";
import { requestOrigin } from "#server/base/http/same-origin.ts";

/** Milliseconds until the file expires. RFC 9116 recommends less than a year; later readers fetch it again. */
const VALID_MS = 90 * 86_400_000;
const CACHED_SECONDS = 86_400;

export interface SecurityContactDependencies {
  /** `mailto:` or web address that takes reports; null: none, and nothing is served. */
  readonly contact: string | null;
  /** Public origin of the app; null: taken from the request. */
  readonly publicUrl: string | null;
  readonly now: () => number;
}

/** Serves `/.well-known/security.txt` (RFC 9116), the contact for reporting a vulnerability (rule operations 41). */
export function addSecurityContact(
  app: FastifyInstance,
  { contact, publicUrl, now }: SecurityContactDependencies,
): void {
  if (contact === null) return;
  app.get("/.well-known/security.txt", (request, reply) => {
    const origin = requestOrigin(request, publicUrl);
    const lines = [
      `Contact: ${contact}`,
      `Expires: ${isoOfEpoch(now() + VALID_MS)}`,
      "Preferred-Languages: en, es",
      ...(origin === null ? [] : [`Canonical: ${origin}/.well-known/security.txt`]),
    ];
    return reply
      .header("cache-control", publicUrl === null ? "no-store" : `public, max-age=${CACHED_SECONDS}`)
      .type("text/plain; charset=utf-8")
      .send(`${lines.join("\n")}\n`);
  });
}
