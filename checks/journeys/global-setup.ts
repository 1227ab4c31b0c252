import { type BrowserServer, chromium } from "playwright-core";
import type { TestProject } from "vitest/node";
import { startTestServers } from "#checks/database-servers.ts";
import { openTestDatabase } from "#checks/test-databases.ts";
import { loadDemonstration } from "#server/features/demonstration/load-demonstration.ts";
import { buildWeb } from "#server/features/pages/build-web.ts";
import { loadPages } from "#server/features/static-pages/load-pages.ts";
import type { Connection } from "#server/sql/pool-database.ts";
import { browserProgram } from "./browser.ts";
import { NEUTRAL, openNeutralSite } from "./neutral-site.ts";
import { NOW } from "./now.ts";

/**
 * What all journeys share, made once: the pages as they are built, a database with the demonstration directory,
 * of which each file gets a copy, the site of others that the quick exit leads to, and one browser, in which each
 * visit has a profile of its own.
 */

declare module "vitest" {
  interface ProvidedContext {
    /** Where Playwright finds the browser. */
    browserServer: string;
    /** The database to copy, which nobody connects to. */
    demonstration: Connection;
  }
}

export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { servers, stop } = await startTestServers(project.name, ["embedded"]);
  const neutral = await openNeutralSite();
  try {
    const [browser, demonstration] = await Promise.all([
      launchBrowser(neutral.port),
      demonstrationDatabase(servers[0]?.template ?? null),
      inProduction(() => buildWeb(() => {})),
    ]);
    project.provide("browserServer", browser.wsEndpoint());
    project.provide("demonstration", demonstration);
    return async () => {
      await browser.close();
      await neutral.close();
      await stop();
    };
  } catch (error) {
    await neutral.close();
    await stop();
    throw error;
  }
}

/** Of all names in the world it knows two: the neutral site's, and this machine's, which passkeys need. */
async function launchBrowser(neutralPort: number): Promise<BrowserServer> {
  const { args, ...program } = browserProgram();
  const names = `MAP ${new URL(NEUTRAL).hostname} 127.0.0.1:${neutralPort}, MAP localhost 127.0.0.1`;
  const rules = `${names}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  return chromium.launchServer({ ...program, args: [...args, `--host-resolver-rules=${rules}`] });
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
