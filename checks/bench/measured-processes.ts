import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { freePort } from "#checks/free-port.ts";

const root = join(import.meta.dirname, "../..");

export interface RunningServer {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

/**
 * The app as `npm start` runs it, on a free port, ready to answer.
 *
 * @param folder of another version's tree; left out: this one
 */
export async function startServer(
  env: Readonly<Record<string, string>>,
  folder = root,
): Promise<RunningServer> {
  const port = await freePort();
  const child = spawn(process.execPath, scriptArguments("start", folder), {
    cwd: folder,
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...process.env,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      RATE_LIMIT: "off",
      PORT: String(port),
      ...env,
    },
  });
  child.stdout?.resume();
  const origin = `http://127.0.0.1:${port}`;
  await answering(`${origin}/api/health`, child);
  if (child.pid === undefined) throw new Error("The server has no process");
  return { origin, pid: child.pid, stop: () => endProcess(child) };
}

/** What a script of package.json (`npm start`, `npm run import`) gives to Node in that tree. */
export function scriptArguments(script: "start" | "import" | "export", folder = root): string[] {
  const { scripts }: { scripts: Record<typeof script, string> } = JSON.parse(
    readFileSync(join(folder, "package.json"), "utf8"),
  );
  const [, ...given] = scripts[script].split(" ");
  return given;
}

async function answering(url: string, child: ChildProcess): Promise<void> {
  const until = Date.now() + 300_000;
  while (Date.now() < until) {
    if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
    const isReady = await fetch(url).then(
      (reply) => reply.ok,
      () => false,
    );
    if (isReady) return;
    await pause(100);
  }
  child.kill("SIGKILL");
  throw new Error("The server did not answer within five minutes");
}

async function endProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = new Promise((resolve) => child.once("exit", resolve));
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 20_000);
  await ended;
  clearTimeout(timer);
}
