import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { MAIN_LANGUAGES, type MainLanguage } from "#domain/base/languages/language.ts";
import { type OpenScreen, openScreen, type Readiness } from "./draw-screen.ts";
import type { Variant } from "./screen.ts";
import { screenNamed } from "./screen-table.ts";
import type { ScreenTowns } from "./screen-towns.ts";

/** Accessibility trees of screens as they were accepted: roles, names, states and their order, as text. */

const FOLDER = join(import.meta.dirname, "accepted-trees");

/** A phone's, except where one works with a list and what is chosen in it side by side. */
function chooseWindow(screen: string): Variant {
  return { width: screen === "approvals" ? 1024 : 360, scheme: "light" };
}

export interface AcceptedTree {
  readonly screen: string;
  readonly language: MainLanguage;
}

/** What visitors come for, what providers fill in, and where both sides' work is done. */
export const ACCEPTED_TREES: readonly AcceptedTree[] = [
  "home",
  "service",
  "chatbot-answer",
  "add-service",
  "beds",
  "approvals",
  // The desk of a shelter: what it may do on the page of its service, and the messages to it.
  "service-facts",
  "feedbacks-owner",
].flatMap((screen) => MAIN_LANGUAGES.map((language) => ({ screen, language })));

export function treeName({ screen, language }: AcceptedTree): string {
  return `${screen}-${language}`;
}

export function openTree(
  browser: Browser,
  towns: ScreenTowns,
  { screen, language }: AcceptedTree,
  readiness: Readiness,
): Promise<OpenScreen> {
  return openScreen(browser, towns, screenNamed(screen), language, chooseWindow(screen), readiness);
}

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** None of what stands for a sign in an address, such as `%20`. */
const NUMBER = /(?<![%\d])\d+(?:[.,:/]\d+)*/g;
const LEVEL = /\[level=\d\]/g;

/** The tree without what differs by moment, machine or data alone: an id is `ID`, and every number but a level 0. */
export async function readTree(screen: OpenScreen): Promise<string> {
  const tree = await screen.tree();
  const lines = tree.split("\n").map((line) => {
    const levels = line.match(LEVEL) ?? [];
    return line
      .replace(ID, "ID")
      .replace(NUMBER, "0")
      .replaceAll("[level=0]", () => levels.shift() ?? "");
  });
  return `${lines.join("\n")}\n`;
}

/** The accepted one; empty where there is none. */
export function acceptedTree(accepted: AcceptedTree): string {
  const file = toFilePath(accepted);
  return existsSync(file) ? readFileSync(file, "utf8") : "";
}

/** Writes it as the accepted one, once the screen shows the same twice: parts of a page come late. */
export async function acceptTree(accepted: AcceptedTree, screen: OpenScreen): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  let before = await readTree(screen);
  for (;;) {
    await new Promise((resolve) => setTimeout(resolve, 500));
    const now = await readTree(screen);
    if (now === before) return writeFileSync(toFilePath(accepted), now);
    before = now;
  }
}

function toFilePath(accepted: AcceptedTree): string {
  return join(FOLDER, `${treeName(accepted)}.txt`);
}
