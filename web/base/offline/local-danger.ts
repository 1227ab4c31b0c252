import { LANGUAGES } from "#domain/base/languages/languages.ts";
import type { DangerHelp } from "#domain/danger/danger-help-reply.ts";
import type { helpInDanger } from "#words/danger/danger-help.ts";
import { readCrisisLines } from "./crisis-line-cache.ts";

/** Written into this file by the build. */
declare const DANGER_RULE: string;
declare const self: ServiceWorkerGlobalScope & { helpInDanger?: typeof helpInDanger };

/** Loads the rule while the worker is installed: only then can it be loaded for use without a network. */
export function installDangerRule(): void {
  try {
    importScripts(DANGER_RULE);
  } catch {
    // The next version brings it.
  }
}

/** Judges a text on the device, by the server's rule and the stored crisis lines; null where it names no danger. */
export async function localDanger(text: string, lang: string | null): Promise<DangerHelp | null> {
  try {
    // The worker starts often, and needs the rule rarely.
    if (self.helpInDanger === undefined) importScripts(DANGER_RULE);
  } catch {
    return null;
  }
  const lines = (await readCrisisLines())?.lines ?? [];
  const reader = LANGUAGES.find((language) => language === lang) ?? "en";
  return self.helpInDanger?.(text, lines, { now: Date.now(), reader }) ?? null;
}
