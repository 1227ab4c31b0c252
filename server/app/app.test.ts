import { expect, test } from "vitest";
import { knownKeys } from "../base/http/known-keys.ts";
import { READER_LIMITS } from "../base/http/slow-readers.ts";
import { buildApp } from "./app.ts";

test("nobody may take for ever to send a request", async () => {
  const app = await buildApp({
    database: { position: null },
    routes: [],
    knownKeys: knownKeys(),
    findViewer: async () => null,
    now: () => 0,
    log: { info: () => {}, error: () => {} },
    logFailure: () => {},
    requestWatch: null,
    loadLimit: null,
    sendBusyPage: null,
    readerLimits: READER_LIMITS,
    requestCounts: null,
    hstsSubdomains: false,
    isRateLimited: false,
    trustProxy: false,
    publicOrigin: null,
    endSession: () => {},
    corsOrigins: [],
    languages: ["en", "es"],
    addPages: async () => {},
  });
  const { requestTimeout, headersTimeout } = app.server;
  for (const max of [requestTimeout, headersTimeout]) {
    expect(max).toBeGreaterThan(0);
    expect(max).toBeLessThanOrEqual(300_000);
  }
  await app.close();
});
