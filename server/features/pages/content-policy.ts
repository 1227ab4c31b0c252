import { createHash } from "node:crypto";
import type { PageAssets } from "#domain/contract/page-rendering.ts";

type Sheets = PageAssets["styles"];

/**
 * The policy of pages: nothing comes from any other origin, and the style sheets and scripts that stand in the
 * document are allowed by their hashes, not by a nonce, so that a kept page keeps its policy. Only the sheets of this
 * document are named: each name is weight that cannot be compressed.
 *
 * @returns what makes the policy of a document in which the sheets of these parts stand, as one element
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
 * The policy of pages in development, on this machine alone: style sheets are replaced in the open page, so no hash
 * could name them, and the bundler's client waits in a worker of its own for a server that has stopped.
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
