import { execFileSync } from "node:child_process";
import {
  closeSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { print } from "#server/base/command/command.ts";

/** Processors that archives are made for, with the number that names each in the head of an ELF file (`e_machine`). */
const MACHINES = { x64: 62, arm64: 183 } as const;

export type Machine = keyof typeof MACHINES;

/** Parts of the repository that no installation needs. */
const LEFT_OUT = ["checks", "docs/pictures"];

/**
 * Builds an archive of committed files, built pages and production packages for each processor, from a machine with x64.
 * Packages for the other processor are installed without their scripts, which could not run here.
 *
 * @param changed texts of files that differ from the commit, by their paths
 * @returns the paths of the archives
 */
export function buildArchives(
  root: string,
  out: string,
  version: string,
  changed: ReadonlyMap<string, string>,
): string[] {
  const folder = mkdtempSync(join(tmpdir(), "amparo-release-"));
  const name = `amparo-${version}`;
  const tree = join(folder, name);
  const packages = join(tree, "node_modules");
  // Pages that were built for tests or for development do not render in production.
  const env = { ...process.env, NODE_ENV: "production" };
  try {
    mkdirSync(tree);
    mkdirSync(out, { recursive: true });
    execFileSync("tar", ["-x", "-C", tree], {
      input: execFileSync("git", ["archive", "HEAD"], { cwd: root, maxBuffer: 1024 ** 3 }),
    });
    for (const [file, text] of changed) writeFileSync(join(tree, file), text);
    return (["x64", "arm64"] as const).map((machine) => {
      print(`Installing the production packages for ${machine} …`);
      const isHere = machine === "x64";
      const platform = isHere ? [] : ["--os=linux", `--cpu=${machine}`, "--libc=glibc", "--ignore-scripts"];
      execFileSync("npm", ["ci", "--omit=dev", ...platform], { cwd: tree, stdio: "inherit", env });
      if (isHere) {
        print("Building the pages …");
        execFileSync("npm", ["run", "--silent", "build"], { cwd: tree, stdio: "inherit", env });
        // The bundler follows tsconfig.json to every tree, so the build needs what the archive leaves out.
        for (const unused of LEFT_OUT) rmSync(join(tree, unused), { recursive: true, force: true });
      }
      const foreign = programsOfOtherMachines(packages, machine);
      if (foreign.length > 0) throw new Error(`Not for ${machine}: ${foreign.join(", ")}`);
      const archive = join(out, `${name}-linux-${machine}.tar.gz`);
      execFileSync("tar", ["-czf", archive, "--owner=0", "--group=0", "-C", folder, name]);
      return archive;
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Lists the programs and libraries below a folder that another processor would run. */
export function programsOfOtherMachines(folder: string, machine: Machine): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .filter((path) => {
      const found = readMachine(path);
      return found !== null && found !== MACHINES[machine];
    });
}

/** Reads for which processor a file is; null where it is no ELF file. */
function readMachine(path: string): number | null {
  const head = Buffer.alloc(20);
  const file = openSync(path, "r");
  try {
    const length = readSync(file, head);
    return length === 20 && head.toString("latin1", 0, 4) === "\u007fELF" ? head.readUInt16LE(18) : null;
  } finally {
    closeSync(file);
  }
}
