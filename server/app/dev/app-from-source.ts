import type { FastifyInstance } from "fastify";
import { createServerModuleRunner, type ViteDevServer } from "vite";
import { print } from "#server/base/command/command.ts";
import type { PageSource } from "#server/base/pages/page-source.ts";
import type { Config } from "#server/base/settings/config.ts";
import type { Database } from "#server/base/sql/db.ts";
import { embedFileFromSource } from "#server/features/embed/embed-files.ts";
import { cityFilePartsFromSource } from "#server/features/offline/city-file/city-file-parts.ts";
import { explained } from "./broken-page.ts";

/** The app at one state of the sources. */
export interface AppFromSource {
  readonly app: FastifyInstance;
  /** Resolves when active work is done. */
  stop(): Promise<void>;
}

/**
 * Starts the app from the current sources, without listening: requests are passed to its `routing`. Cleans up if
 * it fails to start.
 *
 * @param address its address, as `http://localhost:3000`
 */
export async function startFromSource(
  vite: ViteDevServer,
  config: Config,
  database: Database,
  pageSource: PageSource,
  address: string,
): Promise<AppFromSource> {
  const modules = createServerModuleRunner(vite.environments.ssr, { hmr: false });
  const open: (() => Promise<void>)[] = [() => modules.close()];
  const stop = async () => {
    for (const close of open.splice(0).reverse()) await close();
  };
  try {
    const [{ fillDatabase }, { startJobs }, { startApp }] = await Promise.all([
      modules.import<typeof import("../fill-database.ts")>("/server/app/fill-database.ts"),
      modules.import<typeof import("../../base/jobs/jobs.ts")>("/server/base/jobs/jobs.ts"),
      modules.import<typeof import("../start-app.ts")>("/server/app/start-app.ts"),
    ]);
    await fillDatabase(database, config, print);
    const jobs = await startJobs(database.bulk, {
      onFailure: (queue, error) => print(`A job of the queue ${queue} failed: ${explained(error).stack}`),
    });
    open.push(() => jobs.stop());
    const { promise, resolve } = Promise.withResolvers<FastifyInstance>();
    await startApp(config, database, jobs, {
      metrics: null,
      openPages: async () => pageSource,
      cityFileParts: cityFilePartsFromSource,
      openEmbedFiles: async () => embedFileFromSource,
      listen: async (app) => {
        open.push(() => app.close());
        app.addHook("onError", async (request, _, error) => {
          if ((error.statusCode ?? 500) >= 500)
            print(`${request.method} ${request.url}: ${explained(error).stack}`);
        });
        await app.ready();
        resolve(app);
        return address;
      },
    });
    return { app: await promise, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
