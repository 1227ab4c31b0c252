import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import {
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { OperatorError } from "#server/base/process/operator-error.ts";
import { type Cluster, lastLine, USER } from "./cluster.ts";
import { isAlive } from "./cluster-process.ts";
import { type Account, chownTo, environment, pathFor } from "./embedded-account.ts";

/** Creates the data folder atomically, even if we are killed. */
export async function initializeCluster(cluster: Cluster): Promise<void> {
  removePartialClusters(cluster);
  const draft = `${cluster.folder}.draft-${process.pid}`;
  const secrets = mkdtempSync(join(tmpdir(), "amparo-initdb-"));
  try {
    const passwordFile = join(secrets, "password");
    writeFileSync(passwordFile, cluster.password, { mode: 0o600 });
    chownTo(cluster.account, passwordFile, secrets);
    let said = "";
    for (const locale of cluster.locales) {
      rmSync(draft, { recursive: true, force: true });
      mkdirSync(draft, { mode: 0o700 });
      chownTo(cluster.account, draft);
      const auth = ["--username", USER, "--auth", "scram-sha-256", "--pwfile", passwordFile];
      const result = await run({ ...cluster, folder: draft }, [
        "initdb",
        "-D",
        pathFor(cluster.account, draft),
        ...auth,
        "--encoding=UTF8",
        "--no-instructions",
        ...locale,
      ]);
      if (result.code === 0) {
        moveUnlessThere(draft, cluster.folder, renameSync);
        rmSync(draft, { recursive: true, force: true });
        return;
      }
      said = result.said;
      if (!/locale/i.test(said)) break;
    }
    rmSync(draft, { recursive: true, force: true });
    throw new OperatorError(`The database could not be made in ${cluster.folder}: ${lastLine(said)}`);
  } finally {
    rmSync(secrets, { recursive: true, force: true });
  }
}

/** Left by starts that were killed. */
function removePartialClusters(cluster: Cluster): void {
  const prefix = `${basename(cluster.folder)}.draft-`;
  for (const name of readdirSync(dirname(cluster.folder))) {
    const isDead = name.startsWith(prefix) && !isAlive(Number(name.slice(prefix.length)));
    if (isDead) rmSync(join(dirname(cluster.folder), name), { recursive: true, force: true });
  }
}

/** An internal password, stored next to the data for the next start. */
export function storedPassword(file: string): string {
  if (!existsSync(file)) {
    const draft = `${file}.draft-${process.pid}`;
    writeFileSync(draft, randomBytes(24).toString("hex"), { mode: 0o600 });
    // Atomically, and never overwriting: starts may be concurrent.
    moveUnlessThere(draft, file, linkSync);
    rmSync(draft, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}

function moveUnlessThere(from: string, to: string, move: (from: string, to: string) => void): void {
  try {
    move(from, to);
  } catch (error) {
    if (!existsSync(to)) throw error;
  }
}

function run(
  cluster: Cluster,
  [program = "", ...args]: string[],
): Promise<{ code: number | null; said: string }> {
  return new Promise((resolve, reject) => {
    const child = spawn(join(cluster.bin, program), args, {
      cwd: cluster.folder,
      stdio: ["ignore", "pipe", "pipe"],
      windowsHide: true,
      env: environment(),
      ...cluster.account,
    });
    let said = "";
    child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.stderr.on("data", (chunk: Buffer) => (said += chunk.toString()));
    child.on("error", (cause) => reject(cannotRun(join(cluster.bin, program), cluster.account, cause)));
    child.on("close", (code) => resolve({ code, said }));
  });
}

function cannotRun(program: string, account: Account | null, cause: Error): OperatorError {
  const as = account === null ? "" : ` as account ${account.uid}, which root must lend it`;
  return new OperatorError(`${program} cannot be run${as}: ${cause.message}`, { cause });
}
