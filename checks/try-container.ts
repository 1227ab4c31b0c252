import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "./free-port.ts";

/**
 * `npm run try:container`: takes the steps of the Containerfile on a machine without a container engine, in a fresh
 * folder and as an ordinary user (as root: `nobody`). The program's folder cannot be written while it runs. Then it
 * is used, stopped and started again.
 */

const root = join(import.meta.dirname, "..");
/** Uid and gid of `nobody`. */
const ORDINARY = 65_534;
const isRoot = process.getuid?.() === 0;
const account = isRoot ? { uid: ORDINARY, gid: ORDINARY } : {};

interface Step {
  readonly instruction: string;
  readonly text: string;
}

/** The steps of each stage, in their order. */
function readStages(): Step[][] {
  const lines = readFileSync(join(root, "Containerfile"), "utf8")
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));
  const stages: Step[][] = [];
  for (const line of lines) {
    const [instruction = ""] = line.split(" ", 1);
    if (instruction === "FROM") stages.push([]);
    stages.at(-1)?.push({ instruction, text: line.slice(instruction.length + 1) });
  }
  return stages;
}

const folder = mkdtempSync(join(tmpdir(), "amparo-container-"));
chmodSync(folder, 0o755);
/** A path inside the container. */
const inside = (path: string): string => join(folder, "root", path);
const data = inside("data");
const temporary = inside("tmp");
const print = (line: string): void => console.log(line);

/** The files that a build gets: those of the repository that `.dockerignore` does not name. */
function context(): string[] {
  const ignored = readFileSync(join(root, ".dockerignore"), "utf8").split("\n").filter(Boolean);
  return execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  })
    .split("\n")
    .filter((file) => file !== "" && existsSync(join(root, file)))
    .filter((file) => !ignored.some((name) => file === name || file.startsWith(`${name}/`)));
}

function copy(files: readonly string[], to: string): void {
  for (const file of files) {
    mkdirSync(dirname(join(to, file)), { recursive: true });
    cpSync(join(root, file), join(to, file));
  }
}

/** The environment has none of this machine's settings, as in a container. */
const environment: Record<string, string> = {
  PATH: `${dirname(process.execPath)}:/usr/bin:/bin`,
  HOME: temporary,
  TMPDIR: temporary,
};

function build(steps: readonly Step[]): void {
  for (const { instruction, text } of steps) {
    print(`${instruction} ${text}`);
    if (instruction === "COPY") {
      const files = text.split(" ");
      const isAll = files[0] === ".";
      copy(isAll ? context() : files.slice(0, -1), inside("app"));
    }
    if (instruction === "RUN") {
      if (isRoot) execFileSync("chown", ["-R", `${ORDINARY}:${ORDINARY}`, inside("app"), temporary]);
      execFileSync("sh", ["-c", text], {
        cwd: inside("app"),
        env: { ...environment, ...readRegistrySettings() },
        stdio: "inherit",
        ...account,
      });
    }
  }
}

/** Returns npm's settings for reaching packages on this machine: mirror, proxy and trusted certificates. */
function readRegistrySettings(): Record<string, string> {
  const named = Object.entries(process.env).filter(([name]) =>
    /^(?:(?:https?|no)_proxy|NODE_EXTRA_CA_CERTS)$/i.test(name),
  );
  const settings = ["registry", "cafile"].flatMap((name) => {
    const value = execFileSync("npm", ["config", "get", name], { cwd: root, encoding: "utf8" }).trim();
    return value === "null" || value === "" ? [] : [[`npm_config_${name}`, value] as const];
  });
  return Object.fromEntries([...named.map(([name, value]) => [name, value ?? ""] as const), ...settings]);
}

interface Runtime {
  readonly env: Readonly<Record<string, string>>;
  readonly command: readonly string[];
  readonly healthCheck: readonly string[];
}

function readRuntime(steps: readonly Step[]): Runtime {
  const parseInstruction = (instruction: string): string[] => {
    const text = steps.find((step) => step.instruction === instruction)?.text ?? "";
    const command: string[] = JSON.parse(text.slice(text.indexOf("[")));
    return command;
  };
  const env = steps
    .filter(({ instruction }) => instruction === "ENV")
    .flatMap(({ text }) => text.split(" "))
    .map((pair) => pair.split("=", 2));
  return {
    env: Object.fromEntries(env.map(([name = "", value = ""]) => [name, value])),
    command: parseInstruction("CMD"),
    healthCheck: parseInstruction("HEALTHCHECK"),
  };
}

function nodeArguments([program, ...rest]: readonly string[]): string[] {
  if (program !== "node") throw new Error(`The Containerfile runs ${program} instead of node.`);
  return rest;
}

async function runTwice({ env, command, healthCheck }: Runtime): Promise<void> {
  const port = await freePort();
  const settings = {
    ...environment,
    ...env,
    PORT: String(port),
    DATA_DIR: data,
    HOST: "127.0.0.1",
    DEMO: "off",
  };
  const options = { cwd: inside("app"), env: settings, ...account };
  const isHealthy = (): Promise<boolean> =>
    new Promise((resolve) => {
      const check = spawn(process.execPath, nodeArguments(healthCheck), { ...options, stdio: "ignore" });
      check.on("exit", (code) => resolve(code === 0));
    });
  const started = async (): Promise<ChildProcess> => {
    const app = spawn(process.execPath, nodeArguments(command), { ...options, stdio: "inherit" });
    const until = Date.now() + 180_000;
    while (!(await isHealthy())) {
      if (app.exitCode !== null || Date.now() > until) throw new Error("The app did not become healthy.");
      await pause(200);
    }
    return app;
  };
  const stopped = async (app: ChildProcess): Promise<void> => {
    const began = Date.now();
    const ended = new Promise<number | null>((resolve) => app.once("exit", (code) => resolve(code)));
    app.kill("SIGTERM");
    const code = await ended;
    print(`It stopped with ${code} after ${((Date.now() - began) / 1000).toFixed(1)} s.`);
    if (code !== 0) throw new Error("It did not stop in order.");
  };
  const ask = async (path: string, init: RequestInit = {}): Promise<string> => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`, init);
    const text = await reply.text();
    if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${text.slice(0, 200)}`);
    return text;
  };
  const account1 = {
    email: "somebody@people.example",
    password: "a long enough one",
    displayName: "Somebody",
  };
  const asJson = (body: object): RequestInit => ({
    method: "POST",
    body: JSON.stringify(body),
    headers: { "content-type": "application/json" },
  });
  const first = await started();
  if (!(await ask("/")).includes("</html>")) throw new Error("The list is no page.");
  await ask("/api/services?limit=5");
  await ask("/api/auth/sign-up", asJson(account1));
  print("It answers pages and calls, and an account was made.");
  await stopped(first);
  const second = await started();
  await ask("/api/auth/sign-in", asJson(account1));
  print("The account is there after a restart.");
  await stopped(second);
}

/** Lists the files below the program's folder that changed, or that the account that runs it can change. */
function changedSince(moment: string): string {
  return execFileSync("find", [inside("app"), "-newer", moment, "-not", "-type", "l"], { encoding: "utf8" });
}

try {
  for (const path of ["app", "data", "tmp"]) mkdirSync(inside(path), { recursive: true });
  chmodSync(temporary, 0o1777);
  const [building = [], running = []] = readStages();
  build(building);
  print("The program's folder is read-only from here on.");
  if (isRoot) execFileSync("chown", ["-R", "0:0", inside("app")]);
  execFileSync("chmod", ["-R", "a-w", inside("app")]);
  if (isRoot) chownSync(data, ORDINARY, ORDINARY);
  const moment = join(folder, "moment");
  execFileSync("touch", [moment]);
  await runTwice(readRuntime(running));
  const changed = changedSince(moment);
  if (changed !== "") throw new Error(`The program's folder was written: ${changed}`);
  print("Nothing but DATA_DIR and the temporary folder was written. The Containerfile's steps work.");
} finally {
  execFileSync("chmod", ["-R", "u+w", folder]);
  rmSync(folder, { recursive: true, force: true });
}
