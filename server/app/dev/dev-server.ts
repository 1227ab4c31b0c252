import { createServer, type Server } from "node:http";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { createServer as createVite } from "vite";
import { print } from "#server/base/command/command.ts";
import { ROOT } from "#server/base/pages/web-files.ts";
import { listenError } from "#server/base/process/listen-error.ts";
import type { Config } from "#server/base/settings/config.ts";
import type { Database } from "#server/base/sql/db.ts";
import { type AppFromSource, startFromSource } from "./app-from-source.ts";
import { brokenPage, type ExplainedError, explained } from "./broken-page.ts";
import { pagesFromSource } from "./pages-from-source.ts";
import { writeStaticFiles } from "./static-files.ts";
import { watchSources } from "./watch-sources.ts";

/** The development server. */
export interface DevServer {
  /** `http://localhost:3000`. */
  readonly address: string;
  /** Resolves when the app is closed; leaves the database open. */
  close(): Promise<void>;
}

/** Paths served by the bundler: modules of pages and hot updates. */
const BUNDLER_PATHS = /^\/(@|web\/|domain\/|words\/|node_modules\/|build\/vite\/|__open-in-editor)/;
/** Folders that the bundler may read. */
const BUNDLER_FOLDERS = ["web", "domain", "words", "node_modules", "build/vite"];

/** Debounce in milliseconds: files saved together are one change. */
const REST_MS = 20;

/**
 * Serves the app from its sources. What changes below `web/` is replaced in the open page. After any other change the
 * whole app restarts, in this process and on the same database, while requests wait for it; then open pages
 * reload. Where it does not start, the app before it goes on, and the error is in the terminal and in open pages.
 */
export async function openDevServer(config: Config, database: Database): Promise<DevServer> {
  const folder = await writeStaticFiles();
  let current: Promise<AppFromSource | null> = Promise.resolve(null);
  let isStale = true;
  let failure: ExplainedError = { message: "", stack: "" };
  const stopping: Promise<void>[] = [];

  const front = createServer((request, response) => {
    if (BUNDLER_PATHS.test(request.url ?? "")) {
      vite.middlewares(request, response);
      return;
    }
    void current.then((running) => {
      if (running !== null) running.app.routing(request, response);
      else response.writeHead(503, { "content-type": "text/html; charset=utf-8" }).end(brokenPage(failure));
    });
  });
  const vite = await createVite({
    root: ROOT,
    appType: "custom",
    // Loaded and watched by Node.
    configLoader: "native",
    clearScreen: false,
    plugins: [watchSources(onChange)],
    server: {
      middlewareMode: true,
      cors: false,
      hmr: { server: front },
      fs: { allow: BUNDLER_FOLDERS.map((name) => join(ROOT, name)) },
      watch: { ignored: [join(ROOT, "build/**"), join(config.dataDir, "**")] },
    },
  });
  const pages = pagesFromSource(vite, folder);
  const { hot } = vite.environments.client;

  /** True: open pages are seen to. */
  function onChange(path: string, isInBrowser: boolean): boolean {
    const mustReload = pages.invalidate(path) || !isInBrowser;
    if (path.startsWith("web/")) {
      if (mustReload) hot.send({ type: "full-reload" });
      return mustReload;
    }
    isStale = true;
    current = current.then(restart);
    return true;
  }

  /** The app from the current sources; the previous one where nothing has changed, or it fails to start. */
  async function restart(last: AppFromSource | null): Promise<AppFromSource | null> {
    if (!isStale) return last;
    await pause(REST_MS);
    isStale = false;
    const startedAt = performance.now();
    try {
      const next = await startFromSource(vite, config, database, pages, address);
      if (last !== null) stopping.push(last.stop());
      print(`Started the app from its sources in ${((performance.now() - startedAt) / 1000).toFixed(1)} s`);
      // Without an open page the message would wait for the first one, which is up to date.
      if (last !== null || vite.ws.clients.size > 0) hot.send({ type: "full-reload" });
      return next;
    } catch (error) {
      failure = explained(error);
      print(failure.stack);
      hot.send({ type: "error", err: { message: failure.message, stack: failure.stack } });
      return last;
    }
  }

  const address = await listen(config, front);
  current = restart(null);
  await current;
  return {
    address,
    async close() {
      await (await current)?.stop();
      await Promise.all(stopping);
      await vite.close();
      front.closeAllConnections();
      front.close();
    },
  };
}

async function listen({ host, port }: Config, server: Server): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error) => reject(listenError({ host, port }, error) ?? error));
    server.listen(port, host, resolve);
  });
  const bound = server.address();
  return `http://localhost:${typeof bound === "object" && bound !== null ? bound.port : port}`;
}
