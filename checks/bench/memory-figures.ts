import { listFamily, measureMemory, readCommand } from "./cpu-time.ts";
import { httpClient } from "./http-load.ts";
import type { RunningServer } from "./measured-processes.ts";

export interface MemoryRow {
  when: string;
  process: string;
  pssMb: number;
  rssMb: number;
}

/** Memory of the app and its embedded database, at rest and after some hundred pages and calls. */
export async function memoryFigures(server: RunningServer, paths: readonly string[]): Promise<MemoryRow[]> {
  const rest = memoryRows("at rest", server.pid);
  const client = httpClient(server.origin);
  for (let round = 0; round < 200; round++) {
    for (const path of paths) {
      const { status } = await client.get(path);
      if (status !== 200) throw new Error(`${path} answered ${status}`);
    }
  }
  client.close();
  return [...rest, ...memoryRows("after use", server.pid)];
}

function memoryRows(when: string, pid: number): MemoryRow[] {
  const family = listFamily(pid).map((member) => ({ member, ...measureMemory(member) }));
  const of = (name: string, members: typeof family): MemoryRow => ({
    when,
    process: name,
    pssMb: Math.round(members.reduce((sum, { pss }) => sum + pss, 0)),
    rssMb: Math.round(members.reduce((sum, { rss }) => sum + rss, 0)),
  });
  const isDatabase = ({ member }: { member: number }): boolean => readCommand(member).includes("postgres");
  const database = family.filter(isDatabase);
  const node = family.filter((each) => !isDatabase(each));
  return [
    of("Node", node),
    of(`PostgreSQL (${database.length} processes)`, database),
    of("together", family),
  ];
}
