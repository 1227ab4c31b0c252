import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/**
 * Headers that every reply carries. The policy is that of data, which loads nothing; pages replace it with
 * their own. Plain HTTP is left to the operator's proxy, so no upgrade is forced here.
 */
export async function addSecurityHeaders(app: FastifyInstance): Promise<void> {
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
    strictTransportSecurity: false,
    xFrameOptions: { action: "deny" },
    // For browsers and plug-ins that are gone; each reply would carry them.
    xDownloadOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  });
}
