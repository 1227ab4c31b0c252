import react from "@vitejs/plugin-react";
import { type BuildEnvironmentOptions, defineConfig } from "vite";

/** What every page needs, and what both the list and the detail page need. */
const SHARED = [
  "entry-browser",
  "browser/when-near",
  "clock-time",
  "ui/Status",
  "web/visit/[^/]+",
  "features/home/(ago|card)",
  "map/service-map-on-demand",
  "kudos/(Heart|use-kudo)",
];
/** What several other parts need. */
const PARTS = ["service/maps-link", "DrawnIcon", "feedback/(message-dialog-on-demand|WriteButton)"];
/** The rules of hours. Pages that the server made do without. */
const HOURS = [
  "domain/time/(civil-date|zone)",
  "schedule/(clock-span|entry|entry-wire|hours-lines|hours-line-text|hours-of|occurrences|opening-spans|opening-status-rule|week-view)",
  "service/hours-view",
];

/** The words of every page. */
function wordsOf(language: string): RegExp {
  const names = "critical-alerts|favourites|home|kudos|places|services|shell";
  return new RegExp(`(web/words/${language}|domain/words/${language}/(${names}))\\.ts$`);
}

const TARGET = ["chrome90", "safari15"];

/** The service worker: one file with all that it needs, which knows the files of the build before it by name. */
const WORKER = {
  outDir: "build/browser",
  emptyOutDir: false,
  copyPublicDir: false,
  target: TARGET,
  modulePreload: false,
  rolldownOptions: {
    input: "web/offline/worker.ts",
    output: { format: "iife", entryFileNames: "sw.js" },
  },
} as const satisfies BuildEnvironmentOptions;

const SERVER = {
  outDir: "build/ssr",
  emptyOutDir: true,
  copyPublicDir: false,
  target: "node24",
  rolldownOptions: { input: "web/entry-server.tsx" },
} as const satisfies BuildEnvironmentOptions;

const BROWSER: BuildEnvironmentOptions = {
  outDir: "build/browser",
  // The last build's files stay for pages that are still open; `build-web.ts` clears older ones.
  emptyOutDir: false,
  target: TARGET,
  manifest: true,
  // The document names what a page needs at once.
  modulePreload: false,
  rolldownOptions: {
    input: "web/entry-browser.tsx",
    // Each file is half a kilobyte of headers and worse compression.
    output: {
      codeSplitting: {
        groups: [
          { name: "shared", test: new RegExp(`(${SHARED.join("|")})\\.tsx?$`) },
          { name: "home", test: /HomePage\.tsx$/ },
          // Other parts use some of these words too; they come in one file all the same.
          { name: "words-en", test: wordsOf("en") },
          { name: "words-es", test: wordsOf("es") },
          // With something that needs the entry: else the bundler's own few lines become a file for every page.
          { name: "map", test: /node_modules\/leaflet\/|map\/(pin-layer|MapFrame)\.tsx?$/ },
          { name: "hours", test: new RegExp(`(${HOURS.join("|")})\\.tsx?$`) },
          { name: "parts", test: new RegExp(`(${PARTS.join("|")})\\.tsx?$`) },
        ],
      },
    },
  },
};

function buildOf(isServer: boolean, mode: string): BuildEnvironmentOptions {
  if (mode === "worker") return WORKER;
  return isServer ? SERVER : BROWSER;
}

/**
 * Two builds of the same pages: `build/browser` for the reader's phone and, with `--ssr`, `build/ssr` for the
 * server. Class names come from each file's path, so both agree. A third, of mode `worker`, adds the service worker.
 */
export default defineConfig(({ isSsrBuild, mode }) => ({
  root: import.meta.dirname,
  publicDir: "web/public",
  plugins: [react()],
  // React has it itself; wouter brings the substitute for older ones.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  build: buildOf(isSsrBuild === true, mode),
  ssr: { noExternal: ["wouter"] },
}));
