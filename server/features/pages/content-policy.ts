import { createHash } from "node:crypto";
import type { PageAssets } from "#domain/contract/page-rendering.ts";

type Sheets = PageAssets["styles"];

/**
 * The content policy of pages: nothing from other origins, and inline styles and scripts by hash rather than by
 * nonce, so that a cached page stays valid. Only the sheets of the document are listed, since hashes cannot be
 * compressed.
 *
 * @returns a function of the components whose sheets are in the document, as one element
 */
export function contentPolicies(
  sheets: Sheets,
  inlineScripts: readonly string[],
): (parts: readonly (keyof Sheets)[]) => string {
  const scripts = inlineScripts.map(hashOf);
  const made = new Map<string, string>();
  return (parts) => {
    const key = parts.join();
    const policy =
      made.get(key) ?? policyOf(scripts, hashOf(parts.map((part) => sheets[part]).join(""))).join("; ");
    made.set(key, policy);
    return policy;
  };
}

/**
 * The content policy in development: style sheets are replaced in open pages, so hashes cannot be used, and the
 * bundler's client polls a stopped server from a worker.
 */
export function developmentPolicy(inlineScripts: readonly string[]): string {
  return [...policyOf(inlineScripts.map(hashOf), "'unsafe-inline'"), "worker-src 'self' blob:"].join("; ");
}

function policyOf(scripts: readonly string[], style: string): string[] {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    `style-src 'self' ${style}`,
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
