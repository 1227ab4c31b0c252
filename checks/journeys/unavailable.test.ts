import { execFileSync, spawn } from "node:child_process";
import { chmod, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from "vitest";
import { type DatabaseProxy, databaseProxy } from "#checks/database-proxy.ts";
import { OAUTH_CLIENT, type OauthServer, oauthServer } from "#checks/oauth-server.ts";
import { type RunningApp, runningApp } from "#checks/running-app.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { isPostmaster, readPostmaster } from "#server/base/sql/cluster-process.ts";
import type { Database } from "#server/base/sql/db.ts";
import { poolDatabase } from "#server/base/sql/pool-database.ts";
import { shell as enShell } from "#words/compiled/en/base/shell.ts";
import { unavailable as en } from "#words/compiled/en/base/unavailable.ts";
import { shell as esShell } from "#words/compiled/es/base/shell.ts";
import { unavailable as es } from "#words/compiled/es/base/unavailable.ts";
import { checkCurrentLayout } from "./check-layout.ts";
import { openConnection } from "./cuttable-connection.ts";
import { accessibilityProblems, DEMO_HARBOR, demonstrationTown, hydrated, PAGES } from "./journey.ts";
import { languageCases } from "./language-cases.ts";
import { NOW } from "./now.ts";

/** Someone in need opens the directory while its database does not answer. */
const town = demonstrationTown();

const TEXTS = {
  en: {
    ...en,
    serverError: enShell.serverError,
    shelter: "Shelter",
    savedOnly: /^Amparo has a problem right now\. You can see only what you opened before/,
    again: "Try again",
    exit: "Exit",
    lines: "Crisis lines",
  },
  es: {
    ...es,
    serverError: esShell.serverError,
    shelter: "Albergue",
    savedOnly: /^Amparo tiene un problema: solo lo que abrió antes/,
    again: "Intentar de nuevo",
    exit: "Salir",
    lines: "Líneas de crisis",
  },
} as const;

let behind: TestDatabase;
let proxy: DatabaseProxy;
let database: Database;
let app: RunningApp;
let facebook: OauthServer;

beforeAll(async () => {
  facebook = await oauthServer("FACEBOOK");
  facebook.profile = { id: "f-1", email: "ana@people.example", name: "Ana" };
  behind = await openTestDatabase(inject("demonstration"));
  proxy = await databaseProxy(behind.connection);
  database = poolDatabase({
    primary: proxy.connection,
    replica: null,
    serving: {
      limits: { statementMs: 15_000, lockMs: 1500, queueMs: 1500 },
      connections: { visitors: 4, readers: 4, bulk: 2 },
    },
  });
  const social = {
    GOOGLE: null,
    FACEBOOK: { ...OAUTH_CLIENT, baseUrl: facebook.address },
    TWITTER: null,
  };
  app = await runningApp(database, {
    config: { trustProxy: false, isRateLimited: false, social },
    pages: PAGES,
  });
  app.now = NOW;
});

afterAll(async () => {
  await app.close();
  await database.close();
  await proxy.close();
  await behind.drop();
  await facebook.close();
});

test.runIf(process.platform === "linux")(
  "the app ends in time while its own database is frozen",
  async () => {
    const dataDir = await mkdtemp(join(tmpdir(), "amparo-frozen-"));
    await chmod(dataDir, 0o755);
    const env = { ...process.env, DATA_DIR: dataDir, PORT: "0", DEMO: "off" };
    const child = spawn(process.execPath, [join(import.meta.dirname, "../../server/main.ts")], { env });
    let printed = "";
    child.stderr.on("data", (chunk: Buffer) => {
      printed += chunk.toString();
    });
    const ended = new Promise<number | null>((resolve) => child.on("exit", resolve));
    try {
      await expect.poll(() => printed, { timeout: 90_000 }).toContain("Amparo is ready on");
      const address = /ready on (\S+)/.exec(printed)?.[1] ?? "";
      const postmaster = readPostmaster(join(dataDir, "postgres"))?.pid ?? 0;
      const backends = execFileSync("ps", ["-o", "pid=", "--ppid", String(postmaster)], { encoding: "utf8" });
      for (const pid of [postmaster, ...backends.trim().split(/\s+/).map(Number)])
        process.kill(pid, "SIGSTOP");
      const open = fetch(`${address}/api/services`).catch(() => null);
      expect((await fetch(`${address}/api/live`)).status).toBe(200);
      child.kill("SIGTERM");
      // Ten seconds are promised. Without the limits it would take minutes.
      expect(await Promise.race([ended, pause(25_000, "late")]), printed).toBe(0);
      await open;
      expect(isPostmaster(join(dataDir, "postgres"), postmaster), "and so does the database").toBe(false);
    } finally {
      child.kill("SIGKILL");
      await rm(dataDir, { recursive: true, force: true });
    }
  },
);

describe.each(languageCases(import.meta.filename, ["en", "es"]))("in %s", (language) => {
  const texts = TEXTS[language];

  test("every page shows the crisis lines and a way to try again", async () => {
    const { page } = await town().visit({
      language,
      place: DEMO_HARBOR,
      address: app.address,
      expects: /503/,
    });
    proxy.freeze();
    const frozen = await page.goto("/?tab=FOOD");
    expect([frozen?.status(), await frozen?.headerValue("retry-after")]).toEqual([503, "10"]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(texts.title);
    expect(await page.getByRole("main").locator('a[href="tel:988"]').count()).toBeGreaterThan(0);
    expect(await page.getByRole("main").getByRole("listitem").count()).toBeGreaterThan(5);
    await page.getByRole("link", { name: texts.exit, exact: true }).waitFor();
    await checkCurrentLayout(page);

    // The page of the lines itself needs no database.
    expect((await page.goto("/crisis_lines"))?.status()).toBe(200);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(texts.lines);

    await page.goto("/?tab=FOOD");
    await proxy.resume();
    await expect.poll(async () => (await app.get("/api/health")).status).toBe(200);
    await page.getByRole("link", { name: texts.again }).click();
    await page.getByRole("heading", { name: texts.title }).waitFor({ state: "detached" });
    await page.getByRole("main").getByRole("listitem").first().waitFor();
  });

  test("a list that is asked for meanwhile blames no network", async () => {
    const { page } = await town().visit({ language, address: app.address, expects: /503/ });
    await page.goto("/?tab=FOOD");
    await hydrated(page);
    proxy.freeze();
    await page.getByRole("link", { name: texts.shelter, exact: true }).click();
    const alert = page.getByRole("main").getByRole("alert");
    await alert.getByText(texts.serverError).waitFor();
    await proxy.resume();
    await expect.poll(async () => (await app.get("/api/health")).status).toBe(200);
    await alert.getByRole("button", { name: texts.again }).click();
    await page.getByRole("main").getByRole("listitem").first().waitFor();
  });

  test("a phone that has opened lists shows them, and the banner says that the server is down", async () => {
    const connection = await openConnection(town().app.address);
    onTestFinished(() => connection.close());
    const { page } = await town().visit({
      language,
      place: DEMO_HARBOR,
      address: connection.address,
      expects: /503/,
      hasWorker: true,
    });
    await page.goto("/?tab=SHELTER");
    await hydrated(page);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await expect
      .poll(() =>
        page.evaluate(async () =>
          (await caches.has("seen-replies")) ? (await (await caches.open("seen-replies")).keys()).length : 0,
        ),
      )
      .toBeGreaterThan(0);
    // Answers as a gateway does for a frozen app, whatever the app itself has cached.
    connection.refuse();
    await page.goto("/?tab=SHELTER&need=EMERGENCY");
    await page.getByText(texts.savedOnly).waitFor();
    await page.getByRole("main").getByRole("listitem").first().waitFor();
    expect(await accessibilityProblems(page)).toEqual([]);
    connection.restore();
    await page.getByRole("main").getByRole("button", { name: texts.again }).click();
    await page.getByText(texts.savedOnly).waitFor({ state: "detached" });
  });

  test("a form that was sent without scripts is answered that it was not saved", async () => {
    const { page } = await town().visit({ language, scripts: false, address: app.address, expects: /503/ });
    await page.goto("/login");
    await page.locator('input[type="email"]').first().fill("ana@people.example");
    await page.locator('input[type="password"]').first().fill("a long enough password");
    proxy.freeze();
    await page.locator('form:has(input[type="password"]) button[type="submit"]').first().click();
    await page.getByRole("heading", { level: 1, name: texts.title }).waitFor();
    expect(await page.getByRole("main").textContent()).toContain(texts.notSaved);
    await proxy.resume();
    await expect.poll(async () => (await app.get("/api/health")).status).toBe(200);
  });

  test("a person who returns from a provider is led to the sign-in page", async () => {
    const { page } = await town().visit({
      language,
      address: app.address,
      signsInAt: [facebook.address],
      expects: /503/,
    });
    proxy.freeze();
    const frozen = await page.goto("/api/auth/facebook?next=%2Ffavourites");
    expect(page.url()).toContain("/api/auth/facebook/callback");
    expect([frozen?.status(), await frozen?.headerValue("retry-after")]).toEqual([503, "10"]);
    expect(await page.getByRole("heading", { level: 1 }).textContent()).toBe(texts.title);
    expect(await page.getByRole("main").locator('a[href="tel:988"]').count()).toBeGreaterThan(0);
    expect(app.logged.filter((line) => line.includes("signIn"))).toEqual([]);
    await proxy.resume();
    await expect.poll(async () => (await app.get("/api/health")).status).toBe(200);
    await page.getByRole("link", { name: texts.again }).click();
    await page.waitForURL("**/login?next=%2Ffavourites");
  });
});
