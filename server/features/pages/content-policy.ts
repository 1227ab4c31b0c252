import { createHash } from "node:crypto";

/**
 * The policy of pages: nothing comes from any other origin, and the style sheet and scripts that stand in the
 * document are allowed by their hashes, not by a nonce, so that a kept page keeps its policy.
 */
export function contentPolicy(style: string, inlineScripts: readonly string[]): string {
  const scripts = inlineScripts.map((script) => ` ${hashOf(script)}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${scripts}`,
    `style-src ${hashOf(style)}`,
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
