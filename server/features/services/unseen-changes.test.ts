import { afterAll, beforeAll } from "vitest";
import { onEachEngine } from "#checks/on-each-engine.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { testUnseenChanges } from "#checks/unseen-changes.ts";
import { LANGUAGES } from "#domain/base/languages/languages.ts";

onEachEngine("The public record of a service", (open) => {
  let app: RunningApp;
  beforeAll(async () => {
    app = await runningApp(open(), {
      config: { trustProxy: false, isRateLimited: false, languages: LANGUAGES },
    });
  });
  afterAll(() => app?.close());

  testUnseenChanges(() => app, false);
});
