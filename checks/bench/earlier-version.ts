import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

interface Packages {
  dependencies: Record<string, string>;
  optionalDependencies: Record<string, string>;
}

/**
 * Puts the tree of a commit into `folder`, with this checkout's packages, ready to be started.
 *
 * @throws where git does not know the commit, or where it runs on other versions of its packages
 */
export function checkOutVersion(commit: string, folder: string): void {
  mkdirSync(folder, { recursive: true });
  const archive = `${folder}.tar`;
  execFileSync("git", ["archive", "--output", archive, commit], { cwd: root, stdio: "inherit" });
  execFileSync("tar", ["-xf", archive, "-C", folder], { stdio: "inherit" });
  requireSamePackages(commit, folder);
  symlinkSync(join(root, "node_modules"), join(folder, "node_modules"), "junction");
}

function requireSamePackages(commit: string, folder: string): void {
  const { dependencies, optionalDependencies } = readPackages(folder);
  for (const [name, version] of Object.entries({ ...dependencies, ...optionalDependencies })) {
    const installed = installedVersion(name);
    // Packages for other platforms are not installed.
    if (installed === version || (installed === null && name in optionalDependencies)) continue;
    throw new Error(`${commit} runs on ${name} ${version}, and ${installed ?? "none"} is installed.`);
  }
}

function readPackages(folder: string): Packages {
  return JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
}

function installedVersion(name: string): string | null {
  try {
    const { version }: { version: string } = JSON.parse(
      readFileSync(join(root, "node_modules", name, "package.json"), "utf8"),
    );
    return version;
  } catch {
    return null;
  }
}
