import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from "vite";
import { bundleGroups } from "./server/base/pages/bundle-groups.ts";
import { classNames } from "./server/base/pages/class-names.ts";

/** From Chrome 91 on `a?.b` stays as it is written, which in older ones is three times as long. */
const TARGET = ["chrome91", "safari15"];

/** The number of a feature of CSS in Lightning CSS. No sheet uses `light-dark()`: what stands in for it is left out. */
const LIGHT_DARK = 1048576;

/** The service worker: one file with all that it needs, which knows the files of the build before it by name. */
const WORKER = {
  outDir: "build/browser",
  emptyOutDir: false,
  copyPublicDir: false,
  target: TARGET,
  modulePreload: false,
  rolldownOptions: {
    input: "web/base/offline/worker.ts",
    // What loads modules by address: the worker has all of its own.
    transform: { define: { "import.meta": "{}" } },
    output: { format: "iife", entryFileNames: "sw.js" },
  },
} as const satisfies BuildEnvironmentOptions;

/** The rule that names dangers, which the worker loads when it needs it. */
const DANGER_RULE = {
  ...WORKER,
  rolldownOptions: {
    ...WORKER.rolldownOptions,
    input: "web/base/offline/danger-rule.ts",
    output: { format: "iife", entryFileNames: "assets/danger-rule-[hash:7].js" },
  },
} as const satisfies BuildEnvironmentOptions;

/** A script that is inlined in the document, so it has no address of its own. `input` names it. */
const INLINE = {
  outDir: "build/inline",
  emptyOutDir: false,
  copyPublicDir: false,
  target: TARGET,
  modulePreload: false,
  rolldownOptions: {
    optimization: { inlineConst: { mode: "all", pass: 2 } },
    output: { format: "iife", entryFileNames: "[name].js" },
  },
} as const satisfies BuildEnvironmentOptions;

/** The script of files with the services around a place, and its style sheet. Both stand in the file. */
const CITY_FILE = {
  outDir: "build/city-file",
  emptyOutDir: true,
  copyPublicDir: false,
  target: TARGET,
  modulePreload: false,
  cssCodeSplit: false,
  rolldownOptions: {
    input: "web/features/offline/city-file/city-file.ts",
    output: { format: "iife", entryFileNames: "[name].js", assetFileNames: "[name][extname]" },
  },
} as const satisfies BuildEnvironmentOptions;

/** The element for pages of other sites: one classic script, with its style sheet in it. */
const EMBED = {
  outDir: "build/embed",
  emptyOutDir: true,
  copyPublicDir: false,
  target: TARGET,
  modulePreload: false,
  rolldownOptions: {
    input: "web/features/embed/amparo-list.ts",
    output: { format: "iife", entryFileNames: "embed.js" },
  },
} as const satisfies BuildEnvironmentOptions;

/** The script of `/embed`, the page in their frames, and its style sheet; a file for the words of each further language. */
const EMBED_MAP: BuildEnvironmentOptions = {
  ...EMBED,
  emptyOutDir: false,
  cssCodeSplit: false,
  rolldownOptions: {
    input: "web/features/embed/embed-map.ts",
    output: {
      format: "es",
      entryFileNames: "embed-map.js",
      chunkFileNames: ({ name, facadeModuleId }) =>
        `embed-map-${/\/words\/(?:compiled\/)?([\w-]+)\/words\.ts$/.exec(facadeModuleId ?? "")?.[1] ?? name}.js`,
      assetFileNames: "embed-map[extname]",
    },
  },
};

const SERVER = {
  outDir: "build/ssr",
  emptyOutDir: true,
  copyPublicDir: false,
  target: "node24",
  rolldownOptions: { input: "web/app/entry-server.tsx", checks: { bundlerTimings: false } },
} as const satisfies BuildEnvironmentOptions;

const WAITED_FOR = /\/(panels|map-view|ServicePage|FavouritesPage|FeedbackPage|MessageDialog)-/;

const BROWSER: BuildEnvironmentOptions = {
  outDir: "build/browser",
  // The last build's files stay for pages that are still open; `build-web.ts` clears older ones.
  emptyOutDir: false,
  target: TARGET,
  manifest: true,
  modulePreload: {
    polyfill: false,
    // The document names what a page needs at once. Of other parts the sheets alone are named, and of those that people
    // wait for the scripts as well, which then come together with the sheets.
    resolveDependencies: (file, needed) =>
      needed.filter(
        (name) => name.endsWith(".css") || (WAITED_FOR.test(file) && !/\/(entry|home)-/.test(name)),
      ),
  },
  rolldownOptions: {
    input: "web/app/entry-browser.tsx",
    // The second minifier takes most of the time, and is meant to.
    checks: { bundlerTimings: false },
    optimization: { inlineConst: { mode: "all", pass: 2 } },
    output: {
      // Pages name dozens of files, and a hash does not compress: 36 bits and more tell the builds of one file apart.
      entryFileNames: "assets/[name]-[hash:7].js",
      chunkFileNames: "assets/[name]-[hash:7].js",
      assetFileNames: "assets/[name]-[hash:6][extname]",
      codeSplitting: { groups: bundleGroups(import.meta.dirname) },
    },
  },
};

/**
 * The list of time zones is a CommonJS package in a chunk that does not import the entry. The bundler's runtime, which
 * such packages need, would therefore be an extra file of every page.
 */
const exportTimeZones: Plugin = {
  name: "export-time-zones",
  apply: "build",
  transform: {
    filter: { id: /\/tz-lookup\/tz\.js$/ },
    handler: (code) => ({
      code: code.replace(
        /"undefined"\s*!=\s*typeof module\s*&&\s*\(module\.exports\s*=\s*tzlookup\);?\s*$/,
        "export default tzlookup;",
      ),
      map: null,
    }),
  },
};

/**
 * Scripts that most visits pay for are made smaller still: a second minifier finds what the bundler's leaves. It takes
 * seconds where the bundler's takes milliseconds, so other parts do without.
 */
const OF_EVERY_VISIT = [
  ...["entry-browser", "home", "parts", "ServicePage", "words-en", "words-es"],
  // In the document itself.
  ...["first-visit", "load-app", "quick-exit"],
];
const minifyAgain: Plugin = {
  name: "minify-again",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  async generateBundle({ format }, bundle) {
    const { minify } = await import("terser");
    for (const chunk of Object.values(bundle)) {
      if (chunk.type !== "chunk" || !OF_EVERY_VISIT.includes(chunk.name)) continue;
      const { code } = await minify(chunk.code, {
        module: format === "es",
        ecma: 2020,
        // No one makes an object with `new` of a method, or reads a property for what that does.
        compress: {
          passes: 3,
          unsafe_arrows: true,
          unsafe_methods: true,
          pure_getters: true,
          keep_fargs: false,
        },
      });
      if (code !== undefined) chunk.code = code;
    }
  },
};

function chooseBuildOptions(isServer: boolean, mode: string): BuildEnvironmentOptions {
  if (mode === "worker") return WORKER;
  if (mode === "danger-rule") return DANGER_RULE;
  if (mode === "inline") return INLINE;
  if (mode === "city-file") return CITY_FILE;
  if (mode === "embed") return EMBED;
  if (mode === "embed-map") return EMBED_MAP;
  return isServer ? SERVER : BROWSER;
}

/**
 * Two builds of the same pages: `build/browser` for the reader's phone and, with `--ssr`, `build/ssr` for the
 * server. Both make the same class names. A third, of mode `worker`, adds the service worker, one of mode `danger-rule`
 * a rule that it loads, and one of mode `inline` for each script that stands in the document, and one each of modes `city-file`, `embed` and
 * `embed-map`.
 */
export default defineConfig(({ isSsrBuild, mode, command }) => ({
  root: import.meta.dirname,
  cacheDir: "build/vite",
  publicDir: "web/public",
  plugins: [react(), exportTimeZones, minifyAgain],
  // React announces itself to its developer tools; a build is not inspected with them, so that code is left out.
  define: command === "build" ? { __REACT_DEVTOOLS_GLOBAL_HOOK__: "undefined" } : {},
  // React has it itself; wouter brings the substitute for older ones.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  css: {
    modules: { generateScopedName: classNames(import.meta.dirname) },
    lightningcss: { exclude: LIGHT_DARK },
  },
  build: chooseBuildOptions(isSsrBuild === true, mode),
  optimizeDeps: { entries: ["web/app/entry-development.ts"] },
  // In development Node loads packages itself, and wouter the substitute with it.
  ssr: { noExternal: command === "serve" ? [] : ["wouter"] },
}));
