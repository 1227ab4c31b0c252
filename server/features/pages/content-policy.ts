import { createHash } from "node:crypto";

/**
 * The policy of pages: nothing comes from any other origin, and the style sheets and scripts that stand in the
 * document are allowed by their hashes, not by a nonce, so that a kept page keeps its policy.
 */
export function contentPolicy(styles: readonly string[], inlineScripts: readonly string[]): string {
  const hashesOf = (contents: readonly string[]) => contents.map((content) => ` ${hashOf(content)}`).join("");
  return [
    "default-src 'none'",
    `script-src 'self'${hashesOf(inlineScripts)}`,
    `style-src 'self'${hashesOf(styles)}`,
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
