import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import { isEncrypted } from "./cookie-names.ts";

const YEAR_SECONDS = 365 * 86_400;

/**
 * Headers of every reply. The default content policy, for data, forbids everything; pages replace it with their
 * own. Where visitors come by HTTPS, browsers are required to use it for a year; other hosts of the domain are the
 * operator's, and redirects their proxy's.
 *
 * @param publicOrigin public origin of the app; null: not configured
 * @param hasSubdomains whether browsers have to use HTTPS for all names below the host of `publicOrigin`, too
 */
export async function addSecurityHeaders(
  app: FastifyInstance,
  publicOrigin: string | null,
  hasSubdomains = false,
): Promise<void> {
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        frameAncestors: ["'none'"],
      },
    },
    crossOriginEmbedderPolicy: false,
    referrerPolicy: { policy: "no-referrer" },
    strictTransportSecurity: isEncrypted(publicOrigin)
      ? { maxAge: YEAR_SECONDS, includeSubDomains: hasSubdomains }
      : false,
    xFrameOptions: { action: "deny" },
    // These headers matter only to obsolete browsers and plug-ins.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
