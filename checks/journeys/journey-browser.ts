import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import { browserProgram } from "./browser.ts";
import { NEUTRAL } from "./neutral-site.ts";

/**
 * Returns the browser of this process, in which each visit has a profile of its own. Files that run in the process
 * share it one after another, and it ends with the process. Launched from here, its messages pass through no other
 * process, which matters for the script of axe in each document.
 */
export async function journeyBrowser(): Promise<Browser> {
  opened ??= launch(inject("neutralPort"));
  const browser = await opened;
  if (browser.isConnected()) return browser;
  opened = launch(inject("neutralPort"));
  return opened;
}

let opened: Promise<Browser> | null = null;

/** The browser resolves two names only: the neutral site's, and localhost, which passkeys need. */
function launch(neutralPort: number): Promise<Browser> {
  const { args, ...program } = browserProgram();
  const names = `MAP ${new URL(NEUTRAL).hostname} 127.0.0.1:${neutralPort}, MAP localhost 127.0.0.1`;
  const rules = `${names}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  return chromium.launch({ ...program, args: [...args, `--host-resolver-rules=${rules}`] });
}
