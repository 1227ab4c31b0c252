import { afterAll, beforeAll } from "vitest";
import { type AppChanges, type RunningApp, runningApp } from "#checks/running-app.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";
import { PAGES, type Town } from "./journey.ts";
import { NOW } from "./now.ts";

/**
 * The app of an operator who has switched on every language that there is, on the database of this town.
 *
 * @param more parts of the app, once the town is there
 */
export function appInEveryLanguage(town: () => Town, more: () => AppChanges = () => ({})): () => RunningApp {
  let app: RunningApp | null = null;
  beforeAll(async () => {
    const config = { trustProxy: false, isRateLimited: false, demo: true, languages: LANGUAGES };
    app = await runningApp(town().app.database, { config, pages: PAGES, ...more() });
    app.now = NOW;
  });
  afterAll(() => app?.close());
  return () => {
    if (app === null) throw new Error("The app is not running yet.");
    return app;
  };
}
