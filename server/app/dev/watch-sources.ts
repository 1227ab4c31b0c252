import { relative, sep } from "node:path";
import type { Plugin } from "vite";
import { ROOT } from "#server/base/pages/web-files.ts";
import { compileWords } from "#server/base/words/compile-words.ts";

/** Source files of the product, without tests. */
const SOURCES = /^(db|domain|server|web|words)\/(?!.*\.test\.tsx?$)/;

/** What modules of words are made of. */
const IN_WORDS = /^words\/(?!compiled\/)/;

/**
 * Reports changed sources, before the bundler handles them.
 *
 * @param onChange takes the path from the root, as `web/app/App.tsx`, and whether a browser has loaded that file; true
 *   where it sees to open pages itself, so that the bundler replaces nothing in them
 */
export function watchSources(onChange: (path: string, isInBrowser: boolean) => boolean): Plugin {
  return {
    name: "amparo:watch-sources",
    async hotUpdate({ file, modules }) {
      const path = relative(ROOT, file).split(sep).join("/");
      if (this.environment.name === "client" && IN_WORDS.test(path)) {
        await compileWords();
        // The modules that are made of messages are reported themselves.
        if (path.endsWith(".arb")) return [];
      }
      // The server's modules are reloaded as a whole.
      if (this.environment.name !== "client" || !SOURCES.test(path)) return [];
      return onChange(path, modules.length > 0) ? [] : undefined;
    },
  };
}
