import type { TestProject } from "vitest/node";
import { startTestServers } from "#checks/database-servers.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { buildWeb } from "#server/base/pages/build-web.ts";
import type { Connection } from "#server/base/sql/pool-database.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";
import { browserProgram } from "./browser.ts";
import { openNeutralSite } from "./neutral-site.ts";
import { NOW } from "./now.ts";

/**
 * Setup that all journeys share, made once: the built pages, a database with the demonstration directory, of which each
 * file gets a copy, and the other site that the quick exit leads to. The browser is in `journey-browser.ts`.
 */

declare module "vitest" {
  interface ProvidedContext {
    /** Port of the site that the quick exit leads to. */
    neutralPort: number;
    /** The database to copy, which no one connects to. */
    demonstration: Connection;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { servers, stop } = await startTestServers(project.name, ["embedded"]);
  const neutral = await openNeutralSite();
  try {
    // Unpacked once, before several look for it, or none is there at all.
    browserProgram();
    const [demonstration] = await Promise.all([
      demonstrationDatabase(servers[0]?.template ?? null),
      inProduction(() => buildWeb(() => {})),
    ]);
    project.provide("neutralPort", neutral.port);
    project.provide("demonstration", demonstration);
    return async () => {
      await neutral.close();
      await stop();
    };
  } catch (error) {
    await neutral.close();
    await stop();
    throw error;
  }
}

/** @param template the migrated database, to be copied */
export async function demonstrationDatabase(template: Connection | null): Promise<Connection> {
  if (template === null) throw new Error("There is no database for the journeys.");
  const { database, connection } = await openTestDatabase(template);
  await loadPages(database, NOW, () => {});
  await loadDemonstration(database, NOW, () => {});
  await database.close();
  return connection;
}

/** Vitest's own NODE_ENV would make pages for developers. */
async function inProduction(build: () => Promise<void>): Promise<void> {
  const before = process.env["NODE_ENV"];
  process.env["NODE_ENV"] = "production";
  try {
    await build();
  } finally {
    process.env["NODE_ENV"] = before;
  }
}
