import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";

/** What the client is to ask for. */
export interface ListLoad {
  port: number;
  /** In this order, then from the beginning again. */
  paths: readonly string[];
  /** Connections, each with one request under way. */
  concurrency: number;
  /** Null: each path once. */
  milliseconds: number | null;
}

export interface ListsRead {
  milliseconds: number;
  /** Of each reply, in milliseconds. */
  latencies: number[];
}

export interface ListClient {
  read(load: ListLoad): Promise<ListsRead>;
  stop(): void;
}

/** A client in a process of its own. */
export function startListClient(): ListClient {
  const child: ChildProcess = fork(join(import.meta.dirname, "list-client.ts"), {
    serialization: "advanced",
  });
  return {
    read: (load) =>
      new Promise((resolve, reject) => {
        const ended = (): void => reject(new Error("The client ended."));
        child.once("exit", ended);
        child.once("message", (read: ListsRead) => {
          child.removeListener("exit", ended);
          resolve(read);
        });
        child.send(load);
      }),
    stop: () => {
      child.kill();
    },
  };
}
