import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/**
 * Pages reach the API only by `callApi`, which knows the declared calls: no address is written by hand or read twice.
 */

const root = join(import.meta.dirname, "../..");
const web = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", "web"], {
  cwd: root,
  encoding: "utf8",
})
  .split("\n")
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith(".test.ts") && existsSync(join(root, file)));

/** Lists the files of `web` whose code, except comments, matches the pattern. */
function filesWith(pattern: RegExp): string[] {
  const code = (file: string) =>
    readFileSync(join(root, file), "utf8").replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
  return web.filter((file) => pattern.test(code(file)));
}

test("only the transport, the service worker and what is no call send requests", () => {
  const allowed: Readonly<Record<string, string>> = {
    "web/base/calls/call-api.ts": "the transport itself",
    "web/base/browser/fetch-in-time.ts": "how long both transports wait",
    "web/base/calls/upload-file.ts": "the transport of files, whose progress it reports",
    "web/base/browser/saved-area.ts": "a pack that is asked for with its tag, by pages and by the worker",
    "web/features/embed/read-api.ts": "the transport of lists on other sites, which sends no cookies",
    "web/features/services/map/open-map.ts": "the file of the basemap",
    "web/base/browser/inline/quick-exit.ts": "a script without modules, which leaves",
    "web/base/offline/app-files.ts": "the worker: files of the build",
    "web/base/offline/refresh.ts": "the worker: replies for when there is no network",
    "web/base/offline/crisis-line-cache.ts": "the worker: crisis lines for when there is no network",
    "web/base/offline/worker.ts": "the worker: requests that it passes on",
  };
  expect(filesWith(/\bfetch(InTime)?\(|XMLHttpRequest|sendBeacon|EventSource|WebSocket/).sort()).toEqual(
    Object.keys(allowed).sort(),
  );
});

test("no path of the API is written by hand", () => {
  // `/api-keys` is a page.
  expect(filesWith(/["'`]\/?api\b(?!-keys["'`])/)).toEqual([]);
  const allowed: Readonly<Record<string, string>> = {
    "web/features/accounts/account/social.ts":
      "the address that a browser goes to, to sign in elsewhere: no call",
    "web/base/offline/typed-searches.ts": "the worker: which requests search by a typed text",
    "web/base/offline/worker.ts": "the worker: which requests are calls",
  };
  expect(filesWith(/\bAPI_BASE\b/)).toEqual(Object.keys(allowed).sort());
  expect(filesWith(/\brawAddress\b/)).toEqual([
    "web/base/calls/call-api.ts",
    "web/base/calls/upload-file.ts",
    "web/base/offline/typed-searches.ts",
  ]);
});

test("what of the router each page needs is in two files; its own links and hooks cost every page a kilobyte", () => {
  expect(filesWith(/"wouter\b/).sort()).toEqual([
    "web/base/app-context/router.tsx",
    "web/base/app-context/use-search.ts",
  ]);
});
