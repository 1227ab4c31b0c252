import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { glob, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { drawIcons } from "#server/base/pages/draw-icons.ts";
import { precached, precachedWithArea, precachedWithLanguage } from "#server/base/pages/precached.ts";
import { runInChildProcess } from "#server/base/process/child-process.ts";
import {
  ASSETS_DIR,
  BROWSER_DIR,
  BUILD_DIR,
  EMBED_DIR,
  INLINE_SCRIPTS,
  listBuiltFiles,
  ROOT,
  readManifest,
} from "./web-files.ts";

const FINGERPRINT = join(BUILD_DIR, "web.fingerprint");
const LOCK = join(BUILD_DIR, "web.lock");
/** On a busy machine too. */
const MAX_BUILD_MS = 180_000;
const SOURCES = [
  "web/**/*",
  "domain/**/*",
  "words/**/*",
  "server/base/pages/{class-names,bundle-groups}.ts",
  "vite.config.ts",
  "package-lock.json",
];

/**
 * Builds the browser bundle and the server rendering, if sources changed since the last build. Files of the
 * previous build stay, for pages that are still open. Runs in a child process, since the bundler's memory would
 * otherwise not be released.
 */
export async function buildWeb(print: (line: string) => void): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  if (await isBuilt(fingerprint)) return;
  await oneAtATime(async () => {
    // Another process may have built it in the meantime.
    if (await isBuilt(fingerprint)) return;
    print("Building the pages …");
    const start = performance.now();
    await runInChildProcess(join(import.meta.dirname, "build-web-command.ts"));
    print(`Built the pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`);
  });
}

/** Serializes concurrent starts, which must not write the same files. */
async function oneAtATime(work: () => Promise<void>): Promise<void> {
  await mkdir(BUILD_DIR, { recursive: true });
  const deadline = performance.now() + MAX_BUILD_MS;
  while (!(await isLocked())) {
    // A lock older than a build takes was left by a process that died.
    if (performance.now() > deadline) await rm(LOCK, { recursive: true, force: true });
    await setTimeout(100);
  }
  try {
    await work();
  } finally {
    await rm(LOCK, { recursive: true, force: true });
  }
}

/** True if the lock was acquired. */
async function isLocked(): Promise<boolean> {
  try {
    await mkdir(LOCK);
    return true;
  } catch {
    return false;
  }
}

/** Builds in this process, whether or not sources changed. */
export async function buildWebHere(): Promise<void> {
  const fingerprint = await fingerprintOfSources();
  const vite = await import("vite");
  const before = existsSync(join(BROWSER_DIR, ".vite")) ? listBuiltFiles(await readManifest()) : [];
  await vite.build({ root: ROOT, logLevel: "warn" });
  await vite.build({ root: ROOT, logLevel: "warn", build: { ssr: true } });
  for (const name of Object.values(INLINE_SCRIPTS)) {
    const input = `web/base/browser/inline/${name}.ts`;
    await vite.build({ root: ROOT, logLevel: "warn", mode: "inline", build: { rolldownOptions: { input } } });
  }
  for (const mode of ["city-file", "embed", "embed-map"]) {
    await vite.build({ root: ROOT, logLevel: "warn", mode });
  }
  await drawIcons(BROWSER_DIR);
  const dangerRule = await buildDangerRule();
  // The worker refers to files of the same build by name.
  const define = {
    DANGER_RULE: JSON.stringify(`/${dangerRule}`),
    PRECACHED_WITH_LANGUAGE: JSON.stringify(precachedWithLanguage(await readManifest())),
    PRECACHED_WITH_AREA: JSON.stringify(precachedWithArea(await readManifest())),
    PRECACHED: JSON.stringify(precached(await readManifest())),
    BUILD: JSON.stringify(fingerprint.slice(0, 12)),
  };
  await vite.build({ root: ROOT, logLevel: "warn", mode: "worker", define });
  const current = [...listBuiltFiles(await readManifest()), dangerRule];
  await dropFilesOtherThan([...before, ...current]);
  const compressed = [...current, "sw.js"].map((name) => join(BROWSER_DIR, name));
  const embedded = (await readdir(EMBED_DIR)).map((name) => join(EMBED_DIR, name));
  await Promise.all([...compressed, ...embedded].map(compress));
  await writeFile(FINGERPRINT, fingerprint);
}

/** @returns its name, as `assets/danger-rule-….js` */
async function buildDangerRule(): Promise<string> {
  const vite = await import("vite");
  const built = await vite.build({ root: ROOT, logLevel: "warn", mode: "danger-rule" });
  if (!("output" in built)) throw new Error("The build has no danger rule.");
  return built.output[0].fileName;
}

async function isBuilt(fingerprint: string): Promise<boolean> {
  if (!existsSync(FINGERPRINT) || !existsSync(join(BUILD_DIR, "ssr"))) return false;
  return (await readFile(FINGERPRINT, "utf8")) === fingerprint;
}

async function fingerprintOfSources(): Promise<string> {
  const names: string[] = [];
  for await (const entry of glob(SOURCES, { cwd: ROOT, withFileTypes: true })) {
    if (entry.isFile() && !entry.name.endsWith(".test.ts")) names.push(join(entry.parentPath, entry.name));
  }
  const hash = createHash("sha256");
  for (const name of names.sort()) {
    hash
      .update(name.slice(ROOT.length))
      .update("\0")
      .update(await readFile(name))
      .update("\0");
  }
  return hash.digest("hex");
}

async function dropFilesOtherThan(names: readonly string[]): Promise<void> {
  const current = new Set(names);
  for await (const entry of glob("*", { cwd: ASSETS_DIR })) {
    const plain = entry.replace(/\.(br|gz)$/, "");
    if (!current.has(`assets/${plain}`)) await rm(join(ASSETS_DIR, entry));
  }
}

/**
 * Sizes, in bits, of blocks and distance suffixes with which each file is compressed; the smallest result is used.
 * Which one that is can change with details such as the names of other files within a script.
 */
const BROTLI_FORMS = [
  [17, 0],
  [17, 1],
  [16, 0],
  [16, 1],
] as const;
/**
 * Larger files are compressed in one form only: the worker alone sends them, and they would take most of the build. In
 * bytes.
 */
const MOST_IN_EVERY_FORM = 512_000;

/** Writes compressed forms next to each file, once per build. */
export async function compress(path: string): Promise<void> {
  const content = await readFile(path);
  const tried = content.length > MOST_IN_EVERY_FORM ? BROTLI_FORMS.slice(0, 1) : BROTLI_FORMS;
  const forms = await Promise.all(
    tried.map(([blockBits, postfixBits]) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_LGBLOCK]: blockBits,
          [constants.BROTLI_PARAM_NPOSTFIX]: postfixBits,
        },
      }),
    ),
  );
  const smallest = forms.reduce((least, form) => (form.length < least.length ? form : least));
  await writeFile(`${path}.br`, smallest);
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
