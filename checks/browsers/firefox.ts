import { existsSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type ElementHandle, launch, type Page } from "puppeteer-core";
import { type BrowserKind, type DrivenBrowser, PATIENCE_MS, PHONE, type Role } from "./driven-browser.ts";

/** Firefox as distributions have it, over WebDriver BiDi, which it speaks itself. */

const PROGRAMS = [
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];

const program = PROGRAMS.find((candidate) => existsSync(candidate));

/** Nothing that talks to anyone but us. */
const PREFERENCES = {
  "app.normandy.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "intl.accept_languages": "en-US,en",
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
};

export const firefox: BrowserKind = {
  name: "Firefox",
  missing: program === undefined ? ["firefox-esr"] : [],
  open: openFirefox,
};

async function openFirefox(): Promise<DrivenBrowser> {
  if (program === undefined) throw new Error("There is no Firefox on this machine.");
  const browser = await launch({
    browser: "firefox",
    executablePath: program,
    headless: true,
    extraPrefsFirefox: PREFERENCES,
    defaultViewport: PHONE,
    protocolTimeout: PATIENCE_MS,
    timeout: PATIENCE_MS,
  });
  const page = await browser.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  return {
    name: await browser.version(),
    async open(address) {
      await page.goto(address);
    },
    address: async () => page.url(),
    async back() {
      await page.goBack();
    },
    has: async (role, name) => isShown(page, role, name),
    click: async (role, name) => {
      const handle = await shownElement(page, role, name);
      await handle.click();
    },
    async type(role, name, text) {
      const handle = await shownElement(page, role, name);
      await handle.focus();
      await page.keyboard.type(text);
    },
    evaluate: (expression) => page.evaluate(`(async () => (${expression}))()`),
    async setCookie(name, value) {
      await browser.setCookie({ name, value, domain: new URL(page.url()).hostname, path: "/" });
    },
    close: () => browser.close(),
  };
}

function buildSelector(role: Role, name: string): string {
  return `::-p-aria([name=${JSON.stringify(name)}]${role === "password" ? "" : `[role="${role}"]`})`;
}

async function isShown(page: Page, role: Role, name: string): Promise<boolean> {
  return (await shownNow(page, role, name)) !== null;
}

async function shownNow(page: Page, role: Role, name: string): Promise<ElementHandle | null> {
  const handles = await page.$$(buildSelector(role, name));
  for (const handle of handles) if (await handle.isVisible()) return handle;
  return null;
}

const LOOK_AGAIN_MS = 50;

/** Waits for it here: the driver's own wait evaluates a text as code, which the pages' policy forbids. */
async function shownElement(page: Page, role: Role, name: string): Promise<ElementHandle> {
  const deadline = performance.now() + PATIENCE_MS;
  for (;;) {
    const shown = await shownNow(page, role, name);
    if (shown !== null) return shown;
    if (performance.now() > deadline) throw new Error(`There is no ${role} “${name}” on ${page.url()}.`);
    await pause(LOOK_AGAIN_MS);
  }
}
