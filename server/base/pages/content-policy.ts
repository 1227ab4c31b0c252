import { createHash } from "node:crypto";
import type { PageAssets, RenderedPage } from "#domain/app/page-rendering.ts";

type Sheets = PageAssets["styles"];

/** Returns the content policy of a rendered page, which depends on these of its properties. */
export type BuildPolicy = (page: Pick<RenderedPage, "parts" | "isKiosk">) => string;

/**
 * The content policy of pages: nothing from other origins, and inline styles and scripts by hash rather than by
 * nonce, so that a cached page stays valid. Only the sheets and scripts of the document are listed, since hashes
 * cannot be compressed.
 */
export function contentPolicies(sheets: Sheets, inlineScripts: PageAssets["inlineScripts"]): BuildPolicy {
  const { kiosk, ...others } = inlineScripts;
  const scripts = Object.values(others).map(toHashSource);
  const made = new Map<string, string>();
  return ({ parts, isKiosk = false }) => {
    const key = [isKiosk, ...parts].join();
    const sheet = toHashSource(parts.map((part) => sheets[part]).join(""));
    const policy =
      made.get(key) ??
      listDirectives(isKiosk ? [...scripts, toHashSource(kiosk)] : scripts, sheet).join("; ");
    made.set(key, policy);
    return policy;
  };
}

/**
 * The content policy in development: style sheets are replaced in open pages, so hashes cannot be used, and the
 * bundler's client polls a stopped server from a worker.
 */
export function developmentPolicy(inlineScripts: readonly string[]): string {
  return [
    ...listDirectives(inlineScripts.map(toHashSource), "'unsafe-inline'"),
    "worker-src 'self' blob:",
  ].join("; ");
}

function listDirectives(scripts: readonly string[], style: string): string[] {
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

function toHashSource(content: string): string {
  return `'sha256-${createHash("sha256").update(content).digest("base64")}'`;
}
