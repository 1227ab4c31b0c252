import { spawn } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { toDatabaseUrl } from "#checks/bench/bench-database.ts";
import { openTestDatabase, type TestDatabase } from "#checks/test-databases.ts";
import { ACCESS_COOKIE } from "#domain/static-pages/introduce/first-visit.ts";
import { DEMO_HARBOR, hydrated } from "./journey.ts";
import { journeyBrowser } from "./journey-browser.ts";

/** `npm run dev` in a copy of the sources: what is changed there shows in a page that is open. */

const ROOT = join(import.meta.dirname, "../..");
/** Files of the app, and those that Vite reads. */
const COPIED = [
  "db",
  "domain",
  "server",
  "web",
  "words",
  "package.json",
  "tsconfig.base.json",
  "vite.config.ts",
];

/** Modules come one by one, and each restart compiles them again: a busy machine is no failure. */
const PATIENCE_MS = 90_000;
const LIMIT_MS = 4 * PATIENCE_MS;

const QUERIES = "server/features/contacts/crisis-lines/queries.ts";

let folder: string;
let database: TestDatabase;
let page: Page;
/** How often a document has connected to Vite, which notifies it of changes. */
let connections = 0;
const close: (() => unknown)[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "amparo-development-"));
  close.push(() => rmSync(folder, { recursive: true, force: true }));
  for (const name of COPIED) cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  symlinkSync(join(ROOT, "node_modules"), join(folder, "node_modules"), "junction");
  database = await openTestDatabase(inject("demonstration"));
  close.push(() => database.drop());
  const address = await start();
  const browser = await journeyBrowser();
  const context = await browser.newContext({ baseURL: address, viewport: { width: 400, height: 800 } });
  close.push(() => context.close());
  await context.addCookies([
    { name: ACCESS_COOKIE, value: "true", url: address },
    { name: "place", value: encodeURIComponent(DEMO_HARBOR), url: address },
  ]);
  context.setDefaultTimeout(PATIENCE_MS);
  page = await context.newPage();
  page.on("console", (message) => {
    if (message.text() === "[vite] connected.") connections++;
  });
});

afterAll(async () => {
  for (const each of close.reverse()) await each();
});

/** Resolves with the address, once the app answers there. */
function start(): Promise<string> {
  const command = spawn(process.execPath, ["server/app/dev/dev-command.ts"], {
    cwd: folder,
    stdio: ["ignore", "pipe", "pipe"],
    env: {
      ...process.env,
      NODE_ENV: "development",
      HOST: "127.0.0.1",
      PORT: "0",
      DATA_DIR: join(folder, "data"),
      DATABASE_URL: toDatabaseUrl(database.connection),
    },
  });
  const ended = new Promise((resolve) => command.once("exit", resolve));
  close.push(() => {
    command.kill("SIGTERM");
    return ended;
  });
  return new Promise((resolve, reject) => {
    let output = "";
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /ready for development on (\S+)/.exec(output)?.[1];
      if (address !== undefined) resolve(address.replace("localhost", "127.0.0.1"));
    };
    command.stdout.on("data", read);
    command.stderr.on("data", read);
    command.once("exit", () => reject(new Error(`npm run dev ended: ${output}`)));
  });
}

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, "utf8");
  if (!text.includes(from)) throw new Error(`${file} no longer contains ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

/** Waits for the document that comes of it: a change before that document is connected would reload it again. */
async function untilLoaded(load: () => unknown): Promise<void> {
  const before = connections;
  await load();
  await expect.poll(() => connections, { timeout: PATIENCE_MS }).toBe(before + 1);
  await hydrated(page);
}

async function open(path: string): Promise<void> {
  await untilLoaded(() => page.goto(path));
  await page.evaluate(() => document.documentElement.setAttribute("data-first", ""));
}

function changedLine(): Locator {
  return page.getByRole("heading", { name: /^Changed / }).first();
}

/** True where the document is the one that `open` marked. */
function isFirstDocument(): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute("data-first"));
}

test("a component and a style are replaced in the open page", { timeout: LIMIT_MS }, async () => {
  await open("/?tab=SHELTER");
  change("web/base/shell/Footer.tsx", "{shell.attribution}", "{shell.attribution} Changed component");
  await page.getByText("Changed component").waitFor();
  change("web/base/ui/tokens.css", ":root {", ":root {\n  --changed: 1;");
  const changed = () =>
    page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue("--changed"));
  await expect.poll(changed, { timeout: PATIENCE_MS }).toBe("1");
  expect(await isFirstDocument()).toBe(true);
});

test("after a change of a word, a rule and a query the app restarts on the same data", {
  timeout: LIMIT_MS,
}, async () => {
  await open("/?tab=SHELTER");
  await untilLoaded(() => change("words/messages/en/base.arb", 'anyNeed": "', 'anyNeed": "Changed word '));
  await page.getByText("Changed word").waitFor();
  expect(await isFirstDocument()).toBe(false);

  const miles = page.getByText("0.4 miles");
  expect(await miles.count()).toBeGreaterThan(0);
  await untilLoaded(() => change("domain/places/great-circle.ts", "RADIUS_MILES = ", "RADIUS_MILES = 10 * "));
  await page.getByText("miles").first().waitFor();
  expect(await miles.count()).toBe(0);

  await open("/crisis_lines");
  await untilLoaded(() => change(QUERIES, '["name", "name"]', `["'Changed ' || name", "name"]`));
  await changedLine().waitFor();
});

test("lists for other sites are made from the sources", async () => {
  for (const path of ["/embed.js", "/embed/embed-map.js", "/embed/embed-map.css", "/embed", "/embed/try"]) {
    const reply = await page.request.get(path);
    expect([path, reply.status()]).toEqual([path, 200]);
    expect((await reply.body()).length).toBeGreaterThan(500);
  }
});

test("an error is shown in the page, which goes on once it is mended", { timeout: LIMIT_MS }, async () => {
  await open("/crisis_lines");
  change(QUERIES, "export async function", "export asinc function");
  await page.locator("vite-error-overlay").waitFor();
  expect((await fetch(page.url())).status).toBe(200);
  await untilLoaded(() => change(QUERIES, "export asinc function", "export async function"));
  await changedLine().waitFor();
  expect(await page.locator("vite-error-overlay").count()).toBe(0);
});
