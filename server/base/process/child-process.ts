import { spawn } from "node:child_process";

/**
 * Runs a script in a child process and resolves when it exits, so that memory needed once is released. The child
 * inherits our output streams and is killed when we exit.
 *
 * @param script absolute path of a TypeScript file
 */
export async function runInChildProcess(script: string): Promise<void> {
  const child = spawn(process.execPath, [script], { stdio: "inherit" });
  const killChild = () => child.kill();
  process.once("exit", killChild);
  try {
    const code = await new Promise<number | null>((resolve, reject) => {
      child.once("error", reject);
      child.once("exit", resolve);
    });
    if (code !== 0) throw new Error(`${script} did not come to its end`);
  } finally {
    process.removeListener("exit", killChild);
  }
}
