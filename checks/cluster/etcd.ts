import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { chownTo } from "#server/base/sql/embedded-account.ts";
import { freePorts, type Program, signal } from "./processes.ts";
import type { Workshop } from "./workshop.ts";

/** Three members that agree on who leads the databases. */
export interface Etcd {
  /** `127.0.0.1:port` of each member. */
  readonly hosts: readonly string[];
  /** Kills the leader; resolves to how to start it again, as its machine would. */
  killLeader(): Promise<{ readonly name: string; readonly restart: () => void }>;
  /** Resolves to whether all members agree on a leader. */
  isWhole(): Promise<boolean>;
}

interface Member {
  readonly name: string;
  readonly client: string;
  readonly args: readonly string[];
  program: Program;
}

export async function startEtcd(workshop: Workshop, command: string): Promise<Etcd> {
  const ports = await freePorts(6);
  const members = ["etcd1", "etcd2", "etcd3"].map((name, index) => ({
    name,
    client: `127.0.0.1:${ports[2 * index]}`,
    peer: `http://127.0.0.1:${ports[2 * index + 1]}`,
  }));
  const cluster = members.map(({ name, peer }) => `${name}=${peer}`).join(",");
  const start = (name: string, args: readonly string[]): Program =>
    workshop.programs.start({
      name,
      command,
      args,
      log: join(workshop.folder, `${name}.log`),
      account: workshop.account,
      folder: workshop.folder,
    });
  const running: Member[] = members.map(({ name, client, peer }) => {
    const data = join(workshop.folder, name);
    mkdirSync(data, { mode: 0o700 });
    chownTo(workshop.account, data);
    const args = [
      ["--name", name],
      ["--data-dir", data],
      ["--listen-client-urls", `http://${client}`],
      ["--advertise-client-urls", `http://${client}`],
      ["--listen-peer-urls", peer],
      ["--initial-advertise-peer-urls", peer],
      ["--initial-cluster", cluster],
      ["--initial-cluster-state", "new"],
      // For a machine that does much else.
      ["--heartbeat-interval", "200"],
      ["--election-timeout", "2000"],
    ].flat();
    return { name, client, args, program: start(name, args) };
  });
  return {
    hosts: running.map(({ client }) => client),
    async killLeader() {
      for (const member of running) {
        const status = await readStatus(member);
        if (status === null || status.leader !== status.id) continue;
        signal(member.program.pid, "SIGKILL");
        return {
          name: member.name,
          restart: () => {
            member.program = start(member.name, member.args);
          },
        };
      }
      throw new Error("No member of etcd says that it leads.");
    },
    async isWhole() {
      const statuses = await Promise.all(running.map(readStatus));
      const [first] = statuses;
      return first != null && first.leader !== "0" && statuses.every((each) => each?.leader === first.leader);
    },
  };
}

/** Null: it does not answer. */
async function readStatus({ client }: Member): Promise<{ id: string; leader: string } | null> {
  try {
    const reply = await fetch(`http://${client}/v3/maintenance/status`, {
      method: "POST",
      body: "{}",
      signal: AbortSignal.timeout(2000),
    });
    const { header, leader = "0" }: { header: { member_id: string }; leader?: string } = await reply.json();
    return { id: header.member_id, leader };
  } catch {
    return null;
  }
}
