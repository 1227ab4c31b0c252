import { readdirSync, readFileSync } from "node:fs";

/** Linux only: processor time and memory of a process with all that it has started, from `/proc`. */

/** The kernel's clock ticks are hundredths of a second on every Linux that Node supports. */
const MS_PER_TICK = 10;

/** Milliseconds of processor time, user and system, ended children included. */
export function measureCpuTime(pids: readonly number[]): number {
  return pids.reduce((sum, pid) => sum + cpuTimeOfOne(pid), 0);
}

function cpuTimeOfOne(pid: number): number {
  const fields = readStat(pid);
  // utime, stime, cutime, cstime: fields 14 to 17, of which the first two are cut off here.
  const ticks = [11, 12, 13, 14].reduce((sum, index) => sum + Number(fields[index] ?? 0), 0);
  return ticks * MS_PER_TICK;
}

/** The process and all its descendants that are alive. */
export function listFamily(pid: number): number[] {
  const childrenByParent = new Map<number, number[]>();
  for (const entry of readdirSync("/proc")) {
    if (!/^\d+$/.test(entry)) continue;
    const parent = Number(readStat(Number(entry))[1] ?? 0);
    childrenByParent.set(parent, [...(childrenByParent.get(parent) ?? []), Number(entry)]);
  }
  const family = [pid];
  for (const member of family) family.push(...(childrenByParent.get(member) ?? []));
  return family;
}

/** Megabytes: pages shared between processes are counted once (PSS), and, for one process, all it maps (RSS). */
export function measureMemory(pid: number): { pss: number; rss: number } {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, "utf8");
  const megabytes = (name: string): number =>
    Number(new RegExp(`^${name}:\\s+(\\d+)`, "m").exec(rollup)?.[1] ?? 0) / 1024;
  return { pss: megabytes("Pss"), rss: megabytes("Rss") };
}

export function readCommand(pid: number): string {
  return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ").trim();
}

/** The fields after the command's name, which may have spaces and brackets in it. */
function readStat(pid: number): string[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  } catch {
    return [];
  }
}
