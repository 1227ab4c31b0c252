import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import pixelmatch from "pixelmatch";
import type { Browser } from "playwright-core";
import sharp from "sharp";
import type { MainLanguage } from "#domain/base/languages/language.ts";
import { type OpenScreen, openScreen } from "./draw-screen.ts";
import type { Variant } from "./screen.ts";
import { screenNamed } from "./screen-table.ts";
import type { ScreenTowns } from "./screen-towns.ts";

/** Pictures of screens as they were accepted, without loss, and how new ones are compared with them. */

const FOLDER = join(import.meta.dirname, "accepted");

/** What one of them may weigh, in bytes: a map with its streets is the largest. */
export const MAX_PICTURE_BYTES = 100_000;

/** So many pixels may differ, beyond those that smooth an edge. A changed word has more. */
export const MAX_DIFFERENT_PIXELS = 20;

/** A picture of the twelve. */
export interface AcceptedPicture {
  readonly screen: string;
  readonly language: MainLanguage;
  readonly variant: Variant;
}

function picture(
  screen: string,
  language: MainLanguage,
  width: 360 | 1024,
  scheme: Variant["scheme"],
): AcceptedPicture {
  return { screen, language, variant: { width, scheme } };
}

/** Each language, width and colour scheme with visitors' screens and with those of people who work here. */
export const ACCEPTED: readonly AcceptedPicture[] = [
  picture("home", "en", 360, "light"),
  picture("home", "es", 1024, "dark"),
  picture("home-search-two-words", "es", 360, "light"),
  picture("service", "en", 1024, "light"),
  picture("service", "es", 360, "dark"),
  picture("crisis-lines", "es", 360, "light"),
  picture("login", "en", 1024, "dark"),
  picture("not-found", "en", 360, "dark"),
  picture("add-service", "es", 1024, "light"),
  picture("beds", "en", 360, "light"),
  picture("manage-services", "en", 1024, "light"),
  picture("approvals", "es", 1024, "dark"),
];

export function pictureName({ screen, language, variant: { width, scheme } }: AcceptedPicture): string {
  return `${screen}-${language}-${width}-${scheme}`;
}

/** The screen in its window. */
export function openPicture(
  browser: Browser,
  towns: ScreenTowns,
  { screen, language, variant }: AcceptedPicture,
): Promise<OpenScreen> {
  return openScreen(browser, towns, screenNamed(screen), language, variant);
}

/** What the window shows once it shows the same twice: a map comes in pieces. */
export async function drawAtRest(screen: OpenScreen, { variant }: AcceptedPicture): Promise<Buffer> {
  let before = await screen.draw(variant, "window");
  for (;;) {
    const now = await screen.draw(variant, "window");
    if (now.equals(before)) return now;
    before = now;
  }
}

/** Writes it as the accepted one. @returns its size in bytes @throws where it is too large for the repository */
export async function accept(accepted: AcceptedPicture, png: Buffer): Promise<number> {
  mkdirSync(FOLDER, { recursive: true });
  const { size } = await sharp(png).webp({ lossless: true, effort: 6 }).toFile(toFilePath(accepted));
  if (size > MAX_PICTURE_BYTES)
    throw new Error(`${pictureName(accepted)} has ${size} bytes, more than ${MAX_PICTURE_BYTES}.`);
  return size;
}

/**
 * How many pixels differ from the accepted picture; all of them where it has another size, or there is none.
 *
 * @param differencesFile where a picture of the differences is written, if there are too many
 */
export async function differentPixels(
  accepted: AcceptedPicture,
  png: Buffer,
  differencesFile: string,
): Promise<number> {
  const now = await readPixels(png);
  if (!existsSync(toFilePath(accepted))) return now.width * now.height;
  const before = await readPixels(toFilePath(accepted));
  const { width, height } = now;
  if (before.width !== width || before.height !== height) return width * height;
  const differences = Buffer.alloc(now.data.length);
  const count = pixelmatch(before.data, now.data, differences, width, height, { threshold: 0.1 });
  if (count > MAX_DIFFERENT_PIXELS) {
    await sharp(differences, { raw: { width, height, channels: 4 } })
      .png()
      .toFile(differencesFile);
  }
  return count;
}

function toFilePath(accepted: AcceptedPicture): string {
  return join(FOLDER, `${pictureName(accepted)}.webp`);
}

async function readPixels(
  picture: Buffer | string,
): Promise<{ data: Buffer; width: number; height: number }> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}
