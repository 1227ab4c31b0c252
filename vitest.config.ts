import { defineConfig } from "vitest/config";
import { compileWords } from "./server/base/words/compile-words.ts";

// Vitest may be called by itself, without what precedes the commands of package.json.
await compileWords();

/**
 * Three kinds of test: rules (pure), calls (HTTP on a real database) and journeys (a real browser). A fourth project
 * has the main journeys in other browsers: `npm run test:browsers`.
 */
export default defineConfig({
  test: {
    // As many files at a time as there are cores: most of what a file waits for is another process.
    maxWorkers: "100%",
    // Files share their process, as requests share the app's: modules are loaded once, and keep nothing of anyone.
    isolate: false,
    projects: [
      {
        test: {
          name: "rules",
          include: ["{domain,web,words}/**/*.test.{ts,tsx}", "checks/{hours-texts,corpora}/**/*.test.ts"],
          setupFiles: ["checks/property-seed.ts"],
          // Only a loop without end should run out of it: a busy machine is no failure.
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: "calls",
          include: ["{server,db}/**/*.test.ts", "checks/{contract,structure,hostile,lifecycle}/**/*.test.ts"],
          globalSetup: ["checks/database-servers.ts"],
          setupFiles: ["checks/property-seed.ts"],
          testTimeout: 60_000,
          hookTimeout: 120_000,
          // What is waited for comes in the end: a busy machine is no failure.
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: "journeys",
          include: ["checks/{journeys,screens}/**/*.test.ts"],
          globalSetup: ["checks/journeys/global-setup.ts"],
          // As the app runs: React is four times slower otherwise.
          env: { NODE_ENV: "production" },
          testTimeout: 120_000,
          hookTimeout: 180_000,
          expect: { poll: { timeout: 30_000 } },
        },
      },
      {
        test: {
          name: "browsers",
          include: ["checks/browsers/**/*.test.ts"],
          env: { NODE_ENV: "production" },
          testTimeout: 300_000,
          hookTimeout: 300_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
