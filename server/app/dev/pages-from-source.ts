import { relative, sep } from "node:path";
import { build, createServerModuleRunner, type EnvironmentModuleNode, type ViteDevServer } from "vite";
import type { ModuleRunner } from "vite/module-runner";
import type { PageAssets, PageRenderer, RenderedPage } from "#domain/app/page-rendering.ts";
import { escaped } from "#domain/base/contract/escaped-html.ts";
import { print } from "#server/base/command/command.ts";
import { developmentPolicy } from "#server/base/pages/content-policy.ts";
import type { PageBuild, PageSource } from "#server/base/pages/page-source.ts";
import { eachPart, INLINE_SCRIPTS, ROOT } from "#server/base/pages/web-files.ts";
import { brokenPage, explained } from "./broken-page.ts";

/** Pages rendered from sources, without a build. */
export interface PagesFromSource extends PageSource {
  /**
   * Invalidates what was built from a changed source.
   *
   * @param path from the root, as `web/app/App.tsx`
   * @returns true where an open page has to reload to show the change
   */
  invalidate(path: string): boolean;
}

const SERVER_ENTRY = "/web/app/entry-server.tsx";
const BROWSER_ENTRY = "/web/app/entry-development.ts";

/** Folders of style sheets, in the order of their cascade. */
const SHEET_FOLDERS = [
  /^\/web\/base\/ui\/(tokens|base)\.css$/,
  /^\/web\/base\/ui\//,
  /^\/web\/base\/shell\//,
  /^/,
];

/**
 * Renders pages from the current sources. Errors are rendered as a page.
 *
 * @param folder absolute path of the static files
 */
export function pagesFromSource(vite: ViteDevServer, folder: string): PagesFromSource {
  const scripts = inlineScripts();
  let made: Promise<PageBuild> | null = null;
  let isBroken = false;
  /** Newest last. A page may still be rendered with the previous one. */
  const runners: ModuleRunner[] = [];

  function broken(error: unknown): RenderedPage {
    isBroken = true;
    const what = explained(error);
    print(what.stack);
    return { status: 503, location: null, language: "en", html: brokenPage(what), parts: [], cookies: [] };
  }

  async function make(): Promise<PageBuild> {
    const modules = createServerModuleRunner(vite.environments.ssr, { hmr: false });
    runners.push(modules);
    if (runners.length > 2) await runners.shift()?.close();
    isBroken = false;
    try {
      const [renderer, inline] = await Promise.all([
        modules.import<PageRenderer>(SERVER_ENTRY),
        scripts.current(),
      ]);
      const sheets = await renderSheets(vite, modules);
      return {
        assets: await createAssets(inline),
        policyOf: () => developmentPolicy(Object.values(inline)),
        renderer: {
          render: async (request) => {
            try {
              const page = await renderer.render(request);
              return { ...page, html: page.html.replace("<style></style>", () => sheets) };
            } catch (error) {
              return broken(error);
            }
          },
        },
      };
    } catch (error) {
      const page = broken(error);
      const inline = { firstVisit: "", kiosk: "", quickExit: "", loadApp: "" };
      return {
        assets: await createAssets(inline),
        policyOf: () => developmentPolicy([]),
        renderer: { render: async () => page },
      };
    }
  }

  return {
    folder,
    current() {
      made ??= make();
      return made;
    },
    invalidate(path) {
      made = null;
      return scripts.invalidate(path) || isBroken;
    },
  };
}

async function createAssets(inline: PageAssets["inlineScripts"]): Promise<PageAssets> {
  return {
    styles: { shell: "", ...(await eachPart(async () => "")) },
    sheets: { shell: [], ...(await eachPart(async () => [])) },
    inlineScripts: inline,
    script: BROWSER_ENTRY,
    panels: [],
    // The entry imports all words itself.
    words: { en: [BROWSER_ENTRY], es: [BROWSER_ENTRY] },
    homePage: [],
    servicePage: { en: [], es: [] },
    favourites: { en: [], es: [] },
    feedback: { en: [], es: [] },
  };
}

/** All style sheets, each in an element that the bundler can identify and replace. */
async function renderSheets(vite: ViteDevServer, modules: ModuleRunner): Promise<string> {
  const entry = await vite.environments.ssr.moduleGraph.getModuleByUrl(SERVER_ENTRY);
  if (entry === undefined) return "";
  const order = ({ url }: EnvironmentModuleNode) => SHEET_FOLDERS.findIndex((folder) => folder.test(url));
  const sheets = sheetModules(entry).sort((a, b) => order(a) - order(b));
  const elements = await Promise.all(
    sheets.map(async ({ url, id }) => {
      const sheet = await modules.import<{ default: string }>(`${url}?inline`);
      return `<style data-vite-dev-id="${escaped(id ?? url)}">${sheet.default}</style>`;
    }),
  );
  return elements.join("\n");
}

/** The style modules of a page, in the order in which they are imported. */
function sheetModules(
  module: EnvironmentModuleNode,
  seen = new Set<EnvironmentModuleNode>(),
): EnvironmentModuleNode[] {
  if (seen.has(module)) return [];
  seen.add(module);
  const imported = [...module.importedModules].flatMap((each) => sheetModules(each, seen));
  return module.url.endsWith(".css") ? [...imported, module] : imported;
}

interface InlineScripts {
  /** Current texts of the scripts. */
  current(): Promise<PageAssets["inlineScripts"]>;
  /** True where one of them depends on this source: all are rebuilt. */
  invalidate(path: string): boolean;
}

function inlineScripts(): InlineScripts {
  let made: Promise<PageAssets["inlineScripts"]> | null = null;
  const sources = new Set<string>();

  async function make(name: string): Promise<string> {
    sources.add(`web/base/browser/inline/${name}.ts`);
    const input = `web/base/browser/inline/${name}.ts`;
    const built = await build({
      root: ROOT,
      logLevel: "warn",
      mode: "inline",
      configLoader: "native",
      build: { write: false, rolldownOptions: { input } },
    });
    const [bundle] = Array.isArray(built) ? built : [built];
    if (bundle === undefined || !("output" in bundle)) throw new Error(`${input} was not built.`);
    const [script] = bundle.output;
    for (const id of script.moduleIds) sources.add(relative(ROOT, id).split(sep).join("/"));
    return script.code.trim();
  }

  return {
    current() {
      made ??= Promise.all([
        make(INLINE_SCRIPTS.firstVisit),
        make(INLINE_SCRIPTS.kiosk),
        make(INLINE_SCRIPTS.quickExit),
        make(INLINE_SCRIPTS.loadApp),
      ]).then(([firstVisit, kiosk, quickExit, loadApp]) => ({ firstVisit, kiosk, quickExit, loadApp }));
      return made;
    },
    invalidate(path) {
      if (!sources.has(path)) return false;
      made = null;
      return true;
    },
  };
}
