import { execFileSync } from "node:child_process";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { print, runCommand } from "#server/base/command/command.ts";
import { usageText } from "#server/base/command/usage.ts";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { buildArchives } from "./release-archives.ts";
import { isNextVersion, releasedChangelog } from "./release-notes.ts";

/**
 * `npm run release -- VERSION`: writes the version and its section of the changelog, and builds archives for Linux on x64
 * and on arm64 that start as they are unpacked, without npm, a compiler or a network. With `--dry-run` the tree stays as
 * it is. The operator commits the changes and tags the commit.
 */

const root = join(import.meta.dirname, "..");
/** Git ignores this folder. */
const OUT = join(root, "release");

function git(...words: string[]): string {
  return execFileSync("git", words, { cwd: root, encoding: "utf8", maxBuffer: 100 * 1024 ** 2 });
}

function readArguments(): { version: string; isDryRun: boolean } {
  try {
    const { positionals, values } = parseArgs({
      allowPositionals: true,
      options: { "dry-run": { type: "boolean", default: false } },
    });
    const [version, ...others] = positionals;
    if (version !== undefined && others.length === 0) return { version, isDryRun: values["dry-run"] };
  } catch {
    // An unknown option.
  }
  throw new OperatorError(usageText("release"));
}

/** The committed files that change, with their new texts. */
function changedFiles(version: string): ReadonlyMap<string, string> {
  const manifest = readFileSync(join(root, "package.json"), "utf8");
  const { version: current }: { version: string } = JSON.parse(manifest);
  if (!isNextVersion(version, current))
    throw new OperatorError(`${version} does not follow ${current}. Nothing was released.`);
  if (git("status", "--porcelain") !== "")
    throw new OperatorError("There are changes that are not committed. Nothing was released.");
  const day = new Date().toISOString().slice(0, 10);
  const changelog = releasedChangelog(readFileSync(join(root, "CHANGELOG.md"), "utf8"), version, day);
  if (changelog === null)
    throw new OperatorError("CHANGELOG.md has nothing under Unreleased. Nothing was released.");
  const lock = readFileSync(join(root, "package-lock.json"), "utf8");
  // The lock file names it twice: at its head, and for the package of the folder.
  let named = 0;
  const written = `"version": "${current}"`;
  const newLock = lock.replaceAll(written, (found) => (++named <= 2 ? `"version": "${version}"` : found));
  return new Map([
    ["package.json", manifest.replace(written, `"version": "${version}"`)],
    ["package-lock.json", newLock],
    ["CHANGELOG.md", changelog],
  ]);
}

await runCommand(async () => {
  const { version, isDryRun } = readArguments();
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new OperatorError("The archives are for Linux, and are built on x64.");
  const changed = changedFiles(version);
  for (const archive of buildArchives(root, OUT, version, changed))
    print(`${archive}: ${Math.round(statSync(archive).size / 1024 ** 2)} MB`);
  if (isDryRun) return print("A dry run: no file of the tree was changed.");
  for (const [file, text] of changed) writeFileSync(join(root, file), text);
  print(`Wrote ${[...changed.keys()].join(", ")}. Commit them, and tag the commit v${version}.`);
});
