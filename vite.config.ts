import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

/**
 * Two builds of the same pages: `build/browser` for the reader's phone and, with `--ssr`, `build/ssr` for the
 * server. Class names come from each file's path, so both agree.
 */
export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  publicDir: "web/public",
  plugins: [react()],
  css: { modules: { generateScopedName: "[hash:base64:5]" } },
  build:
    isSsrBuild === true
      ? {
          outDir: "build/ssr",
          emptyOutDir: true,
          copyPublicDir: false,
          target: "node24",
          rolldownOptions: { input: "web/entry-server.tsx" },
        }
      : {
          outDir: "build/browser",
          // The last build's files stay for pages that are still open; `build-web.ts` clears older ones.
          emptyOutDir: false,
          target: ["chrome90", "safari15"],
          manifest: true,
          // The document names what a page needs at once.
          modulePreload: false,
          rolldownOptions: { input: "web/entry-browser.tsx" },
        },
  ssr: { noExternal: ["wouter"] },
}));
