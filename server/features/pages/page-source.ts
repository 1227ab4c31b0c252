import type { PageAssets, PageRenderer } from "#domain/contract/page-rendering.ts";
import { contentPolicies } from "./content-policy.ts";
import { BROWSER_DIR, loadRenderer, readAssets } from "./web-files.ts";

/** What a page is made with. */
export interface PageBuild {
  readonly renderer: PageRenderer;
  readonly assets: PageAssets;
  /** The content policy of a document in which the sheets of these parts stand. */
  readonly policyOf: (parts: readonly (keyof PageAssets["styles"])[]) => string;
}

/** Where pages come from: a build of `web/`, or the sources themselves in development. */
export interface PageSource {
  /** Absolute path of the folder with `assets/`, the icons and the service worker. */
  readonly folder: string;
  /** What the next page is made with. */
  current(): Promise<PageBuild>;
}

/** The build of `buildWeb`, read once. Throws where it lacks a file. */
export async function builtPages(): Promise<PageSource> {
  const [renderer, assets] = await Promise.all([loadRenderer(), readAssets()]);
  const policyOf = contentPolicies(assets.styles, Object.values(assets.inlineScripts));
  const build = { renderer, assets, policyOf };
  return { folder: BROWSER_DIR, current: async () => build };
}
