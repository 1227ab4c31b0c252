import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { applyPatch, parsePatch } from "diff";

/** The faults of `checks/faults`, each a patch that breaks something which tests have to catch. */

export interface TestFile {
  project: string;
  path: string;
}

export interface Fault {
  /** File name without its ending. */
  name: string;
  breaks: string;
  caughtBy: readonly TestFile[];
  /** The unified diff. */
  diff: string;
}

const patches = join(import.meta.dirname, "faults");

function readFault(file: string): Fault {
  const text = readFileSync(join(patches, file), "utf8");
  const breaks = /^# Breaks: (.+)$/m.exec(text)?.[1];
  const caughtBy = [...text.matchAll(/^# Caught by: (\w+) (\S+)$/gm)].map(([, project = "", path = ""]) => ({
    project,
    path,
  }));
  if (breaks === undefined || caughtBy.length === 0) {
    throw new Error(`${file} must state what it breaks and which tests catch it.`);
  }
  return { name: file.replace(/\.patch$/, ""), breaks, caughtBy, diff: text };
}

/** @param starts of file names; none: all */
export function readFaults(starts: readonly string[] = []): Fault[] {
  return readdirSync(patches)
    .filter((file) => file.endsWith(".patch"))
    .filter((file) => starts.length === 0 || starts.some((start) => file.startsWith(start)))
    .sort()
    .map(readFault);
}

/** Lines around a fault that may have changed since its patch was made. */
const CHANGED_CONTEXT = 2;

/** A file as it is, and with the fault. */
interface ChangedFile {
  readonly path: string;
  readonly before: string;
  readonly after: string;
}

/** Returns the files that a patch changes in a tree; null where it does not apply. */
export function findChanges({ diff }: Fault, tree: string): ChangedFile[] | null {
  const changes = parsePatch(diff).map((change) => {
    const path = join(tree, (change.newFileName ?? "").replace(/^b\//, ""));
    const before = existsSync(path) ? readFileSync(path, "utf8") : "";
    return { path, before, after: applyPatch(before, change, { fuzzFactor: CHANGED_CONTEXT }) };
  });
  const applied = changes.flatMap(({ after, ...each }) => (after === false ? [] : [{ ...each, after }]));
  return changes.length === 0 || applied.length < changes.length ? null : applied;
}

/**
 * Applies a patch to the copy.
 *
 * @returns what takes it back; null where it does not apply
 */
export function applyFault(fault: Fault, tree: string): (() => void) | null {
  const changes = findChanges(fault, tree);
  if (changes === null) return null;
  for (const { path, after } of changes) writeFileSync(path, after);
  return () => {
    for (const { path, before } of changes) writeFileSync(path, before);
  };
}
