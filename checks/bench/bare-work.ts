import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { runningApp } from "#checks/running-app.ts";
import type { Database, Db } from "#server/base/sql/db.ts";
import { type Connection, poolDatabase } from "#server/base/sql/pool-database.ts";

export interface Statement {
  text: string;
  values: unknown[];
}

/** One reply: the statements that were sent for it, and what was answered. */
export interface Reply {
  statements: Statement[];
  body: unknown;
}

export interface BareWork {
  connection: Connection;
  replies: Reply[];
  rounds: number;
}

/** Asks the app itself, in this process, and keeps every statement that it sends. */
export async function recordReplies(connection: Connection, paths: readonly string[]): Promise<Reply[]> {
  let statements: Statement[] = [];
  const database = poolDatabase({ primary: { ...connection }, replica: null });
  const app = await runningApp(
    recording(database, (statement) => statements.push(statement)),
    {
      now: () => Date.now(),
    },
  );
  try {
    const replies: Reply[] = [];
    for (const path of paths) {
      statements = [];
      const answer = await app.get(path);
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`);
      replies.push({ statements, body: await answer.json() });
    }
    return replies;
  } finally {
    await app.close();
    await database.close();
  }
}

function recording(database: Database, keep: (statement: Statement) => void): Database {
  const of = (db: Db): Db => ({
    query: (text, values) => {
      keep({ text, values: [...(values ?? [])] });
      return db.query(text, values);
    },
  });
  return {
    ...database,
    ...of(database),
    reader: of(database.reader),
    currentReader: of(database.currentReader),
    transaction: (work) => database.transaction((db) => work(of(db))),
  };
}

export interface BareClient {
  /** Milliseconds of the client's processor time. */
  run(work: BareWork): Promise<number>;
  stop(): void;
}

export function startBareClient(): BareClient {
  const child: ChildProcess = fork(join(import.meta.dirname, "bare-client.ts"), {
    serialization: "advanced",
  });
  return {
    run: (work) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error("The bare client ended"));
        child.once("exit", ended);
        child.once("message", ({ cpuMs }: { cpuMs: number }) => {
          child.removeListener("exit", ended);
          resolve(cpuMs);
        });
        child.send(work);
      }),
    stop: () => {
      child.kill();
    },
  };
}
