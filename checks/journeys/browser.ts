import { existsSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";
import { packagedChromium } from "./packaged-chromium.ts";

const INSTALLED = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
  "/snap/bin/chromium",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  "C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe",
];

/** No sandbox, because containers run as root, and no connections to anyone but us. */
const SETTINGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Launch options for Playwright. */
export interface BrowserProgram {
  executablePath: string;
  args: string[];
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Finds a browser's program: CHROME_PATH, an installed one, the one from the packages (Linux on x64), or the one that
 * Playwright downloaded, in this order.
 *
 * @throws with what to do, where there is none
 */
export function browserProgram(): BrowserProgram {
  const installed = process.env["CHROME_PATH"] ?? INSTALLED.find((candidate) => existsSync(candidate));
  if (installed !== undefined) return { executablePath: installed, args: SETTINGS, env: process.env };
  const packaged = packagedProgram();
  if (packaged !== null) return packaged;
  const playwrightPath = chromium.executablePath();
  if (existsSync(playwrightPath)) return { executablePath: playwrightPath, args: SETTINGS, env: process.env };
  throw new Error(
    "The journeys need a Chrome or Chromium, and none was found. Install one, run npx playwright-core install chromium, or say where it is: CHROME_PATH=/path/to/chrome npm test",
  );
}

/** Returns the browser from the packages, with its own fonts; null on anything but Linux on x64. */
export function packagedProgram(): BrowserProgram | null {
  if (process.platform !== "linux" || process.arch !== "x64") return null;
  const { executablePath, env } = packagedChromium();
  return { executablePath, args: SETTINGS, env: { ...process.env, ...env } };
}

/** A browser for journeys. */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch(browserProgram());
}
