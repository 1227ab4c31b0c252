import { createHash } from "node:crypto";
import type { PageAssets } from "#domain/contract/page-rendering.ts";

type Sheets = PageAssets["styles"];

/**
 * The policy of pages: nothing comes from any other origin, and the style sheets and scripts that stand in the
 * document are allowed by their hashes, not by a nonce, so that a kept page keeps its policy. Only the sheets of this
 * document are named: each name is weight that cannot be compressed.
 *
 * @returns what makes the policy of a document in which the sheets of these parts stand
 */
export function contentPolicies(
  sheets: Sheets,
  inlineScripts: readonly string[],
): (parts: readonly (keyof Sheets)[]) => string {
  const hashes = new Map(Object.entries(sheets).map(([part, content]) => [part, hashOf(content)]));
  const scripts = inlineScripts.map(hashOf);
  return (parts) => policyOf(scripts, new Set(parts.map((part) => hashes.get(part) ?? "")));
}

function policyOf(scripts: Iterable<string>, styles: Iterable<string>): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scripts].join(" "),
    ["style-src 'self'", ...styles].join(" "),
    "img-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join("; ");
}

function hashOf(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
