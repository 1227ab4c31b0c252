import type { PageAssets, PageRenderer } from "#domain/app/page-rendering.ts";
import { type BuildPolicy, contentPolicies } from "./content-policy.ts";
import { BROWSER_DIR, loadRenderer, readAssets } from "./web-files.ts";

/** Everything that rendering a page takes. */
export interface PageBuild {
  readonly renderer: PageRenderer;
  readonly assets: PageAssets;
  readonly policyOf: BuildPolicy;
}

/** Source of pages: a build of `web/`, or the sources themselves in development. */
export interface PageSource {
  /** Absolute path of the folder with `assets/`, the icons and the service worker. */
  readonly folder: string;
  /** The build with which the next page is rendered. */
  current(): Promise<PageBuild>;
}

/** Reads the build of `buildWeb` once. Throws where it lacks a file. */
export async function builtPages(): Promise<PageSource> {
  const [renderer, assets] = await Promise.all([loadRenderer(), readAssets()]);
  const buildPolicy = contentPolicies(assets.styles, assets.inlineScripts);
  const build = { renderer, assets, policyOf: buildPolicy };
  return { folder: BROWSER_DIR, current: async () => build };
}
