import { type Browser, chromium } from "playwright-core";
import { inject } from "vitest";
import { browserProgram } from "./browser.ts";
import { NEUTRAL } from "./neutral-site.ts";

/**
 * The browser of this process, in which each visit has a profile of its own. Files that share the process share it,
 * one after the other; it ends with the process. Spoken to from here, nothing that is said goes through another
 * process, such as the script of axe for each document.
 */
export async function journeyBrowser(): Promise<Browser> {
  opened ??= launch(inject("neutralPort"));
  const browser = await opened;
  if (browser.isConnected()) return browser;
  opened = launch(inject("neutralPort"));
  return opened;
}

let opened: Promise<Browser> | null = null;

/**
 * A visit needs less of the processor. All pages of a profile, which is one visit, share one process, also with the
 * empty one that each begins with; and the network is a part of the browser, not a process that each reply is handed
 * over by. What pages do is the same.
 */
const FEWER_PROCESSES = ["--renderer-process-limit=1", "--enable-features=NetworkServiceInProcess2"];

/** Of all names in the world it knows two: the neutral site's, and this machine's, which passkeys need. */
function launch(neutralPort: number): Promise<Browser> {
  const { args, ...program } = browserProgram();
  const names = `MAP ${new URL(NEUTRAL).hostname} 127.0.0.1:${neutralPort}, MAP localhost 127.0.0.1`;
  const rules = `${names}, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1`;
  return chromium.launch({
    ...program,
    args: [...args, ...FEWER_PROCESSES, `--host-resolver-rules=${rules}`],
  });
}
