import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Account, accountFor, chownTo } from "#server/base/sql/embedded-account.ts";
import { Programs } from "./processes.ts";

/** What one run uses: a temporary folder, an account without rights, and what it started. */
export interface Workshop {
  readonly folder: string;
  /** Null: our own. */
  readonly account: Account | null;
  readonly password: string;
  readonly programs: Programs;
  /** Called before everything is ended, for what is not a child of ours. It must not wait. */
  readonly onEnd: (end: () => void) => void;
  /** The last lines of every log. */
  logTails(): string;
  /** Ends everything, and removes the folder. It does not wait, so that it can run at the exit. */
  end(): void;
}

const TAIL_LINES = 12;

export function openWorkshop(): Workshop {
  const folder = mkdtempSync(join(tmpdir(), "amparo-cluster-"));
  const account = accountFor(folder);
  chownTo(account, folder);
  chmodSync(folder, 0o755);
  const programs = new Programs();
  const ends: (() => void)[] = [];
  let isEnded = false;
  return {
    folder,
    account,
    password: randomBytes(12).toString("hex"),
    programs,
    onEnd: (end) => void ends.push(end),
    logTails() {
      const logs = readdirSync(folder).filter((name) => name.endsWith(".log"));
      const tails = logs.map((name) => {
        const lines = readFileSync(join(folder, name), "utf8").trimEnd().split("\n");
        return `── ${name}\n${lines.slice(-TAIL_LINES).join("\n")}`;
      });
      return tails.join("\n");
    },
    end() {
      if (isEnded) return;
      isEnded = true;
      programs.endAll();
      for (const end of ends) end();
      rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}
