import { setTimeout as pause } from "node:timers/promises";
import { readState } from "./cluster-state.ts";
import type { Etcd } from "./etcd.ts";
import type { DatabaseNode } from "./nodes.ts";

export interface Breakage {
  readonly what: string;
  /** Breaks something; resolves when it has been mended as far as hands would: a machine is on again. */
  run(round: number): Promise<string>;
}

/** For so long a replica answers no one. */
const CUT_MS = 15_000;
/** A machine starts again after so long, at the earliest. */
const OFF_MS = 5000;
const ELECTION_MS = 120_000;

export function breakages(nodes: readonly DatabaseNode[], etcd: Etcd): Breakage[] {
  return [
    {
      what: "the primary is killed",
      async run() {
        const { primary } = await readState(nodes);
        if (primary === null) throw new Error("There is no primary to be killed.");
        primary.kill();
        const others = nodes.filter((node) => node !== primary);
        const until = Date.now() + ELECTION_MS;
        await pause(OFF_MS);
        // A machine that starts before the others have agreed goes on as the primary: that would test less.
        while (Date.now() < until) {
          const { primary: next } = await readState(others);
          if (next !== null && next !== primary) {
            primary.restart();
            return `${primary.name}, then ${next.name}`;
          }
          await pause(250);
        }
        throw new Error("No replica took over.");
      },
    },
    {
      what: "a replica is cut off",
      async run(round) {
        const { replicas } = await readState(nodes);
        // The synchronous one first, which commits wait for.
        const replica = replicas[round % replicas.length];
        if (replica === undefined) throw new Error("There is no replica to be cut off.");
        replica.freeze();
        await pause(CUT_MS);
        replica.thaw();
        return `${replica.name}, ${round % replicas.length === 0 ? "synchronous" : "asynchronous"}`;
      },
    },
    {
      what: "the leader of etcd dies",
      async run() {
        const { name, restart } = await etcd.killLeader();
        await pause(OFF_MS);
        restart();
        return name;
      },
    },
  ];
}
