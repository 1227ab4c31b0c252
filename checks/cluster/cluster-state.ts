import type { DatabaseNode } from "./nodes.ts";

interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** What the nodes say about each other. */
export interface ClusterState {
  /** Null: there is none. */
  readonly primary: DatabaseNode | null;
  /** Those that stream; the synchronous one first. */
  readonly replicas: readonly DatabaseNode[];
  /** A primary, two replicas that stream, and one of them synchronous. */
  readonly isWhole: boolean;
}

/** Bytes that a replica may be behind and still counts as caught up. */
const MAX_LAG = 1_048_576;

export async function readState(nodes: readonly DatabaseNode[]): Promise<ClusterState> {
  const members = await readMembers(nodes);
  const leader = members.find(({ role, state }) => role === "leader" && state === "running");
  const replicas = members
    .filter(
      ({ role, state, lag }) =>
        role !== "leader" &&
        (state === "running" || state === "streaming") &&
        Number(lag ?? Infinity) <= MAX_LAG,
    )
    .sort((a, b) => Number(b.role === "sync_standby") - Number(a.role === "sync_standby"));
  const findNodes = (member: Member): DatabaseNode[] => nodes.filter(({ name }) => name === member.name);
  const [primary = null] = leader === undefined ? [] : findNodes(leader);
  const isSynchronous = replicas[0]?.role === "sync_standby";
  return {
    primary,
    replicas: replicas.flatMap(findNodes),
    isWhole:
      primary !== null && replicas.length === nodes.length - 1 && isSynchronous && (await isPrimary(primary)),
  };
}

/** Whether this node itself says that it is the primary. */
async function isPrimary({ restPort }: DatabaseNode): Promise<boolean> {
  try {
    const reply = await fetch(`http://127.0.0.1:${restPort}/primary`, { signal: AbortSignal.timeout(2000) });
    await reply.body?.cancel();
    return reply.status === 200;
  } catch {
    return false;
  }
}

async function readMembers(nodes: readonly DatabaseNode[]): Promise<readonly Member[]> {
  for (const { restPort } of nodes) {
    try {
      const reply = await fetch(`http://127.0.0.1:${restPort}/cluster`, {
        signal: AbortSignal.timeout(2000),
      });
      const { members }: { members: readonly Member[] } = await reply.json();
      return members;
    } catch {
      // Another one may know.
    }
  }
  return [];
}
